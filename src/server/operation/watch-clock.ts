/** How often the clock is compared, in milliseconds. */
const EVERY = 10_000;
/** A difference that counts as a jump, in milliseconds: slow corrections of the time stay far below. */
const JUMP = 5_000;

/**
 * Compares the clock with the time that has passed, and reports each jump, in seconds: above 0 forwards.
 * Returns how to stop.
 */
export function watchClock(now: () => Date, report: (seconds: number) => void): () => void {
  let clock = now().getTime();
  let passed = performance.now();
  const timer = setInterval(() => {
    const jumped = now().getTime() - clock - (performance.now() - passed);
    clock = now().getTime();
    passed = performance.now();
    if (Math.abs(jumped) > JUMP) report(Math.round(jumped / 1_000));
  }, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
