import { costOfCredit, monthlyPayment, totalToPay } from '#domain/loan/payment.ts';
import { addCents, type Cents, cents } from '#domain/money/money.ts';
import { type Bounds, findRate, offersFor, simulatorBoundsOf } from '#domain/tariff/rate.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';

/** A calculated loan. Money in cents, `duration` in months, `taeg` in percent a year. */
export interface Simulation {
  amount: Cents;
  /** Lent on top of `amount` when credits are regrouped; otherwise 0. */
  additionalAmount: Cents;
  /** The total lent: `amount` plus the additional amount. */
  total: Cents;
  duration: number;
  taeg: number;
  payment: Cents;
  /** Payment × months: the total repaid. */
  totalToPay: Cents;
  creditCost: Cents;
  /** The durations offered for this total, ascending. */
  durations: readonly number[];
}

export type Simulated = { ok: true; simulation: Simulation } | { ok: false; bounds: Bounds };

/**
 * Calculates a loan. A duration that is not offered for the total becomes the nearest duration that
 * is. If no duration was chosen (`wanted` is undefined), the duration nearest to the representative
 * example's is used. A missing amount, or a total out of bounds, is refused together with the
 * bounds.
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

/** The same amount over each duration it is lent for, ascending. */
export function offersOf(tariff: Tariff, total: Cents): readonly Simulation[] {
  return offersFor(tariff, total).flatMap(({ duration }) => {
    const result = simulate(tariff, total, duration);
    return result.ok ? [result.simulation] : [];
  });
}

/**
 * The longest duration proposed without being asked for, in months. Longer loans are for owners
 * only.
 */
const MAX_DEFAULT_DURATION = 84;

/**
 * The offered duration for a total that is nearest to the example's; if two are equally near, the
 * shorter.
 */
function durationNearExample(tariff: Tariff, total: Cents): number {
  const unasked = offersFor(tariff, total)
    .map(({ duration }) => duration)
    .filter((duration) => duration <= MAX_DEFAULT_DURATION);
  const distance = (duration: number) => Math.abs(duration - tariff.example.duration);
  const nearest = Math.min(...unasked.map(distance));
  return unasked.find((duration) => distance(duration) === nearest) ?? MAX_DEFAULT_DURATION;
}

/**
 * The opening loan of a simulator (W-2.1 to W-2.6): the given amounts, else the smallest. Amounts
 * outside the lender's tariff become the smallest.
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

/** From this duration on, in months, the repayment-obligation notice is shown (W-2.15). */
const LONG_LOAN = 84;

/** Whether any duration offered for the amount is long enough to require the notice (W-2.15). */
export function needsLongLoanNotice(tariff: Tariff, simulation: Simulation): boolean {
  const concerned = tariff.family === 'personal' || tariff.family === 'grouping';
  return concerned && simulation.durations.some((duration) => duration >= LONG_LOAN);
}
