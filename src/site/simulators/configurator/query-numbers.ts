import { readEuros, readTerm } from '../frame/query-numbers.ts';

/** The action for the months or years that an address has under this name; none if it has none. */
export function readTermOf<Action>(
  query: URLSearchParams,
  name: string,
  make: (term: number) => Action,
): readonly Action[] {
  const term = readTerm(query, name);
  return term === undefined ? [] : [make(term)];
}

/** The amount under this name, in whole euros. */
export function readAmountOf(query: URLSearchParams, name: string) {
  const digits = readEuros(query, name);
  return digits === undefined ? [] : [{ kind: 'typeAmount', digits } as const];
}
