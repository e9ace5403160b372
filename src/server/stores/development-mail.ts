import type { Mail } from './mail.ts';

export interface StoredMail extends Mail {
  id: string;
  at: Date;
}

/** A mail without its files, which are many times as long. */
export type ListedMail = Omit<StoredMail, 'attachments' | 'pictures'>;

/** Mail that was not sent: read at /dev/mail/. */
export interface DevelopmentMail {
  keep(mail: StoredMail): Promise<void>;
  /** Newest first. Throws at what cannot be read, unless `unreadable` is given. */
  list(unreadable?: (mail: Pick<StoredMail, 'id'>) => void): Promise<ListedMail[]>;
  find(id: string): Promise<StoredMail | undefined>;
  remove(id: string): Promise<void>;
}
