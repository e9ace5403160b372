import type { Request } from '../../stores/request-store.ts';
import type { Transaction } from '../../stores/storage.ts';

/** Queues a request for delivery at once, in the transaction that stores it. */
export async function deliverRequest(
  { deliveries, enqueue }: Pick<Transaction, 'deliveries' | 'enqueue'>,
  { id, sentAt }: Pick<Request, 'id' | 'sentAt'>,
  messageId: string,
): Promise<void> {
  await deliveries.put({ kind: 'request', subjectId: id, messageId, dueAt: sentAt });
  await enqueue('deliver-due', {});
}
