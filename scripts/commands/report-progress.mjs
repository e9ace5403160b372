import process from 'node:process';

/** Prints a line about progress, to stderr, so that stdout contains only a command's own output.
 * @param {string} line */
export function report(line) {
  process.stderr.write(`${line}\n`);
}

/** How often a long task without a terminal reports that it is still running, in milliseconds. */
const STILL_AT_WORK = 15_000;

/** How often the seconds are updated in a terminal, in milliseconds. */
const TICK = 1_000;

/** Clears the terminal's line from here on: the line before may have been longer. */
const CLEAR = '\u001b[K';

/**
 * Shows that a task is running until it ends: in a terminal a line that counts seconds, elsewhere a line
 * now and then. Short tasks print only their first line.
 * @template T
 * @param {string | (() => string)} taskName or what gives its name as it goes on
 * @param {() => Promise<T>} task
 * @returns {Promise<T>}
 */
export async function showProgress(taskName, task) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const live = process.stderr.isTTY;
  const name = () => (typeof taskName === 'string' ? taskName : taskName());
  const line = () => `${name()} … ${seconds()} s`;
  process.stderr.write(live ? `${name()} …` : `${name()} …\n`);
  const ticking = setInterval(
    () => process.stderr.write(live ? `\r${CLEAR}${line()}` : `${line()}\n`),
    live ? TICK : STILL_AT_WORK,
  );
  try {
    return await task();
  } finally {
    clearInterval(ticking);
    if (live) process.stderr.write(`\r${CLEAR}${line()}\n`);
  }
}
