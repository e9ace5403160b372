/** Proofs that a visitor is no bot count once, whichever server sees them. */
export interface SpentProofs {
  /** `false` where it was spent before. Of two at the same time, one wins. */
  spend(fingerprint: string, expiresAt: Date): Promise<boolean>;
  /** Forgets proofs that expired before `now`: they are refused for their age. How many. */
  purge(now: Date): Promise<number>;
}
