import process from 'node:process';
import { summarise } from './statistics.mjs';

/** @typedef {import('./statistics.mjs').Round} Round */

/** How long is measured: rounds of so many seconds for each side. @typedef {{ rounds: number, seconds: number }} Pace */

/**
 * Measures two sides round by round, first the one, then the other, in the next round the other way round: what else
 * the machine does slows both. A round of each before that is not counted.
 * @param {Pick<import('./statistics.mjs').Measured, 'name' | 'baseline' | 'goal'>} what
 * @param {(seconds: number) => Promise<Round>} product
 * @param {(seconds: number) => Promise<Round>} baseline
 * @param {Pace} pace
 */
export async function takeTurns(what, product, baseline, { rounds, seconds }) {
  await product(seconds);
  await baseline(seconds);
  /** @type {{ product: Round, baseline: Round }[]} */
  const measured = [];
  for (let n = 0; n < rounds; n += 1) {
    process.stderr.write(`${what.name} ${n + 1}/${rounds}\n`);
    if (n % 2 === 0) {
      measured.push({ product: await product(seconds), baseline: await baseline(seconds) });
    } else {
      const first = await baseline(seconds);
      measured.push({ product: await product(seconds), baseline: first });
    }
  }
  return summarise(what, measured);
}
