import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';

/**
 * A query made beside a transaction while inside it works on pg (on another connection, so outside
 * the transaction: a silent error) and waits for ever on PGlite. Here it throws on both.
 */
const inside = new AsyncLocalStorage<true>();

/** Runs the body of a transaction: until it settles, only the transaction may be asked. */
export function guardTransaction<T>(work: () => Promise<T>): Promise<T> {
  return inside.run(true, work);
}

/** Throws when called from the body of a transaction. */
export function refuseInsideTransaction(): void {
  if (inside.getStore()) {
    throw new Error('A query was made outside of the transaction that it stands in');
  }
}

/** For the connection at large; a transaction's own executor goes without it. */
export const guardQueries: KyselyPlugin = {
  transformQuery({ node }) {
    refuseInsideTransaction();
    return node;
  },
  async transformResult({ result }) {
    return result;
  },
};
