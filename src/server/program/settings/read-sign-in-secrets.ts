import type { Lender } from '#domain/lender/lender.ts';
import type { Environment } from './read-settings.ts';
import { readSecret, type SecretOrigin } from './secrets.ts';
import type { SettingFault } from './setting-fault.ts';

/** The variable of a sign-in's secret: SIGN_IN_MY_ID_SECRET for `my-id`. */
export function secretVariable(id: string): string {
  return `SIGN_IN_${id.toUpperCase().replaceAll('-', '_')}_SECRET`;
}

/** The secrets of the lender's sign-ins, by identifier; empty if the file is invalid. */
export function readSignInSecrets(
  environment: Environment,
  loaded: { ok: true; configuration: { lender: Pick<Lender, 'signIns'> } } | { ok: false },
): {
  secrets: ReadonlyMap<string, string>;
  origins: readonly SecretOrigin[];
  faults: readonly SettingFault[];
} {
  const secrets = new Map<string, string>();
  const origins: SecretOrigin[] = [];
  const faults: SettingFault[] = [];
  for (const { id } of (loaded.ok && loaded.configuration.lender.signIns) || []) {
    const variable = secretVariable(id);
    const read = readSecret(environment, variable);
    if (!read.ok) faults.push(read.fault);
    else if (read.origin !== undefined) {
      secrets.set(id, read.value.trim());
      origins.push(read.origin);
    } else faults.push({ variable, reason: `must be set: lender.yaml names the sign-in ${id}` });
  }
  return { secrets, origins, faults };
}
