import type { Counted } from '../visitors/count.ts';
import type { startJourneys } from '../visitors/journeys.ts';
import { isSound, printCounts, summarise } from '../visitors/report.ts';

/** An incident and its time, in milliseconds since 1970. */
export interface Past {
  name: string;
  from: number;
  to: number;
  failsNothing?: boolean;
}

/** Prints what was seen; returns whether nothing was lost or doubled, and no request failed that may not fail. */
export function report(
  incidents: readonly Past[],
  { answers: { all }, count }: ReturnType<typeof startJourneys>,
  counted: Counted,
) {
  let failedNothing = true;
  for (const { name, from, to, failsNothing } of incidents) {
    const { byStatus, failed, longestGap } = summarise(all, { from, to });
    if (failsNothing && failed.length > 0) failedNothing = false;
    console.log(name, { seconds: (to - from) / 1_000, ...byStatus, longestGap, failsNothing });
  }
  printCounts(counted);
  const { failed } = summarise(all, { from: 0, to: Date.now() });
  const failures = Object.groupBy(failed, ({ status, call }) => `${status || 'none'} ${call}`);
  for (const [call, answers = []] of Object.entries(failures)) console.log(answers.length, call);
  console.log('journeys', count);
  return isSound(counted) && failedNothing;
}
