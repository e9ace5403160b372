import type { FastifyInstance, HTTPMethods } from 'fastify';
import { sendProblem } from './problem.ts';

const METHODS: readonly HTTPMethods[] = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
];

/**
 * Records which methods every address of `app` has. Called once all are there, the returned
 * function answers the others: OPTIONS with the list, the rest with 405.
 */
export function watchMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', (route) => {
    if (route.prefix !== app.prefix) return; // a plugin's own route
    const url = route.url.slice(app.prefix.length);
    const methods = known.get(url) ?? new Set();
    known.set(url, methods);
    for (const method of [route.method].flat()) methods.add(method);
  });
  return () => {
    for (const [url, methods] of [...known]) {
      const others = METHODS.filter((method) => !methods.has(method));
      const allow = [...new Set([...methods, 'OPTIONS'])].join(', ');
      app.route({
        method: others,
        url,
        schema: { hide: true },
        handler: (request, reply) => {
          reply.header('allow', allow);
          if (request.method === 'OPTIONS') return reply.code(204).send();
          const detail = `This address answers ${allow}.`;
          return sendProblem(reply, { status: 405, detail });
        },
      });
    }
  };
}
