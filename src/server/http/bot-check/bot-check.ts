import type { Challenge } from 'altcha-lib';

/** What a visitor's browser must show. */
export type BotCheckOffer =
  | { provider: 'altcha'; challengeUrl: string }
  | { provider: 'turnstile'; siteKey: string };

export type BotVerdict =
  | {
      ok: true;
      /** The same for every notation of the same proof. */
      fingerprint: string;
      /** Until when the proof must be remembered as spent: after that it is refused for its age. */
      expiresAt: Date;
    }
  | { ok: false; reason: 'notProven' | 'checkUnavailable' };

/** Distinguishes people from programs. One interface, two providers. */
export interface BotCheck {
  offer: BotCheckOffer;
  /** A puzzle for the browser, if this server is the provider. */
  createChallenge?(now: Date): Promise<Challenge>;
  /** Checks the browser's proof. Whether it was spent before is checked elsewhere. */
  verify(proof: string, now: Date): Promise<BotVerdict>;
}
