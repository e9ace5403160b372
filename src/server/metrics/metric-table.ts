import type { Counted, Timed } from './recorder.ts';

/** A metric as Prometheus is told of it: a sentence, and the names of its labels. */
export interface DescribedMetric {
  readonly help: string;
  readonly labels: readonly string[];
}

export const COUNTERS: {
  readonly [N in keyof Counted]: { help: string; labels: readonly (keyof Counted[N])[] };
} = {
  loanfront_http_requests_total: {
    help: 'Requests that were answered, by the route as it is declared',
    labels: ['method', 'route', 'status'],
  },
  loanfront_refusals_total: {
    help: 'Calls that were refused, by the reason that the answer names',
    labels: ['reason'],
  },
  loanfront_draft_saves_total: { help: 'Saves of unfinished applications', labels: ['outcome'] },
  loanfront_sends_total: {
    help: 'Applications that were sent or shared, or could not be',
    labels: ['family', 'outcome'],
  },
  loanfront_send_faults_total: {
    help: 'Faults of applications that were refused on sending',
    labels: ['kind'],
  },
  loanfront_bot_checks_total: { help: 'Bot checks that were judged', labels: ['outcome'] },
  loanfront_sign_ins_total: {
    help: 'Sign-ins that were begun or ended',
    labels: ['provider', 'outcome'],
  },
  loanfront_mails_total: {
    help: 'Mails that were handed to the mail server, or that it did not take',
    labels: ['kind', 'outcome'],
  },
  loanfront_delivery_attempts_total: {
    help: 'Attempts to deliver what came in to the lender',
    labels: ['kind', 'channel', 'outcome'],
  },
  loanfront_jobs_total: { help: 'Jobs that ended', labels: ['queue', 'outcome'] },
  loanfront_client_errors_total: {
    help: 'Errors that browsers reported, three a page at most',
    labels: ['kind'],
  },
  loanfront_limits_fell_back_total: {
    help: 'Times that limits were counted by this process alone, because the shared count did not answer',
    labels: [],
  },
  loanfront_connections_refused_total: {
    help: 'Connections that were refused because MAX_CONNECTIONS were open',
    labels: [],
  },
  loanfront_clock_jumps_total: { help: 'Jumps of the clock that were noticed', labels: [] },
  loanfront_trace_exports_total: {
    help: 'Batches of spans that the collector took, or that were lost',
    labels: ['outcome'],
  },
  loanfront_gauge_failures_total: {
    help: 'Reads of gauges that failed or took too long',
    labels: ['source'],
  },
};

/** `buckets`: upper bounds in seconds. */
export const HISTOGRAMS: {
  readonly [N in keyof Timed]: {
    help: string;
    labels: readonly (keyof Timed[N])[];
    buckets: readonly number[];
  };
} = {
  loanfront_http_request_duration_seconds: {
    help: 'How long answers took',
    labels: ['method', 'route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  },
  loanfront_mail_duration_seconds: {
    help: 'How long the mail server took',
    labels: ['kind'],
    buckets: [0.05, 0.25, 1, 5, 20],
  },
  loanfront_delivery_duration_seconds: {
    help: 'How long the lender’s systems took',
    labels: ['channel'],
    buckets: [0.05, 0.25, 1, 5, 10, 20],
  },
  loanfront_job_duration_seconds: {
    help: 'How long jobs took',
    labels: ['queue'],
    buckets: [0.05, 0.25, 1, 5, 30, 120],
  },
};

/** Read when they are asked for. */
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
  loanfront_limits_alone: {
    help: 'Whether limits are counted by this process alone: 1 or 0',
    labels: [],
  },
  loanfront_puzzle_tries: {
    help: 'Tries that the latest puzzle of the bot check takes on average; none with Turnstile',
    labels: [],
  },
  loanfront_jobs_waiting: { help: 'Jobs that wait to run', labels: ['queue'] },
  loanfront_gauge_read: {
    help: 'Whether the gauges of a source could be read now: 1 or 0',
    labels: ['source'],
  },
} as const satisfies Record<string, DescribedMetric>;

export type GaugeName = keyof typeof GAUGES;
