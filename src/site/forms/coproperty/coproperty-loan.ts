import { cents } from '#domain/money/money.ts';
import { wholeEuros } from '#domain/reading/parse-amount.ts';
import { readCount } from '#domain/reading/read-count.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import { type Simulation, simulate, startingSimulation } from '#site/simulators/loan/simulate.ts';

/** A form's loan: the current input, and the last loan that could be computed. */
export interface CopropertyLoan {
  /** Whole euros, as digits; empty if the field is. */
  digits: string;
  /**
   * The duration last chosen, in months; undefined before a choice. An amount being typed may not offer
   * it for a moment.
   */
  wanted: number | undefined;
  simulation: Simulation;
  isOutOfBounds: boolean;
  /** A duration that the amount last typed does not offer. */
  refused: number | undefined;
}

/** Whether the last figures belong to an amount before the one that is typed, which is not lent. */
export function isStale({ isOutOfBounds, digits }: CopropertyLoan): boolean {
  return isOutOfBounds || digits === '';
}

/** The smallest loan (W-2.2). */
export function openingLoan(tariff: Tariff): CopropertyLoan {
  const simulation = startingSimulation(tariff);
  const digits = String(simulation.amount / 100);
  return { digits, wanted: undefined, simulation, isOutOfBounds: false, refused: undefined };
}

/** Computes the loan again: rate and monthly fee depend on amount and duration. */
export function changeLoan(
  before: CopropertyLoan,
  tariff: Tariff,
  change: { digits?: string; duration?: number },
): CopropertyLoan {
  const digits = change.digits ?? before.digits;
  const wanted = change.duration ?? before.wanted;
  const euros = wholeEuros(digits);
  const amount = euros === undefined ? undefined : cents(euros * 100);
  const result = simulate(tariff, amount, wanted);
  if (!result.ok)
    return { ...before, digits, wanted, isOutOfBounds: digits !== '', refused: undefined };
  const { simulation } = result;
  const refused = simulation.duration === wanted ? undefined : wanted;
  return { digits, wanted, simulation, isOutOfBounds: false, refused };
}

/**
 * The query of the form's address with the current loan, at the chosen duration; other parameters are
 * kept. Undefined if the address already opens the form with that loan.
 */
export function followedQuery(
  search: string,
  tariff: Tariff,
  { digits, wanted }: CopropertyLoan,
): string | undefined {
  const query = new URLSearchParams(search);
  const opened = changeLoan(openingLoan(tariff), tariff, readQuery(query));
  if (opened.digits === digits && opened.wanted === wanted) return undefined;
  for (const name of ['amount', 'duration', 'taeg', 'monthly']) query.delete(name);
  const amount = String(wholeEuros(digits) ?? '');
  const own = wanted === undefined ? { amount } : { amount, duration: `${wanted}` };
  return `?${new URLSearchParams([...Object.entries(own), ...query])}`;
}

/**
 * The loan in the query that the simulator opened the form with: `amount` in euros, `duration` in months.
 * Rate and monthly fee always come from the tariff.
 */
export function readQuery(query: URLSearchParams): { digits?: string; duration?: number } {
  const amount = wholeEuros(query.get('amount') ?? '') ?? 0;
  const duration = Number(readCount(query.get('duration') ?? ''));
  return {
    ...(amount > 0 && amount < 1e7 ? { digits: String(amount) } : {}),
    ...(Number.isInteger(duration) && duration > 0 && duration < 1000 ? { duration } : {}),
  };
}
