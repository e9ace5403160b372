/** A visitor who passed the bot check. Holds nothing about them. */
export interface Session {
  id: string;
  createdAt: Date;
  expiresAt: Date;
  /** Opened by a co-borrower's link: it may touch that share, and nothing else. */
  share?: SessionShare;
}

export interface SessionShare {
  id: string;
  /** Of the link that opened it. */
  generation: number;
}

export interface SessionStore {
  open(session: Session): Promise<void>;
  /** `undefined` where unknown or expired at `now`. */
  find(id: string, now: Date): Promise<Session | undefined>;
  /** Opens an applicant's session again, also one that was purged; never a co-borrower's. */
  reopen(session: Omit<Session, 'share'>): Promise<void>;
  prolong(id: string, expiresAt: Date): Promise<void>;
  /**
   * Removes what expired before `now`; how many. What sign-ins told a co-borrower's session goes with
   * it, for no other ever asks for it.
   */
  purge(now: Date): Promise<number>;
}
