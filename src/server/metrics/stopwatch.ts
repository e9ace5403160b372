/** Starts now; returns the seconds since then, whatever the clock does meanwhile. */
export function stopwatch(): () => number {
  const start = performance.now();
  return () => (performance.now() - start) / 1_000;
}
