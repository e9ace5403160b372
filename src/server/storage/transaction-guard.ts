import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';

/**
 * Marks the body of a transaction. A query outside the transaction from inside its body works on pg
 * (on another connection, a silent error) and waits for ever on PGlite. Here it throws on both.
 */
const inside = new AsyncLocalStorage<true>();

/** Runs the body of a transaction: until it settles, only the transaction may be queried. */
export function guardTransaction<T>(work: () => Promise<T>): Promise<T> {
  return inside.run(true, work);
}

/** Throws when called from the body of a transaction. */
export function refuseInsideTransaction(): void {
  if (inside.getStore()) {
    throw new Error('A query was made outside the transaction while inside its body');
  }
}

/** For the database at large; a transaction's own executor does not use it. */
export const guardQueries: KyselyPlugin = {
  transformQuery({ node }) {
    refuseInsideTransaction();
    return node;
  },
  async transformResult({ result }) {
    return result;
  },
};
