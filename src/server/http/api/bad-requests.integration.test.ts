import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { openTestApp, type TestApp } from '#tests/server/test-app.ts';
import { describeLookups } from '../../lookups/lookups.contract.ts';
import type { SiteFile } from '../pages/load-site.ts';
import { USUAL_REQUEST_LIMITS } from '../request-limits.ts';
import { describeDescription } from './description.contract.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS' | 'HEAD' | 'TRACE';
type Body = string | object;

const JSON_TYPE = { 'content-type': 'application/json' };
const SUBMIT = '/submit?action=pat_form&uniqid=bad';

let test: TestApp;
let token: string;
beforeAll(async () => {
  const site = new Map([
    ['/fr/404/', pageOf('introuvable')],
    ['/nl/404/', pageOf('niet gevonden')],
  ]);
  test = await openTestApp(await openDatabaseInMemory(), { site });
  token = await test.openSession();
});
afterAll(() => test.close());

function pageOf(text: string): SiteFile {
  const bodies = { identity: Buffer.from(text) };
  return {
    type: 'text/html; charset=utf-8',
    bodies,
    etag: text,
    immutable: false,
    policy: undefined,
  };
}

const call = (method: Method, path: string, headers: Record<string, string> = {}, body?: Body) =>
  test.app.inject({
    method,
    url: `/api/v1${path}`,
    headers,
    ...(body !== undefined && { payload: body }),
  });

function expectProblem(answer: Awaited<ReturnType<typeof call>>, status: number) {
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(answer.json()).toMatchObject({ status, title: expect.any(String) });
}

it('requests are accepted from 2,000 connections at once, and from no more', () => {
  expect(test.app.server.maxConnections).toBe(2_000);
});

it('a request whose body takes longer than the limit is answered 408', async () => {
  const hasty = await openTestApp(await openDatabaseInMemory(), {
    settings: {
      publicUrl: 'http://localhost:3000',
      rateLimit: 0,
      trustProxy: false,
      requestLimits: { ...USUAL_REQUEST_LIMITS, bodySeconds: 0.1 },
    },
  });
  await hasty.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = hasty.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /api/v1/jwt-get HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
  );
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
  await hasty.close();
});

it('a request that Node cannot parse is refused, and its connection ends', async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const statuses = [
    ['NOT HTTP', 400],
    ['GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1', 400],
    [`GET / HTTP/1.1\r\nHost: x\r\nLong: ${'x'.repeat(17_000)}`, 431],
  ] as const;
  for (const [head, status] of statuses) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`${head}\r\n\r\n`);
    expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  }
});

it('a request has a limited time to arrive', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout } = test.app.server;
  expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([20_000, 1_800_000, 72_000]);
});

describe('a look-up that cannot be answered', () => {
  // C-7.23
  it.each([
    [404, '/'],
    [404, '/nothing'],
    [404, '/postcode'],
    [404, '/postcode/1000'],
    [422, '/postcode/de/1000'],
    [404, '/coordinates'],
    [404, '/list/fr/NOTHING'],
    [404, '/list/fr/TAEGPSA1_NOTHING'],
    [404, '/list/fr/__proto__'],
    [404, '/list/fr/constructor'],
    [422, '/list/de/TAEGPSA1_ETACIV'],
    [404, '/rate/TAEGXXX1/10000/48'],
    [404, '/rate/__proto__/10000/48'],
    [422, '/rate/TAEGPSA1/ten/48'],
    [422, '/rate/TAEGPSA1/1e/48'],
    [422, '/rate/TAEGPSA1/Infinity/48'],
    [422, '/rate/TAEGPSA1/0x10/48'],
    [422, '/rate/TAEGPSA1/1,5/48'],
    [422, '/rate/TAEGPSA1/NaN/48'],
    [422, '/rate/TAEGPSA1/10000/0'],
    [422, '/rate/TAEGPSA1/10000/1.5'],
    [422, '/rate/TAEGPSA1/10000/9999'],
    [404, '/duration/nothing'],
    [422, '/duration/TAEGPSA1?amount=x'],
    [422, '/duration/TAEGPSA1?amount=1'],
    [422, '/duration/TAEGPSA1?amount=1000&amount=2000'],
    [400, '/postcode/%zz/validate'],
    [400, '/coordinates/%E0%A4%A'],
  ])('is a %i: %s', async (status, path) => {
    expectProblem(await call('GET', path), status);
  });

  it.each([
    ['/postcode/abcd/validate', { valid: false }],
    ['/postcode/0999/validate', { valid: false }],
    ['/postcode/1001/validate', { valid: false }],
    ['/postcode/%F0%9F%98%80/validate', { valid: false }],
    ['/postcode/1000%20/validate', { valid: false }],
    [`/postcode/${'1'.repeat(5_000)}/validate`, { valid: false }],
    ['/postcode/fr/abcd', []],
    ['/coordinates/abcd', false],
    ['/coordinates/__proto__', false],
  ])('is not an error if the answer says so: %s', async (path, expected) => {
    const answer = await call('GET', path);
    expect([answer.statusCode, answer.json()]).toEqual([200, expected]);
  });

  it.each([
    '/rate/TAEGPSA1/1/48',
    '/rate/TAEGPSA1/-5/48',
    '/rate/TAEGPSA1/0.001/48',
    '/rate/TAEGPSA1/1e9/48',
    '/rate/TAEGPSA1/1e999/48',
    '/rate/TAEGPSA1/1234567890/48',
    `/rate/TAEGPSA1/${'9'.repeat(400)}/48`,
    '/duration/TAEGPSA1?amount=-5',
    '/duration/TAEGPSA1?amount=1e9',
  ])('names the bounds that an amount is out of: %s', async (path) => {
    const answer = await call('GET', path);
    expectProblem(answer, 422);
    expect(answer.json()).toMatchObject({ min: 5_000, max: expect.any(Number) });
  });
});

