import type { ClientErrorKind } from '#calls/operation/report-client-error.ts';
import type { ProductFamily } from '#domain/tariff/tariff.ts';
import type { FaultKind } from '#journey/fault.ts';
import type { ProblemType } from '../../http/problem.ts';
import type { ProofKind } from '../../security/audit/proof.ts';
import type { ChannelName, DeliveryKind } from '../../stores/delivery-store.ts';
import type { JobName } from '../../stores/job.ts';

/** What is mailed: a letter of a job, a delivery to the lender's team, or a proof of the audit log. */
export type MailKind =
  | Extract<
      JobName,
      | 'confirm-request'
      | 'inform-coborrower'
      | 'share-letter'
      | 'draft-letter'
      | 'newsletter-letter'
    >
  | 'office'
  | 'audit-proof';

/** A label by the type of its values. Each has few, and none that a visitor can choose or that says who they are. */
function label<Value extends string>(): Value {
  return '' as Value;
}

const FAMILY = label<ProductFamily | 'joint' | 'unknown'>(); // `joint`: of two who each filled in their part

/** What is counted. Names and labels are those that Prometheus shows. */
export const COUNTERS = {
  loanfront_refusals_total: {
    help: 'Calls that were refused, by the reason in the response',
    labels: { reason: label<ProblemType | 'not-as-described' | 'too-many-requests'>() },
  },
  loanfront_draft_saves_total: {
    help: 'Saves of unfinished applications',
    labels: { outcome: label<'saved' | 'overtaken' | 'foreign' | 'alreadySent' | 'shared'>() },
  },
  loanfront_sends_total: {
    help: 'Applications that were sent or shared, or could not be',
    labels: {
      family: FAMILY,
      outcome: label<
        | 'sent'
        | 'shared'
        | 'toAgree'
        | 'refused'
        | 'conditionsChanged'
        | 'foreign'
        | 'alreadySent'
        | 'tooOften'
        | 'ended'
        | 'unknown'
      >(),
    },
  },
  loanfront_send_faults_total: {
    help: 'Faults of applications that were refused on sending',
    labels: { kind: label<FaultKind>() },
  },
  loanfront_bot_checks_total: {
    help: 'Bot checks that were verified',
    labels: { outcome: label<'passed' | 'notProven' | 'checkUnavailable'>() },
  },
  loanfront_sign_ins_total: {
    help: 'Sign-ins that were begun or ended',
    labels: {
      provider: label<string>(),
      outcome: label<'begun' | 'unavailable' | 'done' | 'cancelled' | 'failed'>(),
    },
  },
  loanfront_jobs_given_up_total: {
    help: 'Jobs that failed and are not retried',
    labels: { queue: label<JobName>() },
  },
  loanfront_audit_proofs_total: {
    help: 'Proofs of the audit log’s end that were taken, or failed',
    labels: { to: label<ProofKind>(), outcome: label<'taken' | 'failed'>() },
  },
  loanfront_client_errors_total: {
    help: 'Errors that browsers reported, three a page at most',
    labels: { kind: label<ClientErrorKind>() },
  },
  loanfront_limits_fell_back_total: {
    help: 'Calls whose limit was counted by this process alone, because the database did not count them',
    labels: {},
  },
  loanfront_connections_refused_total: {
    help: 'Connections that were refused because MAX_CONNECTIONS were open',
    labels: {},
  },
  loanfront_clock_jumps_total: { help: 'Jumps of the clock that were noticed', labels: {} },
  loanfront_trace_exports_total: {
    help: 'Batches of spans that the collector accepted, or that were lost',
    labels: { outcome: label<'sent' | 'lost'>() },
  },
  loanfront_gauge_failures_total: {
    help: 'Reads of gauges that failed or took too long',
    labels: { source: label<string>() },
  },
} as const;

