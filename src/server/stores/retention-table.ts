import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import { daysAfter, monthsAfter } from './periods.ts';

/** The settings of how long something is kept. Days and months are whole numbers. */
export const PERIOD_SETTINGS = [
  'KEEP_DRAFTS_DAYS',
  'KEEP_SHARES_DAYS',
  'KEEP_PROSPECTS_MONTHS',
  'KEEP_REQUESTS_DAYS',
  'KEEP_AUDIT_MONTHS',
  'KEEP_JOBS_DAYS',
  'KEEP_ERASURES_DAYS',
] as const;

export type PeriodSetting = (typeof PERIOD_SETTINGS)[number];

/** Each setting's value. */
export type Periods = Readonly<Record<PeriodSetting, number>>;

/** All periods: those that pages state, and the others. */
export function periodsOf(
  keep: RetentionPeriods,
  others: Omit<Periods, keyof ReturnType<typeof statedPeriods>>,
): Periods {
  return { ...statedPeriods(keep), ...others };
}

const statedPeriods = (keep: RetentionPeriods) => ({
  KEEP_DRAFTS_DAYS: keep.draftsDays,
  KEEP_SHARES_DAYS: keep.sharesDays,
  KEEP_PROSPECTS_MONTHS: keep.prospectsMonths,
  KEEP_REQUESTS_DAYS: keep.requestsDays,
});

/** What is due at a time: what was delivered, ended or written at these times or before. */
export function cutoffsAt(at: Date, periods: Periods) {
  const audit = monthsAfter(at, -periods.KEEP_AUDIT_MONTHS);
  audit.setUTCHours(0, 0, 0, 0);
  return {
    requests: daysAfter(at, -periods.KEEP_REQUESTS_DAYS),
    shares: daysAfter(at, -periods.KEEP_SHARES_DAYS),
    unsentFiles: daysAfter(at, -UNSENT_FILES_DAYS),
    backups: daysAfter(at, -BACKUPS_DAYS),
    /** Entries of earlier days only, so that the log records a deletion a day at most. */
    audit,
  };
}

/** Files of a form that was not sent, in days: one that is still being sent is younger. */
const UNSENT_FILES_DAYS = 1;

/** That a backup was taken, in days: a year shows an auditor that they are taken. */
const BACKUPS_DAYS = 366;

/** How long the rows of a table, or what is stored outside of the database, are kept. */
interface Retention {
  /** The setting of the period; or a period that none changes. */
  period: PeriodSetting | FixedPeriod;
  /** When a row is deleted, in words. "the period" is that of the setting. */
  until: string;
  /** Why it is kept so long, and no longer. */
  why: string;
  /** Whether a purge of more than a tenth of the rows stops. */
  stops?: true;
}

/** A period that is no setting: security or the way the program works decides it. */
type FixedPeriod = 'with its row' | 'no end' | `${number} ${'minutes' | 'hours' | 'days'}`;

/**
 * Every table of the database, and what is stored outside of it. `docs/privacy.md` is compared with it, and so
 * is the schema.
 */
