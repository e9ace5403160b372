import { toEuros } from '#domain/money/money.ts';
import { readEuros, readTerm } from '../frame/query-numbers.ts';
import type { LoanChoice, LoanType, Offered } from './families.ts';
import type { Simulation } from './simulate.ts';
import type { Entry, SimulationState } from './simulation-state.ts';

/** The names of the controls that a link carries. */
export const LINK_FIELDS = ['amount', 'additionalAmount', 'duration', 'type'] as const;

/** A loan read from a link: the content of the fields, the duration in months, the type. */
export interface TakenUp {
  readonly type: LoanType | undefined;
  readonly entry: Entry;
  readonly duration: number | undefined;
}

/**
 * The query that carries a simulation to the same page, under the names of the controls: amounts in
 * whole euros, `duration` in months. Without a duration the page takes the duration nearest to the
 * example's.
 */
export function linkQuery(
  { choices }: Offered,
  type: LoanType,
  {
    amount,
    additionalAmount,
    duration,
  }: Pick<Simulation, 'amount' | 'additionalAmount'> & { readonly duration: number | undefined },
): string {
  const query = new URLSearchParams({ amount: String(toEuros(amount)) });
  if (additionalAmount > 0) query.set('additionalAmount', String(toEuros(additionalAmount)));
  if (duration !== undefined) query.set('duration', String(duration));
  if (choices.length > 1) query.set('type', type);
  return `?${query}`;
}

/**
 * The query that opens a simulator in its present state. A duration that the visitor did not choose
 * is left out.
 */
export function enteredQuery(offered: Offered, state: SimulationState): string {
  const { choice, simulation, wanted } = state;
  return linkQuery(offered, choice.type, { ...simulation, duration: wanted });
}

/** The loan in an address; undefined if it names no amount. Decimals are cut off. */
export function readLink(search: string, { choices }: Offered): TakenUp | undefined {
  const query = new URLSearchParams(search);
  const amount = readEuros(query, 'amount');
  if (amount === undefined) return undefined;
  return {
    type: choices.find(({ type }: LoanChoice) => type === query.get('type'))?.type,
    entry: { amount, additionalAmount: readEuros(query, 'additionalAmount') ?? '0' },
    duration: readTerm(query, 'duration'),
  };
}