/** What is timed, and so counted too. `buckets`: upper bounds in seconds. */
export const HISTOGRAMS = {
  http_server_request_duration_seconds: {
    help: 'How long responses took, by the route as it is declared',
    labels: {
      http_request_method: label<string>(),
      http_route: label<string>(),
      http_response_status_code: label<string>(),
    },
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  },
  loanfront_mail_duration_seconds: {
    help: 'How long the mail server took to accept a mail, or to fail',
    labels: { kind: label<MailKind>(), outcome: label<'handed' | 'failed'>() },
    buckets: [0.05, 0.25, 1, 5, 20],
  },
  loanfront_delivery_duration_seconds: {
    help: 'How long the lender’s systems took for an attempt to deliver what came in',
    labels: {
      kind: label<DeliveryKind>(),
      channel: label<ChannelName>(),
      outcome: label<'taken' | 'refused' | 'fault'>(),
    },
    buckets: [0.05, 0.25, 1, 5, 10, 20],
  },
  loanfront_scan_duration_seconds: {
    help: 'How long the scanner took for a file',
    labels: { outcome: label<'clean' | 'infected' | 'unreachable'>() },
    buckets: [0.05, 0.25, 1, 5, 10, 20],
  },
  loanfront_job_duration_seconds: {
    help: 'How long runs of jobs took',
    labels: { queue: label<JobName>(), outcome: label<'done' | 'failed'>() },
    buckets: [0.05, 0.25, 1, 5, 30, 120],
  },
} as const;

/** What is read when Prometheus asks for it, with the names of its labels. */
export const GAUGES = {
  loanfront_build_info: {
    help: 'Always 1: which program runs, in which role',
    labels: ['version', 'node', 'role'],
  },
  loanfront_ready: { help: 'Whether what is needed works: 1 or 0', labels: ['check'] },
  loanfront_database_connections: {
    help: 'Connections to PostgreSQL that are open, of those idle, and queries that wait for one',
    labels: ['pool', 'state'],
  },
  loanfront_deliveries: {
    help: 'Deliveries to the lender that wait, or were given up',
    labels: ['kind', 'state'],
  },
  loanfront_oldest_delivery_seconds: {
    help: 'For how long the oldest delivery that waits has been due; 0 without any',
    labels: [],
  },
  loanfront_retention_stopped: {
    help: 'Rows that a purge did not delete because they are more than a tenth of their table',
    labels: ['table'],
  },
  loanfront_backup_age_seconds: {
    help: 'How long ago the newest backup was taken; no value if none was noted',
    labels: [],
  },
  loanfront_clock_difference_seconds: {
    help: 'By how much the server’s clock is ahead of the database’s; below 0 behind',
    labels: [],
  },
  loanfront_standbys: { help: 'Standbys to which PostgreSQL streams', labels: [] },
  loanfront_replication_lag_seconds: {
    help: 'How far each standby is behind; no value without pg_read_all_stats',
    labels: ['standby'],
  },
  loanfront_certificate_expires_seconds: {
    help: 'In how many seconds the certificate at PUBLIC_URL expires; no value if it cannot be read',
    labels: [],
  },
  loanfront_audit_proof_overdue_seconds: {
    help: 'For how long a proof of the audit log’s end has been due; 0 if none is',
    labels: ['to'],
  },
  loanfront_jobs_waiting: { help: 'Jobs that wait to run', labels: ['queue'] },
  loanfront_gauge_read: {
    help: 'Whether the gauges of a source could be read now: 1 or 0',
    labels: ['source'],
  },
  nodejs_eventloop_delay_p99_seconds: {
    help: 'How late the event loop was since the last read, but for one time in a hundred',
    labels: [],
  },
  process_memory_usage_bytes: { help: 'Memory of the process', labels: [] },
  v8js_memory_heap_used_bytes: { help: 'Memory that JavaScript uses of it', labels: [] },
} as const;

type Labels<Table extends Readonly<Record<string, { labels: object }>>> = {
  [Name in keyof Table]: Table[Name]['labels'];
};
export type Counted = Labels<typeof COUNTERS>;
export type Timed = Labels<typeof HISTOGRAMS>;
export type GaugeName = keyof typeof GAUGES;
