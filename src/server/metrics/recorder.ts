import type { ClientErrorKind } from '#calls/operation/report-client-error.ts';
import type { ProductFamily } from '#domain/tariff/tariff.ts';
import type { FaultKind } from '#journey/fault.ts';
import type { ChannelName, DeliveryKind } from '../deliveries/delivery-store.ts';
import type { ProblemType } from '../http/problem.ts';
import type { JobName } from '../jobs/job.ts';
import type { ExportOutcome } from '../tracing/reporting-exporter.ts';
import type { Traces } from '../tracing/traces.ts';

/** What is mailed: a letter of a job, or a delivery to the lender's team. */
export type MailKind =
  | Extract<JobName, 'confirm-request' | 'share-letter' | 'draft-letter' | 'newsletter-letter'>
  | 'office';

/**
 * What is counted, by the name of its metric, with its labels. Every label has few values, none of which a
 * visitor can choose or tells who they are.
 */
export interface Counted {
  loanfront_http_requests_total: { method: string; route: string; status: string };
  loanfront_refusals_total: { reason: ProblemType | 'not-as-described' | 'too-many-requests' };
  loanfront_draft_saves_total: { outcome: 'saved' | 'foreign' | 'alreadySent' | 'shared' };
  loanfront_sends_total: {
    /** `joint`: of two who each filled in their part. */
    family: ProductFamily | 'joint' | 'unknown';
    outcome:
      | 'sent'
      | 'shared'
      | 'toAgree'
      | 'refused'
      | 'foreign'
      | 'alreadySent'
      | 'tooOften'
      | 'ended'
      | 'unknown';
  };
  loanfront_send_faults_total: { kind: FaultKind };
  loanfront_bot_checks_total: { outcome: 'passed' | 'notProven' | 'checkUnavailable' };
  loanfront_sign_ins_total: {
    provider: string;
    outcome: 'begun' | 'unavailable' | 'done' | 'cancelled' | 'failed';
  };
  loanfront_mails_total: { kind: MailKind; outcome: 'handed' | 'failed' };
  loanfront_delivery_attempts_total: {
    kind: DeliveryKind;
    channel: ChannelName;
    outcome: 'taken' | 'refused' | 'fault';
  };
  loanfront_jobs_total: { queue: JobName; outcome: 'done' | 'failed' | 'given-up' };
  loanfront_client_errors_total: { kind: ClientErrorKind };
  loanfront_limits_fell_back_total: Record<never, string>;
  loanfront_connections_refused_total: Record<never, string>;
  loanfront_clock_jumps_total: Record<never, string>;
  loanfront_trace_exports_total: { outcome: ExportOutcome };
  loanfront_gauge_failures_total: { source: string };
}

/** What is timed, likewise. */
export interface Timed {
  loanfront_http_request_duration_seconds: { method: string; route: string };
  loanfront_mail_duration_seconds: { kind: MailKind };
  loanfront_delivery_duration_seconds: { channel: ChannelName };
  loanfront_job_duration_seconds: { queue: JobName };
}

/** Who counts and times. */
export interface Counting {
  count<N extends keyof Counted>(name: N, labels: Counted[N], times?: number): void;
  time<N extends keyof Timed>(name: N, labels: Timed[N], seconds: number): void;
}

/** How the server's parts tell what happens, without knowing who counts and who traces. */
export interface Recorder extends Counting, Pick<Traces, 'within'> {}

/** Counts and traces nothing. */
export const NO_RECORDER: Recorder = {
  count: () => {},
  time: () => {},
  within: (_name, _facts, work) => work(),
};
