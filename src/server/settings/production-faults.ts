import type { SettingFault } from './read-settings.ts';
import { weaknessOfKeys, weaknessOfSecrets } from './weak-secrets.ts';

/** What has a convenient default that no lender may run on, and why. */
const REQUIRED: Readonly<Record<string, string>> = {
  DATABASE_URL: 'the embedded database does not survive a power cut',
  ENCRYPTION_KEYS: 'keys must be kept apart from the data that they protect',
  TOKEN_SECRET: 'a generated secret is lost with its folder, and differs between servers',
  SMTP_URL: 'mail would stay in the development mailbox',
  PUBLIC_URL: 'mails and pages would name localhost',
};

/** What is reached over a network that others read, and what they would read. */
const OVER_TLS: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'answers would cross the network in clear, and cookies with them',
  WEBHOOK_URL: 'it carries personal data',
  GEOCODER_URL: 'it is told what visitors type',
  TURNSTILE_VERIFY_URL: 'it is told the secret, and that somebody is no robot',
};

/** By how much the limits may be multiplied where visitors are: beyond it there are none. */
const LARGEST_RATE_LIMIT = 100;

/** As they are written, by their names. */
type Given = Readonly<Record<string, string | undefined>>;

/** What is right by itself, and cannot be meant where real people are served. */
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
  for (const variable of ['TOKEN_SECRET', 'WEBHOOK_SECRET']) {
    const secrets = given[variable]?.split(',').map((secret) => secret.trim());
    const weak = secrets === undefined ? undefined : weaknessOfSecrets(secrets);
    if (weak !== undefined) refuse(variable, weak);
  }
  if (limit !== undefined && (Number(limit) === 0 || Number(limit) > LARGEST_RATE_LIMIT)) {
    const range = `must be above 0 and at most ${LARGEST_RATE_LIMIT} with NODE_ENV=production`;
    refuse('RATE_LIMIT', `${range}: without limits anybody may try as often as they like`);
  }
  return faults;
}
