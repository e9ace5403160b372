import { FILLED, GOOD_PARAMETERS, goodBodyOf } from './good-bodies.mjs';
import { writeMultipart } from './multipart.mjs';
import { mutateBody, mutateBytes, splice } from './mutate.mjs';
import {
  ODD_HEADERS,
  ODD_METHODS,
  ODD_PATHS,
  ODD_TEXTS,
  ODD_TYPES,
  RAW_REQUESTS,
} from './odd-values.mjs';
import { createRandom } from './random.mjs';
import { makeValue, makeValueBeyond } from './schema-values.mjs';

/** @typedef {import('./random.mjs').Random} Random */
/** @typedef {import('./routes.mjs').Route} Route */

/**
 * A request to be sent; what `FILLED` names stands in it until then.
 * @typedef {object} MadeRequest
 * @property {string} route
 * @property {Way} way
 * @property {string} method
 * @property {string} path
 * @property {Record<string, string>} headers
 * @property {Buffer} [body]
 * @property {string} [raw] the bytes of all of it, latin1, where no client would send it
 */

/** How it differs from what a browser sends, and how often. */
const WAYS = /** @type {const} */ ({
  right: 34,
  field: 30,
  parameter: 10,
  body: 8,
  type: 4,
  path: 5,
  header: 4,
  method: 3,
  raw: 2,
});

/** @typedef {keyof typeof WAYS} Way */

/**
 * The request of a number, the same for the same seed.
 * @param {readonly Route[]} routes
 * @param {number} seed
 * @param {number} place
 * @returns {MadeRequest}
 */
export function makeRequest(routes, seed, place) {
  const random = createRandom(seed, place);
  const route = pickRoute(routes, random);
  const way = random.weigh(WAYS);
  const path = writePath(route, way, random);
  if (way === 'raw') {
    const raw = random.pick(RAW_REQUESTS).replaceAll('{path}', path);
    return { route: route.name, way, method: 'raw', path, headers: {}, raw };
  }
  const headers = writeHeaders(route, way, random);
  const body = writeBody(route, way, headers, random);
  if (way === 'type' && body !== undefined) headers['content-type'] = random.pick(ODD_TYPES);
  const method = way === 'method' ? random.pick(ODD_METHODS) : route.method;
  return { route: route.name, way, method, path, headers, ...(body !== undefined && { body }) };
}

/** @param {readonly Route[]} routes @param {Random} random @returns {Route} */
function pickRoute(routes, random) {
  let left = (random.below(1e9) / 1e9) * routes.reduce((sum, { weight }) => sum + weight, 0);
  for (const route of routes) {
    left -= route.weight;
    if (left < 0) return route;
  }
  return random.pick(routes);
}

/** @param {Route} route @param {Way} way @param {Random} random */
function writePath(route, way, random) {
  if (route.path === FILLED.document) return route.path;
  const values = route.parameters.map((parameter) => ({
    ...parameter,
    text: parameterOf(parameter, way, random),
  }));
  let path = route.path;
  for (const { name, text } of values.filter((value) => value.in === 'path'))
    path = path.replace(`{${name}}`, encode(text));
  if (way === 'path') path = bendPath(path, random);
  const asked = values
    .filter((value) => value.in === 'query' && (value.required || random.chance(0.6)))
    .map(({ name, text }) => `${name}=${encode(text)}`);
  if (way === 'parameter' && random.chance(0.2)) asked.push(...asked);
  if (way === 'parameter' && random.chance(0.2)) asked.push(`__proto__[a]=1&constructor=2&=&&%ff`);
  return asked.length > 0 ? `${path}?${asked.join('&')}` : path;
}

/** Lone surrogates, which have no encoding, as the bytes they would be. @param {string} text */
function encode(text) {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80';
}

/** @param {Route['parameters'][number]} parameter @param {Way} way @param {Random} random */
function parameterOf({ name, schema }, way, random) {
  const good = GOOD_PARAMETERS[name];
  if (way === 'parameter' && random.chance(0.6)) {
    const beyond = random.chance(0.4) ? makeValueBeyond(schema, random) : random.pick(ODD_TEXTS);
    return String(beyond).slice(0, 3_000);
  }
  if (good !== undefined && random.chance(0.85)) return good(random);
  return String(makeValue(schema, random));
}

