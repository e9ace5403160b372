import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { TrustedProxies } from '../../http/visitor-address.ts';
import { traceRequests } from './trace-requests.ts';
import type { Traces } from './traces.ts';

const PARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

it.each<[TrustedProxies, string | undefined]>([
  [false, undefined],
  [{ hops: 1 }, PARENT],
])('the parent of a request is taken from a trusted proxy alone: %j', async (trusted, parent) => {
  const reported: unknown[] = [];
  const traces: Traces = {
    within: (_name, _facts, work) => work(),
    beginRequest: (written) => {
      reported.push(written);
      return {
        run: (work) => work(),
        end: (name, _facts, isFailure) => reported.push([name, isFailure]),
      };
    },
    noteQuery: () => {},
    close: async () => {},
  };
  const app = Fastify();
  traceRequests(app, traces, trusted);
  app.get('/share/:id', async () => 'ok');
  await app.inject({ url: '/share/of-emile?email=emile', headers: { traceparent: PARENT } });
  await app.close();
  expect(reported).toEqual([parent, ['GET /share/:id', false]]);
});
