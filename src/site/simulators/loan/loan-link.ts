import { toEuros } from '#domain/money/money.ts';
import type { LoanChoice, LoanType, Offered } from './families.ts';
import type { Simulation } from './simulate.ts';
import type { Entry, SimulationState } from './simulation-state.ts';

/** The controls that a link speaks of. */
export const LINK_FIELDS = ['amount', 'additionalAmount', 'duration', 'type'] as const;

/** The longest number of a link that is read, in digits. */
const LONGEST = 7;

/** A loan as it is taken up: what stands in the fields, its duration in months, its type. */
export interface TakenUp {
  readonly type: LoanType | undefined;
  readonly entry: Entry;
  readonly duration: number | undefined;
}

/**
 * The query that carries a simulation to the same page, under the names of the controls: amounts in
 * whole euros, `duration` in months. Without a duration the page takes the one nearest to the example's.
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

/** The query that opens a simulator as it stands: a duration that nobody chose is left open. */
export function enteredQuery(offered: Offered, state: SimulationState): string {
  const { choice, simulation, wanted } = state;
  return linkQuery(offered, choice.type, { ...simulation, duration: wanted });
}

/** The loan that an address carries; nothing where it names no amount. Decimals are cut off. */
export function readLink(search: string, { choices }: Offered): TakenUp | undefined {
  const query = new URLSearchParams(search);
  const digits = (name: string) => /^\d+/.exec(query.get(name) ?? '')?.[0].slice(0, LONGEST);
  const amount = digits('amount');
  if (amount === undefined) return undefined;
  const duration = digits('duration');
  return {
    type: choices.find(({ type }: LoanChoice) => type === query.get('type'))?.type,
    entry: { amount, additionalAmount: digits('additionalAmount') ?? '0' },
    duration: duration === undefined ? undefined : Number(duration),
  };
}
