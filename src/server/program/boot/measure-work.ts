import type { Channel } from '../../deliveries/channel.ts';
import type { Scanner } from '../../inquiries/uploads/scanner.ts';
import type { Mailer } from '../../letters/mail/mailer.ts';
import type { MailKind } from '../../operation/observability/metric-table.ts';
import type { Recorder } from '../../operation/observability/recorder.ts';
import type { SpanFacts } from '../../operation/observability/traces.ts';
import type { JobHandlers, JobName } from '../../stores/job.ts';
import type { Mail } from '../../stores/mail.ts';

/** The same mailer, with its mails timed and traced as one kind. */
export function measureMails<M extends Pick<Mailer, 'send'>>(
  mailer: M,
  kind: MailKind,
  recorder: Recorder,
): M {
  const report = (seconds: number, isDone: boolean) => {
    const outcome = isDone ? 'handed' : 'failed';
    recorder.time('loanfront_mail_duration_seconds', { kind, outcome }, seconds);
  };
  const span = [`mail ${kind}`, { 'loanfront.mail': kind }] as const;
  return {
    ...mailer,
    send: (mail: Mail) => measure(recorder, span, () => mailer.send(mail), report),
  };
}

/** The same channel, with every attempt timed and traced. */
export function measureDeliveries({ name, deliver }: Channel, recorder: Recorder): Channel {
  return {
    name,
    deliver: (subject, messageId) =>
      measure(
        recorder,
        [`deliver by ${name}`, { 'loanfront.delivery': subject.kind }],
        () => deliver(subject, messageId),
        (seconds, isDone, result) => {
          const decision = result?.ok ? 'taken' : 'refused';
          const labels = {
            kind: subject.kind,
            channel: name,
            outcome: isDone ? decision : 'fault',
          } as const;
          recorder.time('loanfront_delivery_duration_seconds', labels, seconds);
        },
      ),
  };
}

/** The same scanner, with every file timed. */
export function measureScans({ scan }: Scanner, { time }: Pick<Recorder, 'time'>): Scanner {
  return {
    scan: async (bytes) => {
      const start = performance.now();
      const outcome = await scan(bytes);
      time('loanfront_scan_duration_seconds', { outcome }, (performance.now() - start) / 1_000);
      return outcome;
    },
  };
}

/** The same handlers, with every run timed and traced. */
export function measureJobs(handlers: JobHandlers, recorder: Recorder): JobHandlers {
  const measured = Object.entries(handlers).map(([name, handler]) => {
    const queue = name as JobName;
    const run = handler as (data: unknown) => Promise<void>;
    const report = (seconds: number, isDone: boolean) => {
      const outcome = isDone ? 'done' : 'failed';
      recorder.time('loanfront_job_duration_seconds', { queue, outcome }, seconds);
    };
    const span = [`job ${queue}`, { 'loanfront.queue': queue }] as const;
    return [queue, (data: unknown) => measure(recorder, span, () => run(data), report)];
  });
  return Object.fromEntries(measured);
}

/** Runs `work` in a span; reports how long it took, in seconds, whether it succeeded, and its result. Fails as it fails. */
async function measure<Result>(
  { within }: Pick<Recorder, 'within'>,
  [name, facts]: readonly [name: string, facts: SpanFacts],
  work: () => Promise<Result>,
  report: (seconds: number, isDone: boolean, result?: Result) => void,
): Promise<Result> {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1_000;
  try {
    const result = await within(name, facts, work);
    report(seconds(), true, result);
    return result;
  } catch (error) {
    report(seconds(), false);
    throw error;
  }
}
