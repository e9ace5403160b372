import fc from 'fast-check';
import { goodBodies, goodParameters, PLACES } from './good-bodies.ts';
import { multipart } from './multipart.ts';
import {
  oddHeaders,
  oddJson,
  oddMethods,
  oddNames,
  oddPaths,
  oddTexts,
  oddTypes,
} from './odd-values.ts';
import type { Parameter, Route } from './routes.ts';
import { valuesOf } from './schema-values.ts';

/** A request to be sent, in which `PLACES` are filled first. */
export interface MadeRequest {
  route: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/** A value that is mostly as it should be. */
const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>, weight = 9) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });

/** Requests to any of the routes, each differing in little or nothing from what a browser sends. */
export function requestsTo(routes: readonly Route[]): fc.Arbitrary<MadeRequest> {
  return fc.oneof(
    ...routes.map((route) => ({ weight: route.weight, arbitrary: requestsToRoute(route) })),
  );
}

function requestsToRoute(route: Route): fc.Arbitrary<MadeRequest> {
  const { name, method, needsSession, sends } = route;
  const usual: Record<string, string> = {
    ...(needsSession && { authorization: `Bearer ${PLACES.token}` }),
    ...(sends === 'form' && { 'x-doing-ajax': 'true' }),
  };
  const headers = mostly(
    fc.constant(usual),
    fc.array(oddHeaders, { maxLength: 3 }).map((odd) => ({ ...usual, ...Object.fromEntries(odd) })),
    15,
  );
  return fc
    .record({
      path: pathsOf(route),
      headers,
      sent: sends === undefined ? fc.constant(undefined) : bodiesOf(route, sends),
      method: mostly(fc.constant(method), oddMethods, 30),
      type: mostly<string | undefined>(fc.constant(undefined), oddTypes, 25),
    })
    .map(({ path, headers, sent, method, type }) => ({
      route: name,
      method,
      path,
      headers: { ...headers, ...(sent && { 'content-type': type ?? sent.type }) },
      ...(sent && { body: sent.body }),
    }));
}

/** The route's address with its parameters and a query. */
function pathsOf({ path, parameters }: Route): fc.Arbitrary<string> {
  const texts = fc.tuple(...parameters.map(textsOf)).map((values) => {
    const inQuery: string[] = [];
    let filled = path;
    for (const [n, { in: place, name }] of parameters.entries()) {
      const text = values[n];
      if (text === undefined) continue;
      if (place === 'path') filled = filled.replace(`{${name}}`, encode(text));
      if (place === 'query') inQuery.push(`${name}=${encode(text)}`);
    }
    return inQuery.length > 0 ? `${filled}?${inQuery.join('&')}` : filled;
  });
  const bent = fc.tuple(texts, oddPaths, fc.nat(5)).map(([path, odd, at]) =>
    path
      .split('/')
      .toSpliced(at + 1, 1, odd)
      .join('/'),
  );
  return mostly(texts, bent, 20);
}

function textsOf({ name, schema, required, in: place }: Parameter) {
  const good = goodParameters[name] ?? valuesOf(schema).map(String);
  const texts = mostly(good, fc.oneof(oddTexts, valuesOf(schema).map(String)));
  return required || place === 'path' ? texts : fc.option(texts, { nil: undefined, freq: 2 });
}

/** A lone surrogate has no encoding, so the bytes that it would have are sent. */
const encode = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80');

function bodiesOf({ path, body }: Route, sends: 'json' | 'form') {
  const good = goodBodies[path];
  const fields = (good ? mostly(good, valuesOf(body)) : valuesOf(body)) as fc.Arbitrary<object>;
  const changes = fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(changesOf(body.properties ?? {}), { maxLength: 3 }) },
  );
  const changed = fc.tuple(fields, changes).map(([fields, changes]) => {
    const copy = { ...fields };
    // An assignment would not keep `__proto__`.
    for (const { name, value } of changes)
      Object.defineProperty(copy, name, {
        ...{ value, enumerable: true, configurable: true, writable: true },
      });
    return copy;
  });
  return sends === 'form' ? multipart(changed) : jsonOf(changed);
}

/** A field with a value that is odd, missing, or allowed by the schema of another field. */
function changesOf(properties: Readonly<Record<string, object>>) {
  const names = Object.keys(properties);
  const name = names.length > 0 ? mostly(fc.constantFrom(...names), oddNames, 4) : oddNames;
  const value = fc.oneof(oddTexts, oddJson, fc.constant(undefined));
  return fc.record({ name, value });
}

function jsonOf(fields: fc.Arbitrary<object>) {
  const json = fields.map((fields) => JSON.stringify(fields));
  const broken = fc.oneof(
    fc.tuple(json, fc.nat(2_000)).map(([text, at]) => Buffer.from(text.slice(0, at))),
    json.map((text) => Buffer.from(text, 'utf16le')),
    json.map((text) => Buffer.from(`\ufeff${text}${text}`)),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom(
        ...['null', '1', '"a"', '[]', '{}', '', '1e999', '['.repeat(20_000)],
        ...[`{"lang":"fr","a":"${'a'.repeat(300_000)}"}`, '{"lang":"\\ud800","email":"\\u0000"}'],
        '{"__proto__":{"lang":"fr"},"constructor":{"prototype":{"x":1}}}',
        `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
      )
      .map((text) => Buffer.from(text)),
  );
  const bytes = mostly(
    json.map((text) => Buffer.from(text)),
    broken,
    12,
  );
  return bytes.map((body) => ({ type: 'application/json', body }));
}
