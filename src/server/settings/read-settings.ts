import { z } from 'zod';
import { readRetention } from '#configuration/read-retention.ts';
import { wholeNumber } from '#configuration/whole-number.ts';
import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import { MOST_TRIES, USUAL_TRIES } from '../bot-check/altcha.ts';
import { parseKeyRing } from '../encryption/key-ring.ts';
import { type ItsmeSettings, readItsme } from './read-itsme.ts';

/** What the program needs to know of the place it runs in. Read once, passed as a value. */
export interface Settings {
  production: boolean;
  port: number;
  host: string;
  /** Without a slash at its end. */
  publicUrl: string;
  /** Absent: PGlite in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  configDir: string;
  contentDir: string;
  siteDir: string;
  /** Absent: the development mailbox. */
  smtpUrl: string | undefined;
  /** Absent: the lender's own address. */
  mailFrom: string | undefined;
  /** Where the lender's team reads what came in. Absent: it is not mailed. */
  officeEmail: string | undefined;
  /** The receiver of the lender's systems. Absent: there is none. All secrets sign. */
  webhook: { url: string; secrets: readonly string[] } | undefined;
  keep: RetentionPeriods;
  /** «id:base64key,…». Absent: generated once into `dataDir`. */
  encryptionKeys: string | undefined;
  /** The first signs, all verify. Absent: generated once into `dataDir`. */
  tokenSecrets: readonly string[] | undefined;
  /** Absent: ALTCHA. */
  turnstile: { siteKey: string; secret: string; verifyUrl: string } | undefined;
  /** How many tries ALTCHA's puzzle takes, on average. */
  botCheckTries: number;
  /** Absent: outside production a stand-in, in production no itsme. */
  itsme: ItsmeSettings | undefined;
  /** Multiplies every rate limit; 0 lifts them. */
  rateLimit: number;
  /** Whether the address of a visitor is taken from a proxy's X-Forwarded-For. */
  trustProxy: boolean;
  logLevel: LogLevel;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface SettingFault {
  variable: string;
  reason: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const SECRET_LENGTH = 32; // characters: the 256 bits that HS256 asks for (RFC 7518 §3.2)

const url = (protocols: readonly string[]) =>
  z.string().refine(
    (text) => {
      const scheme = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : '';
      return protocols.includes(scheme);
    },
    `must be an address that starts with ${protocols.map((p) => `${p}://`).join(' or ')}`,
  );

const secretsOf = (several: string) =>
  z
    .string()
    .transform((written) => written.split(',').map((secret) => secret.trim()))
    .refine(
      (secrets) => secrets.every((secret) => secret.length >= SECRET_LENGTH),
      `must be at least ${SECRET_LENGTH} characters (several between commas: ${several})`,
    );

/** A call refuses such an address; a header of the receiver's own choosing is what signatures are for. */
function hasPassword(text: string): boolean {
  return URL.canParse(text) && (new URL(text).username !== '' || new URL(text).password !== '');
}

const yesOrNo = z.enum(['yes', 'no'], 'must be yes or no').transform((answer) => answer === 'yes');

const schema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: url(['http', 'https']).optional(),
  DATABASE_URL: url(['postgres', 'postgresql']).optional(),
  DATA_DIR: z.string().default('.data'),
  CONFIG_DIR: z.string().default('config'),
  CONTENT_DIR: z.string().default('content'),
  SITE_DIR: z.string().default('dist/site'),
  SMTP_URL: url(['smtp', 'smtps']).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'must be an e-mail address')
    .optional(),
  OFFICE_EMAIL: z.email('must be an e-mail address').optional(),
  ENCRYPTION_KEYS: z
    .string()
    .refine(
      (written) => parseKeyRing(written) !== undefined,
      'must be id:key pairs between commas, each key 32 bytes in base64',
    )
    .optional(),
  WEBHOOK_URL: url(['http', 'https'])
    .refine((text) => !hasPassword(text), 'must not hold a user or a password')
    .optional(),
  WEBHOOK_SECRET: secretsOf('all sign').optional(),
  TOKEN_SECRET: secretsOf('the first signs').optional(),
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET: z.string().optional(),
  TURNSTILE_VERIFY_URL: url(['http', 'https']).default(
    'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  ),
  BOT_CHECK_TRIES: wholeNumber(1, MOST_TRIES).default(USUAL_TRIES),
  ITSME_ISSUER: url(['https', 'http']).optional(),
  ITSME_CLIENT_ID: z.string().optional(),
  ITSME_SERVICE: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the code that itsme gave the service')
    .optional(),
  ITSME_JWKS: z.string().optional(),
  RATE_LIMIT: z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'must be a number: 1 is the usual limits, 2 twice as many, 0 none')
    .transform(Number)
    .default(1),
  TRUST_PROXY: yesOrNo.default(false),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional(),
});

