/** Money that changes hands: euros, and when, in years from the day of the loan. */
export interface CashFlow {
  readonly amount: number;
  readonly at: number;
}

/** How far the rate is worked out, as a fraction a year: well past anything that is shown. */
const PRECISION = 1e-13;

/** No loan is dearer than this, as the logarithm of 1 + X: a guard against flows that are none. */
const HIGHEST = 64;

/**
 * The annual percentage rate in percent, unrounded: the X of Σ Cₖ(1+X)^−tₖ = Σ Dₗ(1+X)^−sₗ, which
 * Directives 2014/17/EU (annex I) and (EU) 2023/2225 (annex III) share. `draws`: what the borrower
 * has the use of, costs paid at once taken off; `payments`: all that is paid. Throws where nothing
 * is drawn, or less is paid back than that.
 */
export function annualPercentageRate(
  draws: readonly CashFlow[],
  payments: readonly CashFlow[],
): number {
  const total = (flows: readonly CashFlow[]) => flows.reduce((sum, { amount }) => sum + amount, 0);
  const drawn = total(draws);
  if (!(drawn > 0)) throw new Error('Nothing is drawn');
  if (total(payments) < drawn) throw new Error('Less is paid back than is drawn');
  /** What the payments are worth more than the draws, where a year's growth is e^force. */
  const excess = (force: number) => worth(payments, force) - worth(draws, force);
  let low = 0;
  let high = 1 / 64;
  while (excess(high) > 0) {
    low = high;
    high *= 2;
    if (high > HIGHEST) throw new Error('No rate makes the payments worth the draws');
  }
  // Halving is slower than Newton and cannot leave the bracket; forty-odd rounds take no time.
  while (high - low > PRECISION) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  return Math.expm1((low + high) / 2) * 100;
}

/** What flows are worth on the day of the loan. */
function worth(flows: readonly CashFlow[], force: number): number {
  return flows.reduce((sum, { amount, at }) => sum + amount * Math.exp(-force * at), 0);
}
