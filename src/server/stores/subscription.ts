import type { Locale } from '#domain/locale/locale.ts';

/** A subscription to the newsletter, from its request to its end. */
export interface Subscription {
  id: string;
  lang: Locale;
  /** As it was typed. */
  email: string;
  /** The exact words next to the control. */
  consent: string;
  /** The address that ends it, for anyone who has it: for use in the newsletter. */
  unsubscribe: string;
  askedAt: Date;
  /** Until when it can be confirmed; after that it is deleted, unless it was confirmed. */
  expiresAt: Date;
  /** When a mail about it was first handed over for sending. */
  mailedAt: Date | undefined;
  /** From then on the address is subscribed. */
  confirmedAt: Date | undefined;
  endedAt: Date | undefined;
}

/** What is known of it without decrypting it. */
export type SubscriptionSummary = Omit<Subscription, 'email' | 'consent' | 'unsubscribe'>;

/** `counts`: it was confirmed, and has not ended. */
export type SubscriptionState = 'waiting' | 'expired' | 'counts' | 'ended';

export function stateOf(subscription: SubscriptionSummary, now: Date): SubscriptionState {
  if (subscription.endedAt !== undefined) return 'ended';
  if (subscription.confirmedAt !== undefined) return 'counts';
  return subscription.expiresAt > now ? 'waiting' : 'expired';
}

export interface SubscriptionStore {
  /** Makes others who change this address wait until the transaction ends. */
  claim(email: string): Promise<void>;
  add(subscription: Subscription): Promise<void>;
  find(id: string): Promise<Subscription | undefined>;
  /** The address's subscription that is confirmed and has not ended. */
  findCounting(email: string): Promise<Subscription | undefined>;
  /** How many subscriptions of this address were mailed since then. */
  countMailed(email: string, since: Date): Promise<number>;
  markMailed(id: string, at: Date): Promise<void>;
  markConfirmed(id: string, at: Date): Promise<void>;
  markEnded(id: string, at: Date): Promise<void>;
  /** Newest first: all, or the newest few. */
  list(newest?: number): Promise<SubscriptionSummary[]>;
  /**
   * Decrypts all of them, one after the other. Throws at what cannot be read, unless `unreadable` is
   * given: then it is called and the others continue.
   */
  each(unreadable?: (subscription: Pick<Subscription, 'id'>) => void): AsyncIterable<Subscription>;
  remove(id: string): Promise<void>;
  /**
   * Deletes those that nobody confirmed by `now`, and those whose end was delivered or given up before `then`,
   * with their deliveries; returns how many.
   */
  purge(now: Date, then: Date): Promise<number>;
}
