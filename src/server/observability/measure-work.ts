import type { Channel } from '../deliveries/channel.ts';
import type { JobHandlers, JobName } from '../jobs/job.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import type { MailKind } from './metric-table.ts';
import type { Recorder } from './recorder.ts';
import type { SpanFacts } from './traces.ts';

/** The same mailer, with its mails counted, timed and traced as one kind. */
export function measureMails<M extends Pick<Mailer, 'send'>>(
  mailer: M,
  kind: MailKind,
  recorder: Recorder,
): M {
  return {
    ...mailer,
    send: (mail: Mail) =>
      measure(
        recorder,
        [`mail ${kind}`, { 'loanfront.mail': kind }],
        () => mailer.send(mail),
        (seconds, ended) => {
          const outcome = ended === 'failed' ? 'failed' : 'handed';
          recorder.count('loanfront_mails_total', { kind, outcome });
          recorder.time('loanfront_mail_duration_seconds', { kind }, seconds);
        },
      ),
  };
}

/** The same channel, with every attempt counted, timed and traced. */
export function measureDeliveries(channel: Channel, recorder: Recorder): Channel {
  const { name } = channel;
  return {
    name,
    deliver: (subject, messageId) =>
      measure(
        recorder,
        [`deliver by ${name}`, { 'loanfront.delivery': subject.kind }],
        () => channel.deliver(subject, messageId),
        (seconds, ended) => {
          const answered = ended === 'failed' ? 'fault' : 'refused';
          const outcome = ended !== 'failed' && ended.result.ok ? 'taken' : answered;
          const { kind } = subject;
          recorder.count('loanfront_delivery_attempts_total', { kind, channel: name, outcome });
          recorder.time('loanfront_delivery_duration_seconds', { channel: name }, seconds);
        },
      ),
  };
}

/** The same handlers, with every run counted, timed and traced. */
export function measureJobs(handlers: JobHandlers, recorder: Recorder): JobHandlers {
  const measured = Object.entries(handlers).map(([name, handler]) => {
    const queue = name as JobName;
    const run = handler as (data: unknown) => Promise<void>;
    const runMeasured = (data: unknown) =>
      measure(
        recorder,
        [`job ${queue}`, { 'loanfront.queue': queue }],
        () => run(data),
        (seconds, ended) => {
          const outcome = ended === 'failed' ? 'failed' : 'done';
          recorder.count('loanfront_jobs_total', { queue, outcome });
          recorder.time('loanfront_job_duration_seconds', { queue }, seconds);
        },
      );
    return [queue, runMeasured];
  });
  return Object.fromEntries(measured);
}

/** Runs `work` in a span; reports how long it took, in seconds, and its result, and fails as it fails. */
async function measure<Result>(
  { within }: Pick<Recorder, 'within'>,
  span: [name: string, facts: SpanFacts],
  work: () => Promise<Result>,
  report: (seconds: number, ended: 'failed' | { result: Result }) => void,
): Promise<Result> {
  const start = performance.now();
  let ended: 'failed' | { result: Result } = 'failed';
  try {
    const result = await within(...span, work);
    ended = { result };
    return result;
  } finally {
    report((performance.now() - start) / 1_000, ended);
  }
}
