/** An amount in euros that changes hands, and when, in years from the day of the loan. */
export interface CashFlow {
  readonly amount: number;
  readonly at: number;
}

/** Precision of the rate, as a fraction a year: far beyond anything that is displayed. */
const PRECISION = 1e-13;

/** The highest rate that is tried, as the logarithm of 1 + X: a guard against meaningless flows. */
const MAX_RATE = 64;

/**
 * The annual percentage rate in percent, unrounded: the X of Σ Cₖ(1+X)^−tₖ = Σ Dₗ(1+X)^−sₗ, which
 * Directives 2014/17/EU (annex I) and (EU) 2023/2225 (annex III) share. `draws`: what the borrower
 * receives, less the costs paid at once; `payments`: everything that is paid. Throws if nothing is drawn,
 * or if less than that is paid back.
 */
export function annualPercentageRate(
  draws: readonly CashFlow[],
  payments: readonly CashFlow[],
): number {
  const total = (flows: readonly CashFlow[]) => flows.reduce((sum, { amount }) => sum + amount, 0);
  const drawn = total(draws);
  if (!(drawn > 0)) throw new Error('Nothing is drawn');
  if (total(payments) < drawn) throw new Error('Less is paid back than is drawn');
  const flows = [...payments, ...draws.map(({ amount, at }) => ({ amount: -amount, at }))];
  let low = 0;
  let high = 1 / 64;
  while (worth(flows, high)[0] > 0) {
    low = high;
    high *= 2;
    if (high > MAX_RATE) throw new Error('No rate makes the payments worth the draws');
  }
  // Newton's method within a bracket: a step that would leave the bracket is replaced by its middle.
  let force = low;
  while (high - low > PRECISION) {
    const [excess, slope] = worth(flows, force);
    if (excess > 0) low = force;
    else high = force;
    const change = -excess / slope;
    if (Math.abs(change) <= PRECISION) break;
    const next = force + change;
    force = next > low && next < high ? next : (low + high) / 2;
  }
  return Math.expm1(force) * 100;
}

/** The present value of flows on the day of the loan, if money grows by e^force a year, and its slope. */
function worth(flows: readonly CashFlow[], force: number): [value: number, slope: number] {
  let value = 0;
  let slope = 0;
  for (const { amount, at } of flows) {
    const present = amount * Math.exp(-force * at);
    value += present;
    slope -= present * at;
  }
  return [value, slope];
}
