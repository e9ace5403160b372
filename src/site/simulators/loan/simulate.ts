import { costOfCredit, monthlyPayment, totalToPay } from '#domain/loan/payment.ts';
import { addCents, type Cents, cents } from '#domain/money/money.ts';
import { type Bounds, findRate, offersFor, simulatorBoundsOf } from '#domain/tariff/rate.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';

/** A loan worked out. Money in cents, `duration` in months, `taeg` in percent a year. */
export interface Simulation {
  amount: Cents;
  /** On top of `amount`, where credits are regrouped; else 0. */
  additionalAmount: Cents;
  /** Both together: what is lent. */
  total: Cents;
  duration: number;
  taeg: number;
  payment: Cents;
  /** Payment × months: what is paid back in all. */
  totalToPay: Cents;
  creditCost: Cents;
  /** The durations offered for this total, rising. */
  durations: readonly number[];
}

export type Simulated = { ok: true; simulation: Simulation } | { ok: false; bounds: Bounds };

/**
 * Works out a loan; a duration that is not offered for the total becomes the nearest one that is, and
 * where none was chosen (`wanted` is undefined) it is the one nearest to the representative example's.
 * A total out of the bounds, or no amount, is refused with them.
 */
export function simulate(
  tariff: Tariff,
  amount: Cents | undefined,
  wanted: number | undefined,
  additionalAmount = cents(0),
): Simulated {
  const bounds = simulatorBoundsOf(tariff);
  if (!amount) return { ok: false, bounds };
  const total = addCents(amount, additionalAmount);
  if (total < bounds.min) return { ok: false, bounds };
  const asked = wanted ?? durationNearExample(tariff, total);
  const found = findRate(tariff, total, asked);
  if (found.kind === 'outOfBounds') return { ok: false, bounds };
  const duration = found.kind === 'nearest' ? found.duration : asked;
  const payment = monthlyPayment(total, found.taeg, duration);
  return {
    ok: true,
    simulation: {
      amount,
      additionalAmount,
      total,
      duration,
      taeg: found.taeg,
      payment,
      totalToPay: totalToPay(payment, duration),
      creditCost: costOfCredit(total, payment, duration),
      durations: offersFor(tariff, total).map((offer) => offer.duration),
    },
  };
}

/** The same amount over each duration that it is lent for, rising. */
export function offersOf(tariff: Tariff, total: Cents): readonly Simulation[] {
  return offersFor(tariff, total).flatMap(({ duration }) => {
    const result = simulate(tariff, total, duration);
    return result.ok ? [result.simulation] : [];
  });
}

/** Nobody is shown a longer loan unasked: beyond, it is lent to owners alone (spec 2 §4). In months. */
const UNASKED_AT_MOST = 84;

/** The duration offered for a total that is nearest to the example's; of two, the shorter. */
function durationNearExample(tariff: Tariff, total: Cents): number {
  const unasked = offersFor(tariff, total)
    .map(({ duration }) => duration)
    .filter((duration) => duration <= UNASKED_AT_MOST);
  const distance = (duration: number) => Math.abs(duration - tariff.example.duration);
  const nearest = Math.min(...unasked.map(distance));
  return unasked.find((duration) => distance(duration) === nearest) ?? UNASKED_AT_MOST;
}

/**
 * What a simulator opens with (spec 1 §9): the amounts given, else the smallest. Amounts that a lender's
 * tariff does not hold become the smallest.
 */
export function startingSimulation(
  tariff: Tariff,
  opensWith?: { amount: Cents; additionalAmount: Cents },
): Simulation {
  const { min } = simulatorBoundsOf(tariff);
  const given =
    opensWith && simulate(tariff, opensWith.amount, undefined, opensWith.additionalAmount);
  const result = given?.ok ? given : simulate(tariff, min, undefined);
  if (!result.ok) throw new Error(`${tariff.code} offers nothing for its smallest amount`);
  return result.simulation;
}

/** From this duration on, a repayment-obligation notice shows (spec 1 §5). In months. */
const LONG_LOAN = 84;

/** Whether any of an amount's options is so long that the notice is due (spec 1 §5). */
export function needsLongLoanNotice(tariff: Tariff, simulation: Simulation): boolean {
  const concerned = tariff.family === 'personal' || tariff.family === 'grouping';
  return concerned && simulation.durations.some((duration) => duration >= LONG_LOAN);
}
