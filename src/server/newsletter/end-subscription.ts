import type { Stores } from '../storage/stores.ts';
import type { ChangeSubscription } from './confirm-subscription.ts';
import { deliverSubscription } from './deliver-subscription.ts';
import type { Subscription } from './subscription.ts';

/**
 * Ends what a link out of a newsletter is about: that subscription, or whichever of the same address
 * counts now. `gone`: nothing is known of it any more, and nothing was done.
 */
export async function endSubscription(
  { storage, now, newId }: ChangeSubscription,
  id: string,
): Promise<'ended' | 'gone'> {
  return await storage.transact(async (transaction) => {
    const found = await transaction.newsletter.find(id);
    if (found === undefined) return 'gone';
    await transaction.enqueue('deliver-due', {});
    await endOf(transaction, found.email, now(), newId());
    return 'ended';
  });
}

/** Ends the subscription of this address that counts, and tells the lender; the one that it was. */
export async function endOf(
  stores: Stores,
  email: string,
  at: Date,
  messageId: string,
): Promise<Subscription | undefined> {
  await stores.newsletter.claim(email);
  const subscription = await stores.newsletter.findCounting(email);
  if (subscription === undefined) return undefined;
  const { id } = subscription;
  await stores.newsletter.markEnded(id, at);
  await deliverSubscription(stores, id, messageId, at);
  await stores.audit.append({
    at,
    action: 'withdrawal',
    subject: 'newsletter',
    details: { id },
  });
  return subscription;
}
