import type { Locale } from '#domain/locale/locale.ts';

/** One time that somebody asked for the newsletter, and what became of it. */
export interface Subscription {
  id: string;
  lang: Locale;
  /** As it was typed. */
  email: string;
  /** What stood beside the control, to the letter. */
  consent: string;
  /** Ends it, by whoever holds this address: for the newsletter itself. */
  unsubscribe: string;
  askedAt: Date;
  /** Until when it can be confirmed; then it is forgotten, unless it was. */
  expiresAt: Date;
  /** When a mail about it was first handed over for sending. */
  mailedAt: Date | undefined;
  /** From then on it counts. */
  confirmedAt: Date | undefined;
  endedAt: Date | undefined;
}

/** What is known of it without opening it. */
export type SubscriptionSummary = Omit<Subscription, 'email' | 'consent' | 'unsubscribe'>;

/** `counts`: it was confirmed, and has not ended. */
export type SubscriptionState = 'waiting' | 'expired' | 'counts' | 'ended';

export function stateOf(one: SubscriptionSummary, now: Date): SubscriptionState {
  if (one.endedAt !== undefined) return 'ended';
  if (one.confirmedAt !== undefined) return 'counts';
  return one.expiresAt > now ? 'waiting' : 'expired';
}

export interface SubscriptionStore {
  /** Makes whoever else does something about this address wait until the transaction ends. */
  claim(email: string): Promise<void>;
  add(subscription: Subscription): Promise<void>;
  find(id: string): Promise<Subscription | undefined>;
  /** The one of this address that counts. */
  findCounting(email: string): Promise<Subscription | undefined>;
  /** How many were mailed about to this address from then on. */
  countMailed(email: string, since: Date): Promise<number>;
  markMailed(id: string, at: Date): Promise<void>;
  markConfirmed(id: string, at: Date): Promise<void>;
  markEnded(id: string, at: Date): Promise<void>;
  /** Newest first. */
  list(): Promise<SubscriptionSummary[]>;
  /**
   * All of them, opened one after the other. Throws at what cannot be read, unless there is
   * someone to tell of it: then the others go on.
   */
  each(unreadable?: (subscription: Pick<Subscription, 'id'>) => void): AsyncIterable<Subscription>;
  remove(id: string): Promise<void>;
  /**
   * Removes those that nobody confirmed by `now`, and those whose end was delivered before `then`,
   * with their deliveries; how many.
   */
  purge(now: Date, then: Date): Promise<number>;
}