/** What has a convenient default that no lender may run on, and why. */
const REQUIRED_IN_PRODUCTION: Readonly<Record<string, string>> = {
  DATABASE_URL: 'the embedded database does not survive a power cut',
  ENCRYPTION_KEYS: 'keys must be kept apart from the data that they protect',
  TOKEN_SECRET: 'a generated secret is lost with its folder, and differs between servers',
  SMTP_URL: 'mail would stay in the development mailbox',
  PUBLIC_URL: 'mails and pages would name localhost',
};

/** Settings of which one is nothing without the other. */
const PAIRS = [
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
] as const;

/** Reads every setting, and lists all faults together. An empty variable counts as absent. */
export function readSettings(
  environment: Environment,
): { ok: true; settings: Settings } | { ok: false; faults: SettingFault[] } {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, text]) => text !== undefined && text.trim() !== ''),
  );
  const production = given.NODE_ENV === 'production';
  const parsed = schema.safeParse(given);
  const faults: SettingFault[] = (parsed.error?.issues ?? []).map((issue) => ({
    variable: String(issue.path[0]),
    reason: issue.message,
  }));
  for (const [variable, why] of production ? Object.entries(REQUIRED_IN_PRODUCTION) : []) {
    if (given[variable] === undefined) {
      faults.push({ variable, reason: `must be set with NODE_ENV=production: ${why}` });
    }
  }
  for (const pair of PAIRS) {
    const missing = pair.filter((variable) => given[variable] === undefined);
    for (const variable of missing.length === 1 ? missing : []) {
      faults.push({ variable, reason: `must be set too: ${pair.join(' and ')} go together` });
    }
  }
  if (production && given.WEBHOOK_URL?.startsWith('http://')) {
    const reason = 'must start with https:// with NODE_ENV=production: it carries personal data';
    faults.push({ variable: 'WEBHOOK_URL', reason });
  }
  const { keep, faults: ofRetention } = readRetention(given);
  const { itsme, faults: ofItsme } = readItsme(given, production);
  faults.push(...ofRetention, ...ofItsme);
  if (parsed.data === undefined || keep === undefined || faults.length > 0)
    return { ok: false, faults };
  const read = parsed.data;
  return {
    ok: true,
    settings: {
      production,
      port: read.PORT,
      host: read.HOST,
      publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/+$/, ''),
      databaseUrl: read.DATABASE_URL,
      dataDir: read.DATA_DIR,
      configDir: read.CONFIG_DIR,
      contentDir: read.CONTENT_DIR,
      siteDir: read.SITE_DIR,
      smtpUrl: read.SMTP_URL,
      mailFrom: read.MAIL_FROM,
      officeEmail: read.OFFICE_EMAIL,
      webhook:
        read.WEBHOOK_URL !== undefined && read.WEBHOOK_SECRET !== undefined
          ? { url: read.WEBHOOK_URL, secrets: read.WEBHOOK_SECRET }
          : undefined,
      keep,
      encryptionKeys: read.ENCRYPTION_KEYS,
      tokenSecrets: read.TOKEN_SECRET,
      turnstile:
        read.TURNSTILE_SITE_KEY !== undefined && read.TURNSTILE_SECRET !== undefined
          ? {
              siteKey: read.TURNSTILE_SITE_KEY,
              secret: read.TURNSTILE_SECRET,
              verifyUrl: read.TURNSTILE_VERIFY_URL,
            }
          : undefined,
      botCheckTries: read.BOT_CHECK_TRIES,
      itsme,
      rateLimit: read.RATE_LIMIT,
      trustProxy: read.TRUST_PROXY,
      logLevel: read.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    },
  };
}
