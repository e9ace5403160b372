/** A proof that a visitor is not a bot counts once, whichever server receives it. */
export interface SpentProofs {
  /** `false` if it was spent before. Of two concurrent calls, a single call succeeds. */
  spend(fingerprint: string, expiresAt: Date): Promise<boolean>;
  /** Deletes proofs that expired before `now`, which are refused for their age; returns how many. */
  purge(now: Date): Promise<number>;
}
