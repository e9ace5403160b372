import { join } from 'node:path';
import type { z } from 'zod';
import { readRetention } from '#configuration/read-retention.ts';
import type { MapPictures } from '#domain/brokers/finder.ts';
import { type CalendarDate, parseIsoDate } from '#domain/calendar/date.ts';
import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import type { RequestLimits } from '../../http/request-limits.ts';
import type { TrustedProxies } from '../../http/visitor-address.ts';
import type { VerifiedTls } from '../../letters/mail/smtp.ts';
import type { LogLevel } from '../../operation/log/logger-options.ts';
import type { TraceSettings } from '../../operation/observability/open-traces.ts';
import { type Periods, periodsOf } from '../../stores/retention-table.ts';
import { findProductionFaults } from './production-faults.ts';
import { type AuditProofSettings, readAuthorities } from './read-audit-proofs.ts';
import { type ItsmeSettings, readItsme } from './read-itsme.ts';
import { readTls } from './read-tls.ts';
import { type SecretOrigin, withSecrets } from './secrets.ts';
import type { SettingFault } from './setting-fault.ts';
import { type Role, VARIABLES } from './variables.ts';

/** The settings of the program's environment. Read once and passed as a value. */
export interface Settings {
  production: boolean;
  port: number;
  host: string;
  /** Without a slash at its end. */
  publicUrl: string;
  /** Absent: PGlite in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Where the register of erasures is, and for how long its entries are kept. */
  erasures: { dir: string; keepDays: number };
  configDir: string;
  contentDir: string;
  siteDir: string;
  /** Absent: the development mailbox. */
  smtpUrl: string | undefined;
  /** How TLS is required of the mail server. Absent: as its address says. */
  smtpTls: VerifiedTls | undefined;
  /** Absent: the lender's own address. */
  mailFrom: string | undefined;
  /** The mailbox of the lender's team. Absent: the team gets no mail. */
  officeEmail: string | undefined;
  /** The lender's webhook receiver. Absent: no webhook. Every secret makes a signature. */
  webhook: { url: string; secrets: readonly string[] } | undefined;
  /** Where the end of the audit log is proven, and how often. */
  auditProofs: AuditProofSettings;
  keep: RetentionPeriods;
  /** How long everything is kept, by the settings' names. */
  periods: Periods;
  /** "id:base64key,…". Absent: generated once into `dataDir`. */
  encryptionKeys: string | undefined;
  /** The day whose tariffs and pages are served, outside production. Absent: today's. */
  previewOn: CalendarDate | undefined;
  /** The first signs, all verify. Absent: generated once into `dataDir`. */
  tokenSecrets: readonly string[] | undefined;
  /** Absent: ALTCHA. */
  turnstile: { siteKey: string; secret: string; verifyUrl: string } | undefined;
  /** How many tries ALTCHA's puzzle takes, on average. */
  botCheckTries: number;
  /** Absent: outside production a mock, in production no itsme. */
  itsme: ItsmeSettings | undefined;
  /** ClamAV's daemon. Absent: files are not scanned, which production has to set outright. */
  clamdUrl: string | undefined;
  /** A geocoder with the API of Nominatim, for addresses. Absent: places are found by our own data. */
  geocoderUrl: string | undefined;
  /** Where map tiles come from. Absent: the map is drawn without tiles. */
  mapTiles: MapPictures | undefined;
  /** The path of a file of vector tiles, which this server sends. Absent: the map draws no streets. */
  mapFile: string | undefined;
  /** Whether applicants are mailed before their sessions end. */
  mailsBeforeExpiry: boolean;
  /** Multiplies every rate limit; 0, which production refuses, lifts them. */
  rateLimit: number;
  /** The proxies whose X-Forwarded-For is trusted for a visitor's address. */
  trustProxy: TrustedProxies;
  role: Role;
  /** Where metrics are served, apart from everything else. Absent: nowhere. */
  metrics: { port: number; host: string } | undefined;
  /** Where spans are sent. Absent: nowhere. */
  traces: TraceSettings | undefined;
  /** How long it serves on after it was told to stop, in seconds. */
  drainSeconds: number;
  requestLimits: RequestLimits;
  logLevel: LogLevel;
  /** From where each secret that is set comes. */
  secretOrigins: readonly SecretOrigin[];
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that are useless without each other. */
const PAIRS = [
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['AUDIT_WEBHOOK_URL', 'AUDIT_WEBHOOK_SECRET'],
  ['MAP_TILES_URL', 'MAP_TILES_CREDIT'],
] as const;

type ReadSettings = { ok: true; settings: Settings } | { ok: false; faults: SettingFault[] };

/**
 * Reads every setting, and lists all faults together. An empty variable counts as absent; a secret may be in the
 * file that `NAME_FILE` names, or be printed by the command that `NAME_COMMAND` names.
 */
export function readSettings(environment: Environment): ReadSettings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, text]) => text !== undefined && text.trim() !== ''),
  );
  return withSecrets(given, readValues);
}

