import type { IncomingMessage } from 'node:http';
import type { FastifyServerOptions } from 'fastify';

/** The header of a script that wants data where a browser would get the page (C-7.17). */
export const AJAX = 'XMLHttpRequest';

type RouterOptions = NonNullable<FastifyServerOptions['routerOptions']>;
type Strategy = NonNullable<RouterOptions['constraints']>[string];

/** An address without this has no `action` in its query, however it is encoded: most are not read further. */
const MAY_NAME_ACTION = /[?&](?:action|[^=&?]*%)/;

/**
 * What distinguishes routes of one address and method. For a request that fits no constraint, the routes with
 * constraints do not exist.
 */
export const routeConstraints = {
  /** Calls of scripts alone: `constraints: { requestedWith: AJAX }`. */
  requestedWith: constraint('requestedWith', ({ headers }) =>
    String(headers['x-requested-with'] ?? ''),
  ),
  /** The only `action` in the query: `constraints: { action: 'ch_form' }`. */
  action: constraint('action', ({ url = '' }) => {
    if (!MAY_NAME_ACTION.test(url)) return '';
    const actions = new URLSearchParams(url.split('?', 2)[1]).getAll('action');
    return actions.length === 1 ? (actions[0] ?? '') : '';
  }),
};

function constraint(name: string, readValue: (request: IncomingMessage) => string): Strategy {
  return {
    name,
    storage: () => {
      const routes = new Map<unknown, Parameters<ReturnType<Strategy['storage']>['set']>[1]>();
      return {
        get: (value) => routes.get(value) ?? null,
        set: (value, route) => void routes.set(value, route),
      };
    },
    deriveConstraint: readValue,
  };
}
