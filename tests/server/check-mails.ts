import type { Mailer } from '#server/letters/mail/mailer.ts';
import { findControlCharacters } from '../../scripts/build/find-control-characters.ts';

/** A mailer of the tests that refuses a mail with control characters. */
export function checkMails(mailer: Mailer): Mailer {
  return {
    ...mailer,
    send: async (mail) => {
      const faults = [mail.subject, mail.html, mail.text].flatMap(findControlCharacters);
      if (faults.length > 0) throw new Error(`A mail ${faults.join(', and ')}`);
      await mailer.send(mail);
    },
  };
}
