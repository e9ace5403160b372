const MINUTE = 60_000; // milliseconds

/** The same answer, worked out once for each minute: for what changes at whole minutes alone. */
export function onceAMinute<T>(answer: (instant: Date) => T): (instant: Date) => T {
  let last: { minute: number; answer: T } | undefined;
  return (instant) => {
    const minute = Math.floor(instant.getTime() / MINUTE);
    if (last?.minute !== minute) last = { minute, answer: answer(instant) };
    return last.answer;
  };
}

/** The end of an instant's minute. */
export function endOfMinute(instant: Date): Date {
  return new Date((Math.floor(instant.getTime() / MINUTE) + 1) * MINUTE);
}
