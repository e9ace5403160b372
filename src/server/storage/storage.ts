import type { KeyRing } from '../encryption/key-ring.ts';
import type { Enqueue, JobData, JobName } from '../jobs/job.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { Database } from './database.ts';
import { type Stores, storesOn } from './stores.ts';

/** What the body of a transaction works with. */
export interface Transaction extends Stores {
  enqueue: Enqueue;
}

/** All stores, as use cases see them. */
export interface Storage extends Stores {
  /** Commits all that `work` does through `transaction`, or nothing. */
  transact<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
}

export function createStorage(
  database: Database,
  keyRing: KeyRing,
  queue: Pick<JobQueue, 'enqueueIn'>,
): Storage {
  return {
    ...storesOn(database.executor, keyRing),
    transact: (work) =>
      database.transact(({ executor, queueConnection }) =>
        work({
          ...storesOn(executor, keyRing),
          enqueue: <N extends JobName>(name: N, data: JobData[N]) =>
            queue.enqueueIn(queueConnection, name, data),
        }),
      ),
  };
}
