import { cents } from '#domain/money/money.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import { type Simulation, simulate, startingSimulation } from '#site/simulators/loan/simulate.ts';

/** A form's loan: what is typed and chosen, and the last one that could be worked out. */
export interface CopropertyLoan {
  /** Whole euros, as digits; empty while nothing is typed. */
  digits: string;
  /**
   * The duration last chosen, in months; nothing while nobody chose one. An amount being typed may not
   * offer it, and then does.
   */
  wanted: number | undefined;
  simulation: Simulation;
  isOutOfBounds: boolean;
  /** The duration that the amount last typed does not offer. */
  refused: number | undefined;
}

/** The smallest loan (spec 1 §9). */
export function openingLoan(tariff: Tariff): CopropertyLoan {
  const simulation = startingSimulation(tariff);
  const digits = String(simulation.amount / 100);
  return { digits, wanted: undefined, simulation, isOutOfBounds: false, refused: undefined };
}

/** Works the loan out anew: rate and monthly fee follow amount and duration. */
export function changeLoan(
  before: CopropertyLoan,
  tariff: Tariff,
  change: { digits?: string; duration?: number },
): CopropertyLoan {
  const digits = change.digits ?? before.digits;
  const wanted = change.duration ?? before.wanted;
  const amount = digits === '' ? undefined : cents(Number(digits) * 100);
  const result = simulate(tariff, amount, wanted);
  if (!result.ok)
    return { ...before, digits, wanted, isOutOfBounds: digits !== '', refused: undefined };
  const { simulation } = result;
  const refused = simulation.duration === wanted ? undefined : wanted;
  return { digits, wanted, simulation, isOutOfBounds: false, refused };
}

/**
 * The query of the form's address with the loan that stands in it, at the duration that was chosen; what others
 * have put there stays. Nothing where the address opens the form with that loan.
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
  const own = wanted === undefined ? { amount: digits } : { amount: digits, duration: `${wanted}` };
  return `?${new URLSearchParams([...Object.entries(own), ...query])}`;
}

/**
 * The loan that the simulator opened the form with, from its query: `amount` in euros, `duration` in
 * months. Its rate and monthly fee are the tariff's to say, whatever the query holds.
 */
export function readQuery(query: URLSearchParams): { digits?: string; duration?: number } {
  const amount = Number(query.get('amount'));
  const duration = Number(query.get('duration'));
  return {
    ...(amount > 0 && amount < 1e7 ? { digits: String(Math.floor(amount)) } : {}),
    ...(Number.isInteger(duration) && duration > 0 && duration < 1000 ? { duration } : {}),
  };
}
