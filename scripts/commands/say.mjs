import process from 'node:process';

/** Says one line about what is going on. On stderr, so that a command's own output stays alone on stdout.
 * @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** How often a long task without a terminal says that it is still at work, in milliseconds. */
const STILL_AT_WORK = 15_000;

/** How often the seconds move in a terminal, in milliseconds. */
const TICK = 1_000;

/**
 * Shows that a task is under way until it ends: a line that counts in a terminal, a line now and
 * then elsewhere. Short tasks say nothing more than their first line.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} task
 * @returns {Promise<T>}
 */
export async function showProgress(what, task) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const live = process.stderr.isTTY;
  const line = () => `${what} … ${seconds()} s`;
  process.stderr.write(live ? `${what} …` : `${what} …\n`);
  const ticking = setInterval(
    () => process.stderr.write(live ? `\r${line()}` : `${line()}\n`),
    live ? TICK : STILL_AT_WORK,
  );
  try {
    return await task();
  } finally {
    clearInterval(ticking);
    if (live) process.stderr.write(`\r${line()}\n`);
  }
}
