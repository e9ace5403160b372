/** An amount in euros that changes hands, and when, in years from the day of the loan. */
export interface CashFlow {
  readonly amount: number;
  readonly at: number;
}

/** Precision of the rate, as a fraction a year: far beyond anything that is displayed. */
const PRECISION = 1e-13;

/** The highest rate that is tried, as the logarithm of 1 + X: a guard against meaningless flows. */
const HIGHEST = 64;

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
  /** By how much the payments are worth more than the draws, if money grows by e^force a year. */
  const excess = (force: number) => worth(payments, force) - worth(draws, force);
  let low = 0;
  let high = 1 / 64;
  while (excess(high) > 0) {
    low = high;
    high *= 2;
    if (high > HIGHEST) throw new Error('No rate makes the payments worth the draws');
  }
  // Bisection is slower than Newton's method but cannot leave the bracket; forty-odd rounds take no time.
  while (high - low > PRECISION) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  return Math.expm1((low + high) / 2) * 100;
}

/** The present value of flows on the day of the loan. */
function worth(flows: readonly CashFlow[], force: number): number {
  return flows.reduce((sum, { amount, at }) => sum + amount * Math.exp(-force * at), 0);
}
