import type { SpentProofs } from '../stores/spent-proofs.ts';
import type { Executor } from './database.ts';
import { purgeByTime } from './purge-in-batches.ts';

export function createSqlSpentProofs(executor: Executor): SpentProofs {
  return {
    spend: async (fingerprint, expiresAt) => {
      const spent = await executor
        .insertInto('spentProofs')
        .values({ fingerprint, expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return Number(spent.numInsertedOrUpdatedRows) === 1;
    },
    purge: (now) => purgeByTime(executor, 'spent_proofs', now),
  };
}
