import type { Transaction } from '../storage/storage.ts';

/**
 * Has what became of a subscription told to the lender's systems, by the transaction in which it
 * did. Its end replaces a beginning that was not told yet.
 */
export async function deliverSubscription(
  { deliveries }: Pick<Transaction, 'deliveries'>,
  subjectId: string,
  messageId: string,
  dueAt: Date,
): Promise<void> {
  await deliveries.put({ kind: 'newsletter', subjectId, messageId, dueAt });
}