describe('an address with an invalid encoding', () => {
  it.each([
    ['/fr/%ff', 'introuvable'],
    ['/nl/%zz/?a=1', 'niet gevonden'],
    ['/%ff', 'niet gevonden'],
  ])('is a page that does not exist: %s', async (url, body) => {
    const answer = await test.app.inject({ url, headers: { 'accept-language': 'nl' } });
    expect([answer.statusCode, answer.body]).toEqual([404, body]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('a session that is missing', () => {
  it.each<[number, Method, string, Body | undefined, Record<string, string>]>([
    [400, 'POST', '/jwt-get', '', JSON_TYPE],
    [400, 'POST', '/jwt-get', '{', JSON_TYPE],
    [400, 'POST', '/jwt-get', '{"__proto__":{"x":1},"recaptcha":"x"}', JSON_TYPE],
    [415, 'POST', '/jwt-get', 'recaptcha=x', { 'content-type': 'text/html' }],
    [422, 'POST', '/jwt-get', 'null', JSON_TYPE],
    [422, 'POST', '/jwt-get', '[]', JSON_TYPE],
    [422, 'POST', '/jwt-get', {}, JSON_TYPE],
    [422, 'POST', '/jwt-get', { recaptcha: 7 }, JSON_TYPE],
    [422, 'POST', '/jwt-get', { recaptcha: 'x'.repeat(9_000) }, JSON_TYPE],
    [413, 'POST', '/jwt-get', { recaptcha: 'x'.repeat(20_000) }, JSON_TYPE],
    [403, 'POST', '/jwt-get', { recaptcha: '' }, JSON_TYPE],
    [403, 'POST', '/jwt-get', { recaptcha: 'forged' }, JSON_TYPE],
    [403, 'POST', '/jwt-get', { recaptcha: btoa('null') }, JSON_TYPE],
    [
      403,
      'POST',
      '/jwt-get',
      { recaptcha: btoa('{"challenge":null,"solution":null,"test":true}') },
      JSON_TYPE,
    ],
    [422, 'PUT', '/jwt-refresh', {}, JSON_TYPE],
    [401, 'PUT', '/jwt-refresh', { token: '' }, JSON_TYPE],
    [401, 'PUT', '/jwt-refresh', { token: 'a.b.c' }, JSON_TYPE],
    [
      401,
      'PUT',
      '/jwt-refresh',
      { token: `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x"}')}.` },
      JSON_TYPE,
    ],
  ])('is a %i: %s %s (%#)', async (status, method, path, body, headers) => {
    expectProblem(await call(method, path, headers, body), status);
  });
});

describe('a submit that is refused', () => {
  it.each<[number, string, string, Body | undefined, string | undefined]>([
    [404, 'an unknown action', '/submit?action=nothing&uniqid=bad', {}, undefined],
    [404, 'no action', '/submit', {}, undefined],
    [404, 'two actions', '/submit?action=pat_form&action=pat_form', {}, undefined],
    [404, 'an action of a later day', '/submit?action=later_form&uniqid=bad', {}, undefined],
    [401, 'no token', SUBMIT, {}, ''],
    [401, 'a token of another kind', SUBMIT, {}, 'Basic YTpi'],
    [401, 'a forged token', SUBMIT, {}, 'Bearer a.b.c'],
    [401, 'no token, and a body too large', SUBMIT, 'x'.repeat(100_000), ''],
    [422, 'no uniqid', '/submit?action=pat_form', { lang: 'fr' }, undefined],
    [422, 'two uniqids', `${SUBMIT}&uniqid=two`, { lang: 'fr' }, undefined],
    [422, 'a wrong uniqid', '/submit?action=pat_form&uniqid=../x', { lang: 'fr' }, undefined],
    [
      422,
      'a long uniqid',
      `/submit?action=pat_form&uniqid=${'x'.repeat(65)}`,
      { lang: 'fr' },
      undefined,
    ],
    [422, 'a wrong step', `${SUBMIT}&step=99`, { lang: 'fr' }, undefined],
    [422, 'a wrong send', `${SUBMIT}&send=yes`, { lang: 'fr' }, undefined],
    [422, 'no language', SUBMIT, {}, undefined],
    [422, 'an unknown language', SUBMIT, { lang: 'de' }, undefined],
    [422, 'a list for a body', SUBMIT, '[]', undefined],
    [422, 'null for a body', SUBMIT, 'null', undefined],
    [422, 'an object for a text', SUBMIT, { lang: 'fr', firstname: {} }, undefined],
    [422, 'a text for a list', SUBMIT, { lang: 'fr', currentCredits: 'x' }, undefined],
    [422, 'an entry that is none', SUBMIT, { lang: 'fr', currentCredits: [7] }, undefined],
    [422, 'a long text', SUBMIT, { lang: 'fr', firstname: 'x'.repeat(5_000) }, undefined],
    [400, 'no body', SUBMIT, '', undefined],
    [400, 'half a body', SUBMIT, '{"lang":', undefined],
    [400, 'a poisoned body', SUBMIT, '{"lang":"fr","__proto__":{"isAdmin":true}}', undefined],
    [413, 'a body too large', SUBMIT, { lang: 'fr', x: 'x'.repeat(70_000) }, undefined],
  ])('is a %i: %s', async (status, _, path, body, authorization) => {
    const headers = { ...JSON_TYPE, authorization: authorization ?? `Bearer ${token}` };
    expectProblem(await call('POST', path, headers, body), status);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'lang=fr'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['text/plain', '{"lang":"fr"}'],
  ])('is a 415 as %s', async (type, body) => {
    const headers = { 'content-type': type, authorization: `Bearer ${token}` };
    expectProblem(await call('POST', SUBMIT, headers, body), 415);
  });

  it('is a 422 with errors if a send is empty', async () => {
    const headers = { ...JSON_TYPE, authorization: `Bearer ${token}` };
    const answer = await call('POST', `${SUBMIT}&send=1`, headers, { lang: 'nl' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ status: 422, errors: { product: expect.any(String) } });
  });

  it('says where the fault is, without repeating what was sent', async () => {
    const headers = { ...JSON_TYPE, authorization: `Bearer ${token}` };
    const answer = await call('POST', SUBMIT, headers, { lang: 'Hondt' });
    expect(answer.json().faults).toEqual([{ path: 'lang', code: 'invalid_value' }]);
    expect(answer.body).not.toContain('Hondt');
  });
});

describe('an address called with another method', () => {
  it.each<[Method, string, string]>([
    ['DELETE', '/is-open', 'GET, HEAD, OPTIONS'],
    ['POST', '/rate/TAEGPSA1/10000/48', 'GET, HEAD, OPTIONS'],
    ['GET', '/jwt-get', 'POST, OPTIONS'],
    ['POST', '/jwt-refresh', 'PUT, OPTIONS'],
    ['GET', '/submit', 'POST, OPTIONS'],
    ['PATCH', '/openapi.json', 'GET, HEAD, OPTIONS'],
  ])('is a 405 that names the allowed methods: %s %s', async (method, path, allow) => {
    const answer = await call(method, path);
    expectProblem(answer, 405);
    expect(answer.headers.allow).toBe(allow);
  });

  it('never repeats a request, as TRACE would ask', async () => {
    const answer = await call('TRACE', '/is-open', { authorization: 'Bearer secret' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('secret');
  });

  it('answers OPTIONS, and HEAD as GET', async () => {
    const options = await call('OPTIONS', '/is-open');
    expect([options.statusCode, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
    const head = await call('HEAD', '/is-open');
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });
});

// What the same server answers to good ones: to start another would take a second.
describeLookups(() => test);
describeDescription(() => test);
