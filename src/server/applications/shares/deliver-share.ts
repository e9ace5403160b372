import type { Transaction } from '../../stores/storage.ts';

/** Queues for delivery that a shared request waits for the applicant's agreement. */
export async function deliverShare(
  { deliveries, enqueue }: Pick<Transaction, 'deliveries' | 'enqueue'>,
  { id, at }: { id: string; at: Date },
  messageId: string,
): Promise<void> {
  await deliveries.put({ kind: 'share', subjectId: id, messageId, dueAt: at });
  await enqueue('deliver-due', {});
}