/** @param {string} path @param {Random} random */
function bendPath(path, random) {
  const pieces = path.split('/');
  pieces[1 + random.below(pieces.length - 1)] = random.pick(ODD_PATHS);
  return random.pick([
    () => pieces.join('/'),
    () => path + random.pick(['/', '//', '/.', '/..', '%2f', ';', '.json', '\\']),
    () => path.toUpperCase(),
    () => path.replaceAll('/', '//'),
    () => `/${random.pick(ODD_PATHS)}/${random.pick(ODD_PATHS)}`,
    () => `${path}?${random.pick(ODD_PATHS)}`,
  ])();
}

/** @param {Route} route @param {Way} way @param {Random} random */
function writeHeaders(route, way, random) {
  /** @type {Record<string, string>} */
  const headers = {};
  const isDeprived = way === 'header' && random.chance(0.3);
  if (route.needsSession && !isDeprived) headers.authorization = `Bearer ${FILLED.token}`;
  if (route.sends === 'form' && random.chance(0.7)) headers['x-doing-ajax'] = 'true';
  if (route.parameters.some(({ name }) => name === 'X-Requested-With') && random.chance(0.7))
    headers['x-requested-with'] = 'XMLHttpRequest';
  if (way !== 'header') return headers;
  for (let n = 0; n <= random.below(3); n += 1) {
    const [name, value] = random.pick(ODD_HEADERS);
    headers[name] = value;
  }
  return headers;
}

/**
 * @param {Route} route
 * @param {Way} way
 * @param {Record<string, string>} headers that the body's type is added to
 * @param {Random} random
 */
function writeBody(route, way, headers, random) {
  if (route.sends === undefined) return undefined;
  const good = goodBodyOf(route.path);
  const made =
    good !== undefined && random.chance(0.9) ? good(random) : makeValue(route.body, random);
  const fields = fieldsOf(route, /** @type {Record<string, unknown>} */ (made), way, random);
  if (route.sends === 'form') {
    const { type, body } = writeMultipart(fields, random, way === 'body');
    headers['content-type'] = type;
    return body;
  }
  headers['content-type'] = 'application/json';
  const json = JSON.stringify(fields);
  return way === 'body' ? breakJson(json, random) : Buffer.from(json);
}

/** @param {Route} route @param {Record<string, unknown>} good @param {Way} way @param {Random} random */
function fieldsOf({ body: { properties = {} } }, good, way, random) {
  if (way !== 'field') return good;
  let fields = good;
  const names = Object.keys(properties);
  if (names.length > 0 && random.chance(0.3)) {
    const name = random.pick(names);
    fields = { ...fields, [name]: makeValueBeyond(properties[name] ?? {}, random) };
  }
  for (let n = 0; n <= random.below(3); n += 1) fields = mutateBody(fields, random);
  return fields;
}

/** @param {string} json @param {Random} random */
function breakJson(json, random) {
  return random.pick([
    () => Buffer.from(json.slice(0, random.below(json.length))),
    () => mutateBytes(Buffer.from(json), random),
    () => Buffer.from(splice(json, random)),
    () => Buffer.from(json, 'utf16le'),
    () => Buffer.from(`\ufeff${json}`),
    () => Buffer.concat([Buffer.from(json), Buffer.from([0xff, 0xfe, 0xc0, 0xaf])]),
    () => Buffer.from('['.repeat(20_000)),
    () => Buffer.from(`${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`),
    () => Buffer.from(`{"lang":"fr","lang":"nl",${json.slice(1)}`),
    () => Buffer.from(random.pick(['null', '1', '"a"', '[]', '{}', 'NaN', '', ' ', '-', '1e999'])),
    () => Buffer.from(`{"lang":"fr","a":"${'a'.repeat(300_000)}"}`),
    () => Buffer.from('{"__proto__":{"lang":"fr"},"constructor":{"prototype":{"x":1}}}'),
    () => Buffer.from(`${json}${json}`),
    () => Buffer.from('{"lang":"\\ud800","email":"\\u0000"}'),
  ])();
}
