import fc from 'fast-check';
import { runRequests } from './fuzz/run-requests.ts';
import { type DatabaseName, inMegabytes, startTarget } from './target.ts';

/** How many requests are sent at once. */
const AT_ONCE = 12;

/** The load of the server is printed each time so many requests were answered. */
const MEASURED_EVERY = 10_000;

interface FuzzOptions {
  seed: number;
  /** What fast-check printed of a failure, to send it again. */
  path: string;
  requests: number;
  /** After so many minutes no more is sent. */
  minutes: number;
  database: DatabaseName;
}

/** Sends random requests to the built server: it holds if it answers each, and none with a failure of its own. */
export async function fuzz({ seed, path, requests, minutes, database }: FuzzOptions) {
  const target = await startTarget(database);
  const measure = async (answered: number) => {
    const { rss, heap, descriptors } = await target.measure();
    console.log({ answered, rss: inMegabytes(rss), heap: inMegabytes(heap), descriptors });
  };
  try {
    await measure(0);
    const parameters = { seed, path, interruptAfterTimeLimit: minutes * 60_000 };
    const { details, statuses } = await runRequests(
      target.address,
      { ...parameters, requests, atOnce: AT_ONCE },
      async (answered) => {
        if (answered % MEASURED_EVERY < AT_ONCE) await measure(answered);
      },
    );
    console.table(statuses);
    await measure(details.numRuns * AT_ONCE);
    if (details.failed) console.log(fc.defaultReportMessage(details));
    return !details.failed;
  } finally {
    const code = await target.stop();
    if (code !== 0) console.log(`The server ended with ${code}`);
  }
}
