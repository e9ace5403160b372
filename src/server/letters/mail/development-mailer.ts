import type { DevelopmentMail } from '../../stores/development-mail.ts';
import type { Mailer } from './mailer.ts';

/** Stores mail in the development mailbox instead of sending it. */
export function createDevelopmentMailer(
  box: DevelopmentMail,
  now: () => Date,
  newId: () => string,
): Mailer {
  return {
    send: (mail) => box.keep({ ...mail, id: newId(), at: now() }),
    close: async () => {},
  };
}
