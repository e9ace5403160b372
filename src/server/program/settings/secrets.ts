import { runSecretCommand } from './secret-commands.ts';
import { readSecretFile } from './secret-files.ts';
import type { SettingFault } from './setting-fault.ts';

/**
 * Settings that may also be given as a file or by a command: `NAME_FILE` names a file that contains the value of `NAME`,
 * `NAME_COMMAND` a program that prints it.
 */
const SECRETS = [
  'DATABASE_URL',
  'SMTP_URL',
  'ENCRYPTION_KEYS',
  'TOKEN_SECRET',
  'WEBHOOK_SECRET',
  'AUDIT_WEBHOOK_SECRET',
  'TURNSTILE_SECRET',
  'ITSME_JWKS',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

/** From where a secret comes; of the value itself nothing. */
export interface SecretOrigin {
  /** The setting as it was given: `TOKEN_SECRET_FILE`. */
  variable: string;
  from: 'environment' | 'file' | 'command';
  /** Whether the command printed to standard error as well, though it succeeded. */
  printedErrors?: boolean;
}

type Given = Readonly<Record<string, string | undefined>>;

/** A secret, and from where. Neither: the setting is absent. */
export type ReadSecret =
  | { ok: true; value?: undefined; origin?: undefined }
  | { ok: true; value: string; origin: SecretOrigin }
  | { ok: false; fault: SettingFault };

/**
 * Reads a secret from its variable, or from the file or the command that `NAME_FILE` or `NAME_COMMAND` names. An empty
 * variable counts as absent; an empty file does not.
 */
export function readSecret(environment: Given, variable: string): ReadSecret {
  const ways = [
    { variable, from: 'environment' },
    { variable: `${variable}_FILE`, from: 'file' },
    { variable: `${variable}_COMMAND`, from: 'command' },
  ] as const;
  const [way, second] = ways.filter((each) => isPresent(environment[each.variable]));
  if (way === undefined) return { ok: true };
  if (second !== undefined)
    return refuse(second.variable, `cannot be set together with ${way.variable}`);
  const written = environment[way.variable] ?? '';
  if (way.from === 'environment') return { ok: true, value: written, origin: way };
  const text =
    way.from === 'file' ? readSecretFile(written) : runSecretCommand(written, environment);
  if (!text.ok) return refuse(way.variable, text.reason);
  const { value, printedErrors } = text;
  return { ok: true, value, origin: { ...way, ...(printedErrors && { printedErrors }) } };
}

type Faults = { ok: false; faults: SettingFault[] };

/**
 * Calls `read` with the values of all secrets in place, and with their origins; in its faults, names the file or the
 * command of what came from one.
 */
export function withSecrets<T extends { ok: true }>(
  given: Given,
  read: (given: Given, origins: readonly SecretOrigin[]) => T | Faults,
): T | Faults {
  const values: Record<string, string> = {};
  const origins = new Map<string, SecretOrigin>();
  const ofSecrets = new Map<string, SettingFault>();
  for (const variable of SECRETS) {
    const secret = readSecret(given, variable);
    if (!secret.ok) ofSecrets.set(variable, secret.fault);
    else if (secret.origin !== undefined) {
      values[variable] = secret.value;
      origins.set(variable, secret.origin);
    }
  }
  const answer = read({ ...given, ...values }, [...origins.values()]);
  if (answer.ok && ofSecrets.size === 0) return answer;
  // A secret whose file or command is wrong is not reported as missing too.
  const ofValues = (answer.ok ? [] : answer.faults)
    .filter(({ variable }) => !ofSecrets.has(variable))
    .map((fault) => nameOrigin(fault, origins.get(fault.variable)));
  return { ok: false, faults: [...ofSecrets.values(), ...ofValues] };
}

function nameOrigin(fault: SettingFault, origin: SecretOrigin | undefined): SettingFault {
  if (origin === undefined || origin.from === 'environment') return fault;
  const source = origin.from === 'file' ? 'name a file with' : 'be a program that prints';
  const { variable, reason } = fault;
  return {
    variable: origin.variable,
    reason: `must ${source} the value of ${variable}, and that ${reason}`,
  };
}

function refuse(variable: string, reason: string): ReadSecret {
  return { ok: false, fault: { variable, reason } };
}

function isPresent(value: string | undefined): value is string {
  return value !== undefined && value.trim() !== '';
}
