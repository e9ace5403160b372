import { costOfCredit, monthlyPayment, totalToPay } from '#domain/loan/payment.ts';
import type { Cents } from '#domain/money/money.ts';
import {
  type Bounds,
  findRate,
  longestDuration,
  offersFor,
  simulatorBoundsOf,
} from '#domain/tariff/rate.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';

/** A loan worked out. Money in cents, `duration` in months, `taeg` in percent a year. */
export interface Simulation {
  amount: Cents;
  duration: number;
  taeg: number;
  payment: Cents;
  /** Payment × months: what is paid back in all. */
  totalToPay: Cents;
  creditCost: Cents;
  /** The durations offered for this amount, rising. */
  durations: readonly number[];
}

/**
 * Works out a loan; a duration that is not offered for the amount becomes the nearest one that is.
 * An amount out of the bounds, or none, is refused with them.
 */
export function simulate(
  tariff: Tariff,
  amount: Cents | undefined,
  wanted: number,
): { ok: true; simulation: Simulation } | { ok: false; bounds: Bounds } {
  const bounds = simulatorBoundsOf(tariff);
  if (amount === undefined || amount < bounds.min) return { ok: false, bounds };
  const found = findRate(tariff, amount, wanted);
  if (found.kind === 'outOfBounds') return { ok: false, bounds };
  const duration = found.kind === 'nearest' ? found.duration : wanted;
  const payment = monthlyPayment(amount, found.taeg, duration);
  return {
    ok: true,
    simulation: {
      amount,
      duration,
      taeg: found.taeg,
      payment,
      totalToPay: totalToPay(payment, duration),
      creditCost: costOfCredit(amount, payment, duration),
      durations: offersFor(tariff, amount).map((offer) => offer.duration),
    },
  };
}

/** What a simulator opens with: the smallest amount (spec 1 §9), over its longest duration. */
export function startingSimulation(tariff: Tariff): Simulation {
  const { min } = simulatorBoundsOf(tariff);
  const result = simulate(tariff, min, longestDuration(tariff, min) ?? 0);
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
