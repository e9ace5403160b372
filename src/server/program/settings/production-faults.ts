import type { SettingFault } from './setting-fault.ts';
import { weaknessOfKeys, weaknessOfSecrets } from './weak-secrets.ts';

/** Settings with a convenient default that no lender may use in production, and why. */
const REQUIRED: Readonly<Record<string, string>> = {
  DATABASE_URL: 'the embedded database does not survive a power cut',
  ENCRYPTION_KEYS: 'keys must be kept apart from the data that they protect',
  TOKEN_SECRET: 'a generated secret is lost with its folder, and differs between servers',
  SMTP_URL: 'mail would stay in the development mailbox',
  PUBLIC_URL: 'mails and pages would name localhost',
  CLAMD_URL:
    'files from visitors would reach the lender without a virus scan; CLAMD_URL=none accepts that',
};

/** Settings of what is reached over a public network, and what an eavesdropper would read. */
const OVER_TLS: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'answers and cookies would cross the network unencrypted',
  WEBHOOK_URL: 'it carries personal data',
  AUDIT_WEBHOOK_URL: 'what proves the audit log must reach its receiver alone',
  GEOCODER_URL: 'it receives what visitors type',
  TURNSTILE_VERIFY_URL: 'it receives the secret, and decides who is not a robot',
};

/** The maximum by which limits may be multiplied in production: beyond it they are ineffective. */
const MAX_RATE_LIMIT = 100;

/** The settings as written, by name. */
type Given = Readonly<Record<string, string | undefined>>;

/** Finds values that are valid by themselves, but cannot be meant in production. */
export function findProductionFaults(given: Given): SettingFault[] {
  const faults: SettingFault[] = [];
  const refuse = (variable: string, reason: string) => faults.push({ variable, reason });
  for (const [variable, why] of Object.entries(REQUIRED)) {
    if (given[variable] === undefined)
      refuse(variable, `must be set with NODE_ENV=production: ${why}`);
  }
  for (const [variable, why] of Object.entries(OVER_TLS)) {
    if (/^http:/i.test(given[variable] ?? ''))
      refuse(variable, `must start with https:// with NODE_ENV=production: ${why}`);
  }
  const { ENCRYPTION_KEYS: keys, RATE_LIMIT: limit } = given;
  const weakKeys = keys === undefined ? undefined : weaknessOfKeys(keys);
  if (weakKeys !== undefined) refuse('ENCRYPTION_KEYS', weakKeys);
  for (const variable of ['TOKEN_SECRET', 'WEBHOOK_SECRET', 'AUDIT_WEBHOOK_SECRET']) {
    const secrets = given[variable]?.split(',').map((secret) => secret.trim());
    const weak = secrets === undefined ? undefined : weaknessOfSecrets(secrets);
    if (weak !== undefined) refuse(variable, weak);
  }
  if (limit !== undefined && (Number(limit) === 0 || Number(limit) > MAX_RATE_LIMIT)) {
    const range = `must be above 0 and at most ${MAX_RATE_LIMIT} with NODE_ENV=production`;
    refuse('RATE_LIMIT', `${range}: without limits anybody may try as often as they like`);
  }
  if (given.PREVIEW_ON !== undefined)
    refuse(
      'PREVIEW_ON',
      'cannot be set with NODE_ENV=production: visitors are lent at the tariffs of today',
    );
  return faults;
}
