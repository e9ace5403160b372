import type { Actor } from '../../security/audit/audit-log.ts';
import type { Stores } from '../../stores/storage.ts';
import type { Subscription } from '../../stores/subscription.ts';
import type { ChangeSubscription } from './confirm-subscription.ts';
import { deliverSubscription } from './deliver-subscription.ts';

/**
 * Ends the subscription of a newsletter's link, or the current subscription of the same address.
 * `gone`: it no longer exists, and nothing was done.
 */
export async function endSubscription(
  { storage, now, newId }: ChangeSubscription,
  id: string,
): Promise<'ended' | 'gone'> {
  return await storage.transact(async (transaction) => {
    const subscription = await transaction.newsletter.find(id);
    if (subscription === undefined) return 'gone';
    await transaction.enqueue('deliver-due', {});
    await endOf(transaction, subscription.email, {
      actor: 'visitor',
      at: now(),
      messageId: newId(),
    });
    return 'ended';
  });
}

/** Ends the current subscription of this address, and delivers that to the lender; returns it. */
export async function endOf(
  stores: Stores,
  email: string,
  { actor, at, messageId }: { actor: Actor; at: Date; messageId: string },
): Promise<Subscription | undefined> {
  await stores.newsletter.claim(email);
  const subscription = await stores.newsletter.findCounting(email);
  if (subscription === undefined) return undefined;
  const { id } = subscription;
  await stores.newsletter.markEnded(id, at);
  await deliverSubscription(stores, id, messageId, at);
  await stores.audit.append({
    at,
    actor,
    action: 'withdrawal',
    subject: 'newsletter',
    details: { id },
  });
  return subscription;
}