function readValues(given: Environment, secretOrigins: readonly SecretOrigin[]): ReadSettings {
  const production = given.NODE_ENV === 'production';
  const parsed = VARIABLES.safeParse(given);
  const faults: SettingFault[] = (parsed.error?.issues ?? []).map((issue) => ({
    variable: String(issue.path[0]),
    reason: issue.message,
  }));
  if (production) {
    const isRight = ({ variable }: SettingFault) => !faults.some((f) => f.variable === variable);
    faults.push(...findProductionFaults(given).filter(isRight));
  }
  for (const pair of PAIRS) {
    const missing = pair.filter((variable) => given[variable] === undefined);
    for (const variable of missing.length === 1 ? missing : []) {
      faults.push({ variable, reason: `must be set too: ${pair.join(' and ')} go together` });
    }
  }
  if (given.MAP_PMTILES !== undefined && given.MAP_TILES_URL !== undefined) {
    const reason = 'cannot be set together with MAP_TILES_URL: the map has one of them, or neither';
    faults.push({ variable: 'MAP_PMTILES', reason });
  }
  const { BODY_SECONDS: body, UPLOAD_SECONDS: upload } = parsed.data ?? {};
  if (body !== undefined && upload !== undefined && upload < body) {
    const reason = `must be at least BODY_SECONDS, which is ${body}: files take longer than text`;
    faults.push({ variable: 'UPLOAD_SECONDS', reason });
  }
  faults.push(...findClashes(parsed.data));
  const { keep, faults: ofRetention } = readRetention(given);
  const { itsme, faults: ofItsme } = readItsme(given, production);
  const { databaseUrl, smtpTls, faults: ofTls } = readTls(given);
  const { authorities, faults: ofAuthorities } = readAuthorities(given);
  const isNew = ({ variable }: SettingFault) => !faults.some((f) => f.variable === variable);
  faults.push(...ofRetention, ...ofItsme, ...ofAuthorities, ...ofTls.filter(isNew));
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
      databaseUrl,
      dataDir: read.DATA_DIR,
      erasures: {
        dir: read.ERASURES_DIR ?? join(read.DATA_DIR, 'erasures'),
        keepDays: read.KEEP_ERASURES_DAYS,
      },
      configDir: read.CONFIG_DIR,
      contentDir: read.CONTENT_DIR,
      siteDir: read.SITE_DIR,
      previewOn: parseIsoDate(read.PREVIEW_ON ?? ''),
      smtpUrl: read.SMTP_URL,
      smtpTls,
      mailFrom: read.MAIL_FROM,
      officeEmail: read.OFFICE_EMAIL,
      webhook:
        read.WEBHOOK_URL !== undefined && read.WEBHOOK_SECRET !== undefined
          ? { url: read.WEBHOOK_URL, secrets: read.WEBHOOK_SECRET }
          : undefined,
      auditProofs: {
        everyHours: read.AUDIT_PROOF_HOURS,
        webhook:
          read.AUDIT_WEBHOOK_URL !== undefined && read.AUDIT_WEBHOOK_SECRET !== undefined
            ? { url: read.AUDIT_WEBHOOK_URL, secrets: read.AUDIT_WEBHOOK_SECRET }
            : undefined,
        email: read.AUDIT_EMAIL,
        timestampUrl: read.AUDIT_TIMESTAMP_URL,
        authorities,
      },
      keep,
      periods: periodsOf(keep, {
        KEEP_AUDIT_MONTHS: read.KEEP_AUDIT_MONTHS,
        KEEP_JOBS_DAYS: read.KEEP_JOBS_DAYS,
        KEEP_ERASURES_DAYS: read.KEEP_ERASURES_DAYS,
      }),
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
      clamdUrl: read.CLAMD_URL === 'none' ? undefined : read.CLAMD_URL,
      geocoderUrl: read.GEOCODER_URL,
      mapTiles:
        read.MAP_TILES_URL !== undefined && read.MAP_TILES_CREDIT !== undefined
          ? { url: read.MAP_TILES_URL, credit: read.MAP_TILES_CREDIT }
          : undefined,
      mapFile: read.MAP_PMTILES,
      mailsBeforeExpiry: read.MAIL_BEFORE_EXPIRY,
      rateLimit: read.RATE_LIMIT,
      trustProxy: read.TRUST_PROXY,
      role: read.ROLE,
      metrics:
        read.METRICS_PORT === undefined
          ? undefined
          : { port: read.METRICS_PORT, host: read.METRICS_HOST },
      traces:
        read.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
          ? undefined
          : {
              url: `${read.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
              headers: read.OTEL_EXPORTER_OTLP_HEADERS,
              serviceName: read.OTEL_SERVICE_NAME,
              ratio: read.OTEL_TRACES_SAMPLER_ARG,
            },
      drainSeconds: read.DRAIN_SECONDS,
      requestLimits: {
        bodySeconds: read.BODY_SECONDS,
        uploadSeconds: read.UPLOAD_SECONDS,
        headerSeconds: read.HEADER_SECONDS,
        keepAliveSeconds: read.KEEP_ALIVE_SECONDS,
        maxConnections: read.MAX_CONNECTIONS,
      },
      logLevel: read.LOG_LEVEL ?? (production ? 'info' : 'warn'),
      secretOrigins,
    },
  };
}

/** Settings that are right by themselves, but not together. */
function findClashes(read: z.output<typeof VARIABLES> | undefined): SettingFault[] {
  if (read === undefined) return [];
  const faults: SettingFault[] = [];
  if (read.METRICS_PORT !== undefined && read.METRICS_PORT !== 0 && read.METRICS_PORT === read.PORT)
    faults.push({
      variable: 'METRICS_PORT',
      reason: 'must not be PORT: metrics are not for visitors',
    });
  if (read.ROLE !== 'all' && read.DATABASE_URL === undefined)
    faults.push({
      variable: 'ROLE',
      reason: `can be ${read.ROLE} only with DATABASE_URL: the embedded database has a single process`,
    });
  return faults;
}
