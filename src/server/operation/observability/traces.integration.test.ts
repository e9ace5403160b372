import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { openTestApp, type TestApp } from '#tests/server/test-app.ts';
import { openTraces } from './open-traces.ts';
import { NO_RECORDER } from './recorder.ts';
import type { Traces } from './traces.ts';

const PARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

const received: string[] = [];
const collector = createServer(async (request, response) => {
  received.push(await text(request));
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
let traces: Traces;
let test: TestApp;
const exports: unknown[] = [];
const recorder = { ...NO_RECORDER, count: (...counted: unknown[]) => void exports.push(counted) };

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  const settings = {
    url: `http://127.0.0.1:${port}/v1/traces`,
    headers: {},
    serviceName: 'loanfront',
    ratio: 1,
  };
  traces = openTraces(settings, '1.2.3', recorder, {});
  const database = await openDatabaseInMemory();
  database.observeQueries(traces.noteQuery);
  test = await openTestApp(database, {
    traces,
    recorder: { ...NO_RECORDER, within: traces.within },
    settings: { publicUrl: 'http://localhost:3000', rateLimit: 0, trustProxy: { hops: 1 } },
  });
});
afterAll(async () => {
  await test.close();
  await new Promise((resolve) => collector.close(resolve));
});

const spans = (): Span[] =>
  received.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: Span[] }[] }) =>
      resource.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );

it('a request is a span by its route, with its statements and without what was sent', async () => {
  const token = await test.openSession();
  const saved = await test.app.inject({
    method: 'POST',
    url: '/api/v1/submit?action=pat_form&uniqid=PLANTEDid&step=1',
    headers: { authorization: `Bearer ${token}`, traceparent: PARENT },
    payload: { lang: 'fr', firstname: 'PLANTEDname', email: 'PLANTED@example.be' },
  });
  expect(saved.statusCode).toBe(200);
  await test.app.inject({
    method: 'POST',
    url: '/api/v1/draft-link',
    headers: { authorization: `Bearer ${token}` },
    payload: {},
  });
  await test.mailed(1);
  await traces.close();
  const all = spans();
  const request = all.find(({ name }) => name === 'POST /api/v1/submit');
  expect(request).toMatchObject({
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    parentSpanId: '00f067aa0ba902b7',
  });
  const children = all.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  const statements = children.map(({ name }) => name);
  const read = 'query select';
  // The session, the application's lock, what may keep the draft from being saved, the draft.
  expect(statements).toEqual([read, read, read, 'query insert']);
  const job = all.find(({ name }) => name === 'job draft-letter');
  const mail = all.find(({ name }) => name === 'mail draft-letter');
  expect(mail?.parentSpanId).toBe(job?.spanId);
  expect(exports).toContainEqual(['loanfront_trace_exports_total', { outcome: 'sent' }]);
  expect(received.join()).not.toContain('PLANTED');
});
