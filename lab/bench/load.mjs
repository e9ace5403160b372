import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

/** Connections that are kept open and used at the same time. */
export const CONNECTIONS = 16;

/** Where autocannon's parser (http-parser-js) keeps what it calls once it has read the headers. */
const HEADERS_COMPLETE = 2;

/** Of /proc: the kernel counts the processor's time in hundredths of a second. */
const MICROSECONDS_A_TICK = 10_000;

/**
 * What a connection sends: its requests in turn. One without a fixed address is made anew each time.
 * @typedef {{ method?: 'GET' | 'HEAD' | 'POST', path?: string, headers?: Record<string, string>, body?: string,
 *   setupRequest?: (request: import('autocannon').Request) => import('autocannon').Request }} Sent
 */

/**
 * Sends requests for so many seconds, and reads the server's processor time around it. Throws if any is not
 * answered as expected: 200, or `status`.
 * @param {string} address
 * @param {number} pid of the server
 * @param {{ requests: (connection: number) => Sent[], status?: number, mostRequests?: number }} how
 * @param {number} seconds
 * @returns {Promise<import('./statistics.mjs').Round>}
 */
export async function load(address, pid, { requests, status = 200, mostRequests }, seconds) {
  const before = readProcessorTime(pid);
  let connection = 0;
  const result = await autocannon({
    url: address,
    connections: CONNECTIONS,
    ...(mostRequests === undefined ? { duration: seconds } : { amount: mostRequests }),
    requests: [{ path: '/' }],
    setupClient: (client) => {
      const sent = requests(connection++);
      client.setRequests(sent);
      // Its parser is set up only after this.
      if (sent[0]?.method === 'HEAD') queueMicrotask(() => expectNoBody(client));
    },
  });
  const { errors, timeouts, statusCodeStats = {}, duration } = result;
  const answered = Object.values(statusCodeStats).reduce((sum, { count = 0 }) => sum + count, 0);
  const right = statusCodeStats[`${status}`]?.count ?? 0;
  if (errors + timeouts > 0 || right !== answered) {
    throw new Error(`Not answered as expected: ${JSON.stringify({ errors, statusCodeStats })}`);
  }
  const spent = readProcessorTime(pid) - before;
  const processor = answered === 0 ? Number.NaN : spent / answered;
  return { perSecond: answered / duration, processor };
}

/**
 * Lets a connection know that answers have no body, however long they say it would be: autocannon's parser would wait
 * for it, as it is not told the method.
 * @param {import('autocannon').Client} client
 */
function expectNoBody(client) {
  const { parser } = /** @type {{ parser: Record<number, (...told: unknown[]) => unknown> }} */ (
    /** @type {unknown} */ (client)
  );
  const note = parser[HEADERS_COMPLETE];
  parser[HEADERS_COMPLETE] = (...told) => {
    note?.(...told);
    return true;
  };
}

/** The time that a process has taken of all processors, in microseconds. @param {number} pid */
export function readProcessorTime(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Its name, the second field, stands in parentheses and may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_A_TICK;
}
