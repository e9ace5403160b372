import { inMegabytes, startTarget } from '../target.mjs';
import { makeRequest } from './make-request.mjs';
import { readPages, readRoutes } from './routes.mjs';
import { createSender } from './send.mjs';
import { Tally } from './tally.mjs';
import { createVisitors } from './visitors.mjs';

/** How many requests are under way at once. */
const AT_ONCE = 12;

/** Memory is measured each time this many requests were answered, and ten times at least. */
const MEASURED_EACH = 10_000;

/**
 * @typedef {object} FuzzOptions
 * @property {number} seed
 * @property {number} requests
 * @property {number} [request] this one alone
 * @property {number} minutes after which no more is sent
 * @property {import('../target.mjs').DatabaseName} database
 */

/**
 * Sends seeded requests to the built server; succeeds if none is answered by a failure of the server or not at all.
 * @param {FuzzOptions} options
 * @param {(line: string) => void} print
 */
export async function fuzz({ seed, requests, request, minutes, database }, print) {
  const target = await startTarget(database);
  const { send, close } = createSender(target.port, AT_ONCE);
  try {
    const routes = await findRoutes(send);
    const tally = new Tally((failure) => print(describeFailure(failure, seed)));
    const bed = { routes, seed, send, visitors: createVisitors(send), tally };
    if (request !== undefined) return await sendAlone(bed, request, print);
    print(`seed ${seed}, ${requests} requests, ${routes.length} addresses, on ${database}`);
    const began = Date.now();
    const isLate = () => Date.now() - began > minutes * 60_000;
    const each = Math.max(1, Math.min(MEASURED_EACH, Math.ceil(requests / 10)));
    for (let from = 0; from < requests && !isLate(); from += each) {
      await sendRange(bed, from, Math.min(from + each, requests), AT_ONCE, isLate);
      const { rss, heap, descriptors } = await target.measure();
      const load = `memory ${inMegabytes(rss)}, heap ${inMegabytes(heap)}, ${descriptors} descriptors`;
      print(
        `${bed.tally.total} requests, ${seconds(began)} s: ${load}; failed ${bed.tally.failed}`,
      );
    }
    describe(bed.tally, print);
    return bed.tally.failed === 0;
  } finally {
    close();
    const code = await target.stop();
    if (code !== 0) print(`the server ended with ${code}`);
  }
}

/** @param {number} since */
const seconds = (since) => Math.round((Date.now() - since) / 1_000);

/**
 * The calls of the OpenAPI document, and pages of the sitemap.
 * @param {import('./visitors.mjs').Send} send
 */
export async function findRoutes(send) {
  const read = async (/** @type {string} */ path) => {
    const { status, body } = await send({ method: 'GET', path, headers: {}, isWhole: true });
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    return body;
  };
  const document = JSON.parse(await read('/api/v1/openapi.json'));
  const sitemap = await read('/sitemap.xml').catch(() => '');
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)];
  return [...readRoutes(document), ...readPages(pages.map(([, path = '/']) => path))];
}

/**
 * What requests are made of and sent with.
 * @typedef {object} Bed
 * @property {Awaited<ReturnType<typeof findRoutes>>} routes
 * @property {number} seed
 * @property {import('./visitors.mjs').Send} send
 * @property {ReturnType<typeof createVisitors>} visitors
 * @property {Tally} tally
 */

/**
 * Sends the requests of these numbers and notes the answers.
 * @param {Bed} bed
 * @param {number} from
 * @param {number} until the first that is not sent
 * @param {number} [atOnce]
 * @param {() => boolean} [isLate] whether to send no more
 */
export async function sendRange(bed, from, until, atOnce = AT_ONCE, isLate = () => false) {
  let next = from;
  const work = async () => {
    while (next < until && !isLate()) {
      const place = next;
      next += 1;
      await sendOne(bed, place);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** @param {Bed} bed @param {number} place */
async function sendOne({ routes, seed, send, visitors, tally }, place) {
  const made = await visitors.fill(makeRequest(routes, seed, place));
  const answer = await send(made);
  visitors.learn(made, answer);
  tally.note(place, made, answer);
  return { made, answer };
}

/** @param {Bed} bed @param {number} place @param {(line: string) => void} print */
async function sendAlone(bed, place, print) {
  const { made, answer } = await sendOne(bed, place);
  const { body, raw, ...head } = made;
  print(JSON.stringify({ ...head, body: body?.toString('latin1'), raw }, undefined, 2));
  print(`${answer.status} after ${Math.round(answer.ms)} ms\n${answer.body}`);
  return bed.tally.failed === 0;
}

/** @param {Tally} tally @param {(line: string) => void} print */
function describe(tally, print) {
  print(tally.toTable());
  for (const { route, status } of tally.alwaysTheSame) print(`only ever ${status}: ${route}`);
  for (const { ms, place, route } of tally.slowest)
    print(`slow: ${ms} ms, request ${place}, ${route}`);
  const { total, failed, hangs, later } = tally;
  if (later > 0) print(`${later} answers said 503 with a time to retry: the database was late`);
  print(`${total} requests: ${failed} failures of the server, of these ${hangs} without an answer`);
}

/** @param {import('./tally.mjs').Failure} failure @param {number} seed */
function describeFailure({ place, route, way, status, ms, body }, seed) {
  const again = `--seed ${seed} --request ${place}`;
  return `FAILED ${status} after ${Math.round(ms)} ms: ${again} (${way}, ${route}): ${body}`;
}
