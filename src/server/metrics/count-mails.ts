import type { Mail, Mailer } from '../mail/mailer.ts';
import type { MailKind, Recorder } from './recorder.ts';
import { stopwatch } from './stopwatch.ts';

/** The same mailer, with its mails counted and timed as one kind. */
export function countMails<M extends Pick<Mailer, 'send'>>(
  mailer: M,
  kind: MailKind,
  recorder: Recorder,
): M {
  return {
    ...mailer,
    send: async (mail: Mail) => {
      const seconds = stopwatch();
      let outcome: 'handed' | 'failed' = 'failed';
      try {
        await recorder.within(`mail ${kind}`, { 'loanfront.mail': kind }, () => mailer.send(mail));
        outcome = 'handed';
      } finally {
        recorder.count('loanfront_mails_total', { kind, outcome });
        recorder.time('loanfront_mail_duration_seconds', { kind }, seconds());
      }
    },
  };
}
