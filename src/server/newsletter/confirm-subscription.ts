import type { Storage } from '../storage/storage.ts';
import { deliverSubscription } from './deliver-subscription.ts';
import { type Subscription, type SubscriptionState, stateOf } from './subscription.ts';

export interface ChangeSubscription {
  storage: Pick<Storage, 'transact'>;
  now: () => Date;
  newId: () => string;
}

/**
 * Makes a subscription count, tells the lender, and keeps the proof; what it then is. Pressed twice,
 * or where another of the same address counts, nothing more comes of it. `undefined`: it is gone.
 */
export async function confirmSubscription(
  { storage, now, newId }: ChangeSubscription,
  id: string,
): Promise<SubscriptionState | undefined> {
  const at = now();
  return await storage.transact(async (transaction) => {
    const { newsletter, audit } = transaction;
    const email = (await newsletter.find(id))?.email;
    if (email === undefined) return undefined;
    await newsletter.claim(email);
    const found = await newsletter.find(id); // as it is now that nobody else is at it
    if (found === undefined || stateOf(found, at) !== 'waiting') return found && stateOf(found, at);
    if ((await newsletter.findCounting(email)) !== undefined) return 'counts';
    await newsletter.markConfirmed(id, at);
    await deliverSubscription(transaction, id, newId(), at);
    await transaction.enqueue('deliver-due', {});
    await audit.append(proofOf(found, at));
    return 'counts';
  });
}

/** When which words were read, and when they were confirmed; not by whom. */
function proofOf({ id, lang, askedAt, consent }: Subscription, at: Date) {
  const consents = [{ name: 'email', text: consent, answer: 'yes' }];
  const details = { id, lang, askedAt: askedAt.toISOString(), consents };
  return { at, action: 'consent', subject: 'newsletter', details } as const;
}
