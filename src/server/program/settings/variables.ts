import { z } from 'zod';
import { wholeNumber } from '#configuration/whole-number.ts';
import { DEFAULT_TRIES, MAX_TRIES } from '../../http/bot-check/altcha.ts';
import { USUAL_REQUEST_LIMITS } from '../../http/request-limits.ts';
import { readNetworks, type TrustedProxies } from '../../http/visitor-address.ts';
import { LOG_LEVELS } from '../../operation/log/logger-options.ts';
import { parseKeyRing } from '../../security/encryption/key-ring.ts';
import { DEFAULT_COMMAND_SECONDS } from './secret-commands.ts';

export const ROLES = ['all', 'web', 'worker'] as const;
/** The part of the work that a process does: what visitors ask, the jobs, or both. */
export type Role = (typeof ROLES)[number];

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

/** Fetch refuses an address with a password; a receiver verifies signatures instead. */
function hasPassword(text: string): boolean {
  return URL.canParse(text) && (new URL(text).username !== '' || new URL(text).password !== '');
}

const yesOrNo = z.enum(['yes', 'no'], 'must be yes or no').transform((answer) => answer === 'yes');

const tls = z.enum(['verify'], 'must be verify, or absent: then the address decides').optional();

const HOW_TO_TRUST =
  'must be no, the number of proxies in front of the server (1 to 9), or their networks separated by commas (10.0.0.0/8)';

