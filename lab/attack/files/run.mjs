import process from 'node:process';
import { inMegabytes } from '../target.mjs';
import { judgeMutated, SAMPLES } from './mutated-files.mjs';

/** How many changed files of each sample, so that a run takes minutes. */
const EACH = 2_000;

/** The longest that a file of a few kilobytes may take to judge, in milliseconds, on a busy machine. */
const LONGEST = 3_000;

/**
 * Judges changed files as uploads are judged. Succeeds if each gets a verdict in time, and what is accepted still
 * begins as its type does.
 * @param {{ seed: number }} options
 * @param {(line: string) => void} print
 */
export async function attackFiles({ seed }, print) {
  const before = process.memoryUsage().rss;
  let isRight = true;
  print('| file | judged | accepted | refused as | slowest, ms |');
  print('|---|---|---|---|---|');
  for (const sample of SAMPLES) {
    /** @type {Map<string, number>} */
    const verdicts = new Map();
    let slowest = 0;
    for (let place = 0; place < EACH; place += 1) {
      const { verdict, ms, isOfType } = await judgeMutated(sample, seed, place);
      verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
      slowest = Math.max(slowest, ms);
      if (ms < LONGEST && isOfType && !verdict.startsWith('crash')) continue;
      isRight = false;
      print(`FAILED ${verdict}, ${Math.round(ms)} ms: --seed ${seed}, ${sample.name} ${place}`);
    }
    const { ok = 0, ...refused } = Object.fromEntries(verdicts);
    const reasons = Object.entries(refused).map(([reason, count]) => `${reason} ${count}`);
    print(`| ${sample.name} | ${EACH} | ${ok} | ${reasons.join(', ')} | ${slowest.toFixed(1)} |`);
  }
  print(`memory ${inMegabytes(before)} before, ${inMegabytes(process.memoryUsage().rss)} after`);
  return isRight;
}
