/** What a visitor's browser is told to show. */
export type BotCheckOffer =
  | { provider: 'altcha'; challengeUrl: string }
  | { provider: 'turnstile'; siteKey: string };

export type BotVerdict =
  | {
      ok: true;
      /** The same for every form in which the same proof can be written. */
      fingerprint: string;
      /** Until when the proof must be remembered as spent: after it, its age refuses it. */
      expiresAt: Date;
    }
  | { ok: false; reason: 'notProven' | 'checkUnavailable' };

/** Tells people from programs. One interface, two providers. */
export interface BotCheck {
  offer: BotCheckOffer;
  /** A puzzle for the browser, where the provider is this server; JSON. */
  createChallenge?(now: Date): Promise<object>;
  /** Judges what the browser brought back. Whether it was spent before is asked elsewhere. */
  verify(proof: string, now: Date): Promise<BotVerdict>;
}
