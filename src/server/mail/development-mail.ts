import type { Mail, Mailer } from './mailer.ts';

export interface KeptMail extends Mail {
  id: string;
  at: Date;
}

/** A mail without what is attached to it, which is many times as long. */
export type ListedMail = Omit<KeptMail, 'attachments'>;

/** Mail that went nowhere: read at /dev/mail/. */
export interface DevelopmentMail {
  keep(mail: KeptMail): Promise<void>;
  /** Newest first. Throws at what cannot be read, unless there is someone to tell of it. */
  list(unreadable?: (mail: Pick<KeptMail, 'id'>) => void): Promise<ListedMail[]>;
  find(id: string): Promise<KeptMail | undefined>;
  remove(id: string): Promise<void>;
}

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