export const RETENTION = {
  drafts: {
    period: 'KEEP_DRAFTS_DAYS',
    until: 'the period after the last saving, sent, or ended by `jwt-end` where no link is mailed',
    why: 'time to find papers and go on',
    stops: true,
  },
  draft_decisions: {
    period: 'with its row',
    until: 'with its draft',
    why: 'they are about the draft alone; a request has its own',
  },
  sessions: {
    period: 'KEEP_DRAFTS_DAYS',
    until: '7 days unused, the period more at most, or ended',
    why: 'no longer than the drafts that it opens',
  },
  requests: {
    period: 'KEEP_REQUESTS_DAYS',
    until: 'delivered, and the period more; a hold lifted',
    why: 'time to deliver again what the lender’s systems lost',
    stops: true,
  },
  holds: {
    period: 'with its row',
    until: 'with its request, once it is lifted',
    why: 'it is about the request alone',
  },
  restrictions: {
    period: 'KEEP_REQUESTS_DAYS',
    until: 'lifted, and the period more',
    why: 'while it is in force, what it covers stays (GDPR art. 18)',
  },
  restricted: {
    period: 'with its row',
    until: 'with its restriction',
    why: 'it names what the restriction covers',
  },
  shares: {
    period: 'KEEP_SHARES_DAYS',
    until: 'the period; then names, addresses and loan as long again',
    why: 'its links say what became of it',
    stops: true,
  },
  sign_in_attempts: {
    period: '15 minutes',
    until: '15 minutes',
    why: 'a sign-in that takes longer begins again',
  },
  sign_ins: {
    period: 'KEEP_DRAFTS_DAYS',
    until: 'the period, sent, or the share’s end',
    why: 'as long as the draft that it fills in',
    stops: true,
  },
  prospects: {
    period: 'KEEP_PROSPECTS_MONTHS',
    until: 'the period; leaving a shared computer does not end it, `person erase` does',
    why: 'it was given to the lender to call back',
    stops: true,
  },
  inquiries: {
    period: 'KEEP_REQUESTS_DAYS',
    until: 'delivered, and the period more',
    why: 'as a request',
    stops: true,
  },
  uploads: {
    period: 'KEEP_REQUESTS_DAYS',
    until: 'with the message; of a form not sent, a day',
    why: 'they belong to the message',
  },
  upload_pieces: { period: 'with its row', until: 'with the file', why: 'they are the file' },
  newsletter_subscriptions: {
    period: 'KEEP_REQUESTS_DAYS',
    until:
      'unconfirmed 7 days; the period after its end was delivered or given up, and three days more after its end at most',
    why: 'while it runs, it is what was asked for; its end has to reach the lender',
    stops: true,
  },
  deliveries: {
    period: 'with its row',
    until: 'with what they deliver',
    why: 'nothing else knows what became of it',
  },
  given_documents: {
    period: 'with its row',
    until: 'with the last draft, share or request of the application',
    why: 'the audit log keeps the hashes of what was sent',
  },
  'pgboss.job': {
    period: 'KEEP_JOBS_DAYS',
    until: 'done, and the period more; two weeks at most if nothing runs it',
    why: 'to find out what became of a mail',
  },
  audit_entries: {
    period: 'KEEP_AUDIT_MONTHS',
    until: 'the period, to the end of its day (UTC)',
    why: 'a contract can be disputed for ten years (former Civil Code art. 2262bis; not verified ⚖)',
    stops: true,
  },
  audit_proofs: {
    period: 'KEEP_AUDIT_MONTHS',
    until: 'the period, to the end of its day (UTC)',
    why: 'they prove entries that are kept as long',
  },
  audit_keys: { period: 'no end', until: 'no end', why: 'old entries are verified with them' },
  consent_texts: {
    period: 'no end',
    until: 'no end',
    why: 'a page of any version may still be open; nobody is in it',
  },
  encryption_keys: {
    period: 'no end',
    until: 'no end',
    why: 'a wrong key is recognised by them; nobody is in it',
  },
  spent_proofs: { period: '30 minutes', until: 'half an hour', why: 'then the proof has expired' },
  rate_counts: {
    period: '24 hours',
    until: 'a minute, a day: as the limit says',
    why: 'a limit counts no longer',
  },
  retention_stops: {
    period: 'with its row',
    until: 'the purge that goes on',
    why: 'it says what waits; nobody is in it',
  },
  backups: {
    period: '366 days',
    until: '366 days; the newest stays',
    why: 'a year shows that they are taken; nobody is in it',
  },
  development_mail: {
    period: 'no end',
    until: 'never in production',
    why: 'a developer’s own database',
  },
  erasures: {
    period: 'KEEP_ERASURES_DAYS',
    until: 'the period, which must be longer than any backup is kept',
    why: 'a backup that is restored still has the person (GDPR art. 17)',
  },
} as const satisfies Readonly<Record<string, Retention>>;

export type RetainedTable = keyof typeof RETENTION;

/** A table whose purge may stop. */
export type StoppingTable = {
  [Name in RetainedTable]: (typeof RETENTION)[Name] extends { stops: true } ? Name : never;
}[RetainedTable];

export const STOPPING_TABLES = (Object.keys(RETENTION) as RetainedTable[]).filter(isStopping);

export function isStopping(name: string): name is StoppingTable {
  return Object.hasOwn(RETENTION, name) && 'stops' in RETENTION[name as RetainedTable];
}

/** "31 days", "13 months"; of a period that is no setting itself. */
export function describePeriod(table: RetainedTable, periods: Periods): string {
  const { period } = RETENTION[table];
  const setting = PERIOD_SETTINGS.find((name) => name === period);
  if (setting === undefined) return period;
  const unit = setting.endsWith('_MONTHS') ? 'month' : 'day';
  return `${periods[setting]} ${unit}${periods[setting] === 1 ? '' : 's'}`;
}

/** The setting of a table's period; undefined if none changes it. */
export function settingOf(table: RetainedTable): PeriodSetting | undefined {
  const { period } = RETENTION[table];
  return PERIOD_SETTINGS.find((name) => name === period);
}
