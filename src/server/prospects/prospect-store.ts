import type { ContractLocale } from '#domain/locale/locale.ts';

/** Who gave contact data and accepted the conditions, before a request (spec 2 §7). */
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
  /** The step they were at. */
  step: string;
  product: string;
  /** Gender, names, e-mail and phone, under the specification's field names. */
  contact: Readonly<Record<string, string>>;
  /** Where they came from, with consent alone. */
  visit: Readonly<Record<string, string>>;
}

export interface ProspectStore {
  /** Saves over what the session had saved under the same `uniqid`, and keeps its id; which one. */
  save(prospect: Prospect): Promise<string>;
  findOf(sessionId: string, uniqid: string): Promise<Prospect | undefined>;
  /** Hands what a session saved under a `uniqid` over to a new session. */
  move(uniqid: string, from: string, to: string): Promise<void>;
  find(id: string): Promise<Prospect | undefined>;
  /**
   * All of them, opened one after the other. Throws at what cannot be read, unless there is
   * someone to tell of it: then the others go on.
   */
  each(unreadable?: (prospect: Pick<Prospect, 'id'>) => void): AsyncIterable<Prospect>;
  remove(id: string): Promise<void>;
  /** Removes those expired at `now`, with their deliveries; how many. */
  purge(now: Date): Promise<number>;
}
