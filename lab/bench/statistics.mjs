/**
 * The value below which a share of the numbers lies, between two of them in proportion; NaN for none.
 * @param {readonly number[]} numbers in any order
 * @param {number} share from 0 to 1
 */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  if (below === undefined || above === undefined) return Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

/**
 * The median and the quartiles.
 * @typedef {{ median: number, lower: number, upper: number }} Spread
 */

/** @param {readonly number[]} numbers @returns {Spread} */
export function spreadOf(numbers) {
  const [lower, median, upper] = [0.25, 0.5, 0.75].map((share) => quantile(numbers, share));
  return { median: median ?? Number.NaN, lower: lower ?? Number.NaN, upper: upper ?? Number.NaN };
}

/**
 * What was done in a round: how many a second, and the processor's time for each in microseconds, of the server's
 * process with all its threads.
 * @typedef {{ perSecond: number, processor: number }} Round
 */

/**
 * A case as it is reported: medians, and of the ratios the quartiles too. `ratio` is the product's speed as a share
 * of the baseline's, round by round; `processor` is the baseline's processor time as a share of the product's.
 * @typedef {object} Measured
 * @property {string} name
 * @property {string} baseline
 * @property {number} goal
 * @property {number} rounds
 * @property {Spread} ratio
 * @property {Spread} processor
 * @property {number} product answers a second
 * @property {number} beside of the baseline, likewise
 */

/**
 * @param {Pick<Measured, 'name' | 'baseline' | 'goal'>} what
 * @param {readonly { product: Round, baseline: Round }[]} rounds measured one right after the other
 * @returns {Measured}
 */
export function summarise(what, rounds) {
  return {
    ...what,
    rounds: rounds.length,
    ratio: spreadOf(rounds.map(({ product, baseline }) => product.perSecond / baseline.perSecond)),
    processor: spreadOf(
      rounds.map(({ product, baseline }) => baseline.processor / product.processor),
    ),
    product: spreadOf(rounds.map(({ product }) => product.perSecond)).median,
    beside: spreadOf(rounds.map(({ baseline }) => baseline.perSecond)).median,
  };
}
