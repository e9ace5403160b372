import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { Round } from './rounds.ts';

/** Connections that are kept open and used at the same time. */
export const CONNECTIONS = 16;

/** The kernel counts processor time in hundredths of a second in /proc. */
const MICROSECONDS_PER_TICK = 10_000;

/** What each connection sends in turn, and the status that every answer must have. */
interface Traffic {
  requests: (connection: number) => autocannon.Request[];
  status?: number;
}

/** Sends requests for so many seconds. Throws if any is not answered as expected. */
export async function load(
  { address, pid }: { address: string; pid: number },
  { requests, status = 200 }: Traffic,
  seconds: number,
): Promise<Round> {
  const before = readProcessorTime(pid);
  let connection = 0;
  const { errors, timeouts, statusCodeStats, duration } = await autocannon({
    url: address,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ path: '/' }],
    setupClient: (client) => {
      client.setRequests(requests(connection));
      connection += 1;
    },
  });
  const counts = Object.values(statusCodeStats ?? {}).map(({ count = 0 }) => count);
  const answered = counts.reduce((sum, count) => sum + count, 0);
  if (errors + timeouts > 0 || statusCodeStats?.[`${status}`]?.count !== answered)
    throw new Error(`Not answered as expected: ${JSON.stringify({ errors, statusCodeStats })}`);
  const processor = (readProcessorTime(pid) - before) / answered;
  return { perSecond: answered / duration, processor };
}

/** The time that a process has used of all processors, in microseconds. */
export function readProcessorTime(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, which is the second field, is in parentheses and may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_PER_TICK;
}
