import type { Executor } from './database.ts';
import { refuseInsideTransaction } from './transaction-guard.ts';

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly result: PromiseWithResolvers<Result>;
}

/**
 * Runs a statement for many callers at once. One is under way at a time; what arrives meanwhile goes together in the
 * next, at most `most` in one. So a caller who is alone never waits, each statement begins after all of its callers
 * asked, and many callers cost the database, and this process, a few statements.
 *
 * `run` returns the results in the order of the items. If it throws, so does every call of that batch.
 */
export function inBatches<Item, Result>(
  executor: Executor,
  most: number,
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isRunning = false;

  const runWaiting = async () => {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      try {
        const results = await run(batch.map(({ item }) => item));
        if (results.length !== batch.length)
          throw new Error(`${results.length} results for ${batch.length} items`);
        for (const [n, result] of results.entries()) batch[n]?.result.resolve(result);
      } catch (error) {
        for (const { result } of batch) result.reject(error);
      }
    }
    isRunning = false;
  };

  return (item) => {
    // The statement may run in the name of another caller, where the guard would not see this one.
    if (!executor.isTransaction) refuseInsideTransaction();
    const result = Promise.withResolvers<Result>();
    waiting.push({ item, result });
    if (!isRunning) {
      isRunning = true;
      // Requests that were read in the same turn of the event loop go together.
      setImmediate(() => void runWaiting());
    }
    return result.promise;
  };
}
