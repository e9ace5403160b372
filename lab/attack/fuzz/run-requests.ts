import fc from 'fast-check';
import { requestsTo } from './requests.ts';
import { readPages, readRoutes } from './routes.ts';
import { type Answer, send } from './send.ts';
import { createSessions } from './sessions.ts';

interface RunOptions extends fc.Parameters<unknown> {
  requests: number;
  /** How many requests are sent at the same time. */
  atOnce: number;
}

/**
 * Sends random requests to every call of the OpenAPI document and to pages, until one is not answered or is answered
 * by a failure of the server. Returns how often each route answered with each status, and the failure if there is one.
 * @param onAnswered is called after each group of requests, with how many were answered
 */
export async function runRequests(
  address: string,
  { requests, atOnce, ...parameters }: RunOptions,
  onAnswered = async (_answered: number) => {},
) {
  const routes = await findRoutes(address);
  const sessions = createSessions(address);
  const statuses: Record<string, Record<number, number>> = {};
  let answered = 0;
  const group = fc.array(requestsTo(routes), { minLength: atOnce, maxLength: atOnce });
  const property = fc.asyncProperty(group, async (made) => {
    const failures = await Promise.all(
      made.map(async (request) => {
        const answer = await send(address, await sessions.fill(request));
        sessions.learn(request, answer);
        const counts = statuses[request.route] ?? {};
        counts[answer.status] = (counts[answer.status] ?? 0) + 1;
        statuses[request.route] = counts;
        return isFailure(answer) ? [{ ...answer, route: request.route }] : [];
      }),
    );
    answered += made.length;
    await onAnswered(answered);
    if (failures.flat().length > 0) throw new Error(JSON.stringify(failures.flat()));
  });
  const numRuns = Math.ceil(requests / atOnce);
  return { details: await fc.check(property, { ...parameters, numRuns }), statuses };
}

/** A late database is no failure, if the answer says when to try again: a busy machine has such moments. */
function isFailure({ status, hasRetryAfter }: Answer) {
  return status === 0 || (status >= 500 && !(status === 503 && hasRetryAfter));
}

/** The calls of the OpenAPI document, and pages of the sitemap. */
async function findRoutes(address: string) {
  const document = await (await fetch(`${address}/api/v1/openapi.json`)).json();
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)];
  return [...readRoutes(document), ...readPages(pages.map(([, path = '/']) => path))];
}
