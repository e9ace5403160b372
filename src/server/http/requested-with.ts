import type { IncomingMessage } from 'node:http';
import type { FastifyServerOptions } from 'fastify';

/** What a script sends that wants data where a browser would get the page (spec 1 §7). */
export const AJAX = 'XMLHttpRequest';

type RouterOptions = NonNullable<FastifyServerOptions['routerOptions']>;
type Strategy = NonNullable<RouterOptions['constraints']>[string];

/**
 * Lets a route stand for the calls of scripts alone: `constraints: { requestedWith: AJAX }`. Whoever
 * else asks for its address is answered as if the route were not there.
 */
export const requestedWith: Strategy = {
  name: 'requestedWith',
  storage: () => {
    const routes = new Map<unknown, Parameters<ReturnType<Strategy['storage']>['set']>[1]>();
    return {
      get: (value) => routes.get(value) ?? null,
      set: (value, route) => void routes.set(value, route),
    };
  },
  deriveConstraint: ({ headers }: IncomingMessage) => String(headers['x-requested-with'] ?? ''),
};
