/**
 * When a session's tokens were renewed, in whole seconds, as in the tokens' `iat`. Three instants tell tokens
 * apart, so that no list of them is needed.
 */
export interface TokenTimes {
  /** Tokens issued before are refused. */
  refusedBefore: Date;
  /** The earliest renewal whose older tokens may still be in use. */
  firstRenewed: Date;
  /** When the current token was issued. */
  lastRenewed: Date;
}

/** A visitor who passed the bot check. Contains nothing about them. */
export interface Session {
  id: string;
  createdAt: Date;
  expiresAt: Date;
  /** Not set by the version before: then all its tokens are accepted. */
  tokenTimes?: TokenTimes;
  /** Set if opened by a co-borrower's link: the session may use that share, and nothing else. */
  share?: SessionShare;
}

export interface SessionShare {
  id: string;
  /** The generation of the link that opened it. */
  generation: number;
}

export interface Renewal {
  /** When the last token was issued; `undefined` if the version before issued it. */
  since: Date | undefined;
  times: TokenTimes;
  expiresAt: Date;
}

export interface SessionStore {
  open(session: Session): Promise<void>;
  /** `undefined` if unknown, or expired at `now`. */
  find(id: string, now: Date): Promise<Session | undefined>;
  /**
   * Reopens an applicant's session, also after it was purged, as if it began again; never a co-borrower's
   * session.
   */
  reopen(session: Omit<Session, 'share'>): Promise<void>;
  /**
   * Records a new token. False, and nothing is changed, if the session is gone or its last token was not
   * issued at `since`.
   */
  renew(id: string, renewal: Renewal): Promise<boolean>;
  /** Deletes the session. */
  end(id: string): Promise<void>;
  /**
   * Deletes what expired before `now`; returns how many. The sign-in claims of a co-borrower's session are
   * deleted with it, because no other session reads them.
   */
  purge(now: Date): Promise<number>;
}
