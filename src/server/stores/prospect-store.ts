import type { ContractLocale } from '#domain/locale/locale.ts';

/** A visitor who gave contact data and accepted the conditions, before a request. */
export interface Prospect {
  id: string;
  sessionId: string;
  /** The browser's name for the application. */
  uniqid: string;
  content: ProspectContent;
  savedAt: Date;
  expiresAt: Date;
}

export interface ProspectContent {
  lang: ContractLocale;
  /** The step they had reached. */
  step: string;
  product: string;
  /** Gender, names, e-mail and phone, under the specification's field names. */
  contact: Readonly<Record<string, string>>;
  /** Where they came from, only with consent. */
  visit: Readonly<Record<string, string>>;
}

export interface ProspectStore {
  /** Overwrites what the session had saved under the same `uniqid`, and keeps its id, which it returns. */
  save(prospect: Prospect): Promise<string>;
  findOf(sessionId: string, uniqid: string): Promise<Prospect | undefined>;
  /** Moves what a session saved under a `uniqid` to a new session. */
  move(uniqid: string, from: string, to: string): Promise<void>;
  find(id: string): Promise<Prospect | undefined>;
  /**
   * Decrypts all of them, one after the other. Throws at what cannot be read, unless `unreadable` is
   * given: then it is called and the others continue.
   */
  each(unreadable?: (prospect: Pick<Prospect, 'id'>) => void): AsyncIterable<Prospect>;
  remove(id: string): Promise<void>;
  /** Deletes those expired at `now`, with their deliveries; returns how many. */
  purge(now: Date): Promise<number>;
}
