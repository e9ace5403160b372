import type { Share } from '../../stores/share-store.ts';
import type { Storage, Transaction } from '../../stores/storage.ts';

export interface ChangeShare {
  storage: Pick<Storage, 'transact' | 'shares'>;
}

/**
 * Runs `work` on the current share, in a transaction that everyone else who saves, sends or changes
 * the same application waits for. `undefined` if the share no longer exists.
 */
export async function changeShare<T>(
  { storage }: ChangeShare,
  shareId: string,
  work: (share: Share, transaction: Transaction) => Promise<T>,
): Promise<T | undefined> {
  const known = await storage.shares.find(shareId);
  if (known === undefined) return undefined;
  return await storage.transact(async (transaction) => {
    await transaction.requests.claim(known.uniqid);
    const share = await transaction.shares.find(shareId);
    return share && (await work(share, transaction));
  });
}