/** `yes` used to trust the first address, which the visitor can forge. */
const trustedProxies = z.string().transform((written, context): TrustedProxies => {
  const answer = written.trim();
  if (answer === 'no') return false;
  if (/^[1-9]$/.test(answer)) return { hops: Number(answer) };
  const networks = readNetworks(answer);
  if (networks !== undefined) return { networks };
  const yes = 'can no longer be yes: write 1 for one proxy that sets X-Forwarded-For; it';
  const message = answer === 'yes' ? `${yes} ${HOW_TO_TRUST}` : HOW_TO_TRUST;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** The map tiles that a page may load: from a single origin, which its policy names. */
const tiles = z
  .string()
  .refine(
    (text) =>
      /^https:\/\/[a-z0-9.-]+(?::\d+)?\/[^\s"'<>\\]*$/i.test(text) &&
      ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) &&
      text.match(/\{[^}]*\}/g)?.every((part) => /^\{[zxyr]\}$/.test(part)) === true,
    'must be an address that starts with https://, with {z}, {x} and {y} in its path and no other part such as {s}',
  );

const credit = z
  .string()
  .regex(/^[^|<>]+\|https:\/\/[^\s|<>"]+$/, 'must be a text, a bar and an https:// address')
  .transform((written) => {
    const [text = '', href = ''] = written.split('|').map((part) => part.trim());
    return { text, href };
  });

/** "authorization=Bearer%20abc,x-tenant=b": as OpenTelemetry writes headers. */
const collectorHeaders = z.string().transform((written, context): Record<string, string> => {
  const pairs = written.split(',').map((pair) => /^\s*([\w-]+)=(\S*)\s*$/.exec(pair));
  try {
    return Object.fromEntries(
      pairs.map((pair) => [pair?.[1] ?? fail(), decodeURIComponent(pair?.[2] ?? '')]),
    );
  } catch {
    const message = 'must be name=value pairs separated by commas, their values percent-encoded';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
});

function fail(): never {
  throw new Error('Not a pair');
}

/** Each environment variable by itself: its valid values, and its default. */
export const VARIABLES = z.object({
  NODE_ENV: z.string().optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: url(['http', 'https']).optional(),
  DATABASE_URL: url(['postgres', 'postgresql']).optional(),
  DATA_DIR: z.string().default('.data'),
  ERASURES_DIR: z.string().optional(),
  KEEP_ERASURES_DAYS: wholeNumber(1, 3_650).default(366),
  KEEP_AUDIT_MONTHS: wholeNumber(12, 1_200).default(120), // A-16.40
  KEEP_JOBS_DAYS: wholeNumber(1, 365).default(7),
  CONFIG_DIR: z.string().default('config'),
  CONTENT_DIR: z.string().default('content'),
  SITE_DIR: z.string().default('dist/site'),
  PREVIEW_ON: z.iso.date('must be a day, such as 2027-01-31').optional(),
  DATABASE_TLS: tls,
  DATABASE_CA_FILE: z.string().optional(),
  SMTP_URL: url(['smtp', 'smtps']).optional(),
  SMTP_TLS: tls,
  SMTP_CA_FILE: z.string().optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'must be an e-mail address')
    .optional(),
  OFFICE_EMAIL: z.email('must be an e-mail address').optional(),
  ENCRYPTION_KEYS: z
    .string()
    .refine(
      (written) => parseKeyRing(written) !== undefined,
      'must be id:key pairs separated by commas, each key 32 bytes in base64',
    )
    .optional(),
  WEBHOOK_URL: url(['http', 'https'])
    .refine((text) => !hasPassword(text), 'must not contain a user or a password')
    .optional(),
  WEBHOOK_SECRET: secretsOf('all sign').optional(),
  TOKEN_SECRET: secretsOf('the first signs').optional(),
  AUDIT_WEBHOOK_URL: url(['http', 'https'])
    .refine((text) => !hasPassword(text), 'must not contain a user or a password')
    .optional(),
  AUDIT_WEBHOOK_SECRET: secretsOf('all sign').optional(),
  AUDIT_EMAIL: z.email('must be an e-mail address').optional(),
  AUDIT_TIMESTAMP_URL: url(['http', 'https'])
    .refine((text) => !hasPassword(text), 'must not contain a user or a password')
    .optional(),
  AUDIT_TIMESTAMP_CA_FILE: z.string().optional(),
  AUDIT_PROOF_HOURS: wholeNumber(1, 744).default(24),
  SECRET_COMMAND_SECONDS: wholeNumber(1, 60).default(DEFAULT_COMMAND_SECONDS),
  TURNSTILE_SITE_KEY: z.string().optional(),
  TURNSTILE_SECRET: z.string().optional(),
  TURNSTILE_VERIFY_URL: url(['http', 'https']).default(
    'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  ),
  BOT_CHECK_TRIES: wholeNumber(1, MAX_TRIES).default(DEFAULT_TRIES),
  ITSME_ISSUER: url(['https', 'http']).optional(),
  ITSME_CLIENT_ID: z.string().optional(),
  ITSME_SERVICE: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the code that itsme gave the service')
    .optional(),
  ITSME_JWKS: z.string().optional(),
  CLAMD_URL: z
    .union([z.literal('none'), url(['tcp'])], 'must be an address that starts with tcp://, or none')
    .optional(),
  GEOCODER_URL: url(['http', 'https'])
    .refine((text) => !hasPassword(text), 'must not contain a user or a password')
    .optional(),
  MAP_TILES_URL: tiles.optional(),
  MAP_TILES_CREDIT: credit.optional(),
  MAP_PMTILES: z.string().optional(),
  MAIL_BEFORE_EXPIRY: yesOrNo.default(true),
  RATE_LIMIT: z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'must be a number: 1 is the usual limits, 2 twice as many, 0 none')
    .transform(Number)
    .default(1),
  TRUST_PROXY: trustedProxies.default(false),
  ROLE: z.enum(ROLES, `must be one of ${ROLES.join(', ')}`).default('all'),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().default('localhost'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http', 'https'])
    .refine((text) => !hasPassword(text), 'must not contain a user or a password')
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: collectorHeaders.default({}),
  OTEL_SERVICE_NAME: z.string().default('loanfront'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(
      /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/,
      'must be a number from 0 to 1: the share of traces that is kept',
    )
    .transform(Number)
    .default(1),
  DRAIN_SECONDS: wholeNumber(0, 60).default(0),
  BODY_SECONDS: wholeNumber(5, 600).default(USUAL_REQUEST_LIMITS.bodySeconds),
  UPLOAD_SECONDS: wholeNumber(60, 3_600).default(USUAL_REQUEST_LIMITS.uploadSeconds),
  HEADER_SECONDS: wholeNumber(5, 60).default(USUAL_REQUEST_LIMITS.headerSeconds),
  KEEP_ALIVE_SECONDS: wholeNumber(1, 600).default(USUAL_REQUEST_LIMITS.keepAliveSeconds),
  MAX_CONNECTIONS: wholeNumber(10, 100_000).default(USUAL_REQUEST_LIMITS.maxConnections),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional(),
});
