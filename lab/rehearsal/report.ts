import type { Counted } from '../visitors/count.ts';
import type { startJourneys } from '../visitors/journeys.ts';
import { isSound, printCounts, summarise } from '../visitors/report.ts';

/** An incident and its time, in milliseconds since 1970. */
export interface Past {
  name: string;
  from: number;
  to: number;
  failsNothing?: boolean;
  mayFail?: string;
}

/** Prints what was seen; returns whether nothing was lost or doubled, and no request failed that may not fail. */
export function report(
  incidents: readonly Past[],
  missing: readonly string[],
  { answers: { all }, count, signIns }: ReturnType<typeof startJourneys>,
  counted: Counted,
) {
  let failedNothing = true;
  for (const { name, from, to, failsNothing, mayFail } of incidents) {
    const { byStatus, failed, longestGap } = summarise(all, { from, to });
    const wrongly = failed.filter(({ call }) => call !== mayFail).length;
    if (failsNothing && wrongly > 0) failedNothing = false;
    const limits = failsNothing ? { mayFail: mayFail ?? 'nothing', wrongly } : {};
    console.log(name, { seconds: (to - from) / 1_000, ...byStatus, longestGap, ...limits });
  }
  printCounts(counted);
  const { failed } = summarise(all, { from: 0, to: Date.now() });
  const failures = Object.groupBy(failed, ({ status, call }) => `${status || 'none'} ${call}`);
  for (const [call, answers = []] of Object.entries(failures)) console.log(answers.length, call);
  console.log('journeys', count, 'sign-ins', signIns);
  for (const what of missing) console.log(`NOT REHEARSED: ${what}`);
  return isSound(counted) && failedNothing;
}
