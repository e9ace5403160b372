import type { Mail } from '../../stores/mail.ts';

/** Sends mail. Throws if it was not accepted; the queue tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
