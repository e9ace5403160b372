/** A visitor who passed the bot check. Contains nothing about them. */
export interface Session {
  id: string;
  createdAt: Date;
  expiresAt: Date;
  /** Set if opened by a co-borrower's link: the session may use that share, and nothing else. */
  share?: SessionShare;
}

export interface SessionShare {
  id: string;
  /** The generation of the link that opened it. */
  generation: number;
}

export interface SessionStore {
  open(session: Session): Promise<void>;
  /** `undefined` if unknown, or expired at `now`. */
  find(id: string, now: Date): Promise<Session | undefined>;
  /** Reopens an applicant's session, also after it was purged; never a co-borrower's session. */
  reopen(session: Omit<Session, 'share'>): Promise<void>;
  prolong(id: string, expiresAt: Date): Promise<void>;
  /**
   * Deletes what expired before `now`; returns how many. The sign-in claims of a co-borrower's session are
   * deleted with it, because no other session reads them.
   */
  purge(now: Date): Promise<number>;
}
