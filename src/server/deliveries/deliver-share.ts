import type { Transaction } from '../storage/storage.ts';

/** Has it told to the lender's systems that a shared request waits for its applicant's agreement. */
export async function deliverShare(
  { deliveries, enqueue }: Pick<Transaction, 'deliveries' | 'enqueue'>,
  { id, at }: { id: string; at: Date },
  messageId: string,
): Promise<void> {
  await deliveries.put({ kind: 'share', subjectId: id, messageId, dueAt: at });
  await enqueue('deliver-due', {});
}
