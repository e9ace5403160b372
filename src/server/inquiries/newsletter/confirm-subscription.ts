import type { Storage } from '../../stores/storage.ts';
import { type Subscription, type SubscriptionState, stateOf } from '../../stores/subscription.ts';
import { deliverSubscription } from './deliver-subscription.ts';

export interface ChangeSubscription {
  storage: Pick<Storage, 'transact'>;
  now: () => Date;
  newId: () => string;
}

/**
 * Confirms a subscription, delivers it to the lender, and records the proof; returns its state. Repeated,
 * or if the address already has a confirmed subscription, it changes nothing. `undefined`: it is gone.
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
    const subscription = await newsletter.find(id); // read again under the claim
    if (subscription === undefined || stateOf(subscription, at) !== 'waiting')
      return subscription && stateOf(subscription, at);
    if ((await newsletter.findCounting(email)) !== undefined) return 'counts';
    await newsletter.markConfirmed(id, at);
    await deliverSubscription(transaction, id, newId(), at);
    await transaction.enqueue('deliver-due', {});
    await audit.append(proofOf(subscription, at));
    return 'counts';
  });
}

/** Which words were read, and when they were confirmed; not by whom. */
function proofOf({ id, lang, askedAt, consent }: Subscription, at: Date) {
  const consents = [{ name: 'email', text: consent, answer: 'yes' }];
  const details = { id, lang, askedAt: askedAt.toISOString(), consents };
  return { at, actor: 'visitor', action: 'consent', subject: 'newsletter', details } as const;
}
