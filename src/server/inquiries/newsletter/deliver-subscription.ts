import type { Transaction } from '../../stores/storage.ts';

/**
 * Queues a change of a subscription for delivery, in the transaction of the change. Its end replaces a
 * beginning that was not delivered yet.
 */
export async function deliverSubscription(
  { deliveries }: Pick<Transaction, 'deliveries'>,
  subjectId: string,
  messageId: string,
  dueAt: Date,
): Promise<void> {
  await deliveries.put({ kind: 'newsletter', subjectId, messageId, dueAt });
}
