import { FILLED } from './good-bodies.mjs';

/** @typedef {import('./schema-values.mjs').Schema} Schema */

/**
 * A call and what it takes.
 * @typedef {object} Route
 * @property {string} name method and address with its parameters' names
 * @property {string} method
 * @property {string} path `{name}` stands for a parameter
 * @property {readonly { in: string, name: string, required?: boolean, schema: Schema }[]} parameters
 * @property {'json' | 'form' | undefined} sends
 * @property {Schema} body
 * @property {boolean} needsSession
 * @property {number} weight how often it is called, beside others
 */

/**
 * Every call of the OpenAPI document.
 * @param {{ paths: Record<string, Record<string, any>> }} document
 * @returns {Route[]}
 */
export function readRoutes({ paths }) {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => readRoute(path, method.toUpperCase(), operation, operations)),
  );
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** Those behind which most is decided. @type {Readonly<Record<string, number>>} */
const WEIGHTS = { '/submit': 14, '/prospects': 4, '/jwt-get': 0.4, '/jwt-end': 0.4 };

/** @param {string} path @param {string} method @param {any} operation @param {any} shared @returns {Route} */
function readRoute(path, method, operation, shared) {
  const content = operation.requestBody?.content ?? {};
  const form = content['multipart/form-data']?.schema;
  const json = content['application/json']?.schema;
  const address = shared.servers === undefined ? `/api/v1${path}` : path;
  return {
    name: `${method} ${address}`,
    method,
    path: address,
    parameters: operation.parameters ?? [],
    sends: form ? 'form' : json ? 'json' : undefined,
    body: form ?? json ?? {},
    needsSession: operation.security !== undefined,
    weight: WEIGHTS[path] ?? 1,
  };
}

/** What the OpenAPI document does not have: pages, documents, what search engines and the mock of itsme answer. */
const ELSEWHERE = [
  ...['/', '/{lang}/', '/{lang}/{page}/', '/{asset}', '/widget/{asset}'],
  ...[
    '/fr/courtiers/{broker}/',
    '/nl/onze-makelaars/{broker}/',
    '/sitemap.xml',
    '/robots.txt',
    '/favicon.svg',
  ],
  ...['/.well-known/security.txt', '/api/v1/openapi.json', '/api/v1/docs/', '/api/v1/{page}'],
  ...['/dev/itsme/.well-known/openid-configuration', '/dev/itsme/jwks', '/dev/itsme/{page}'],
  '/dev/itsme/auth',
  '/{lang}/{document}/{uuid}/{page}',
  ...['/{lang}/newsletter/confirm/{uuid}/{page}', '/{lang}/newsletter/unsubscribe/{uuid}/{page}'],
];

/** @type {Readonly<Record<string, Schema>>} */
const PARAMETERS = {
  lang: { enum: ['fr', 'nl', 'de', 'en', 'xx'] },
  page: { enum: ['contact', 'faq', 'privacy', 'glossaire', 'nieuws', 'xx', 'courtiers'] },
  asset: { enum: ['logo.png', 'favicon.ico', 'headers.json', 'built-with.json', 'widget.js'] },
  broker: { enum: ['b-001', 'b-002', 'b-003', 'b-0'] },
  uuid: {
    type: 'string',
    pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$',
  },
  document: { enum: ['summary-pdf', 'secci-pdf'] },
};

/**
 * Pages and files, by their pattern and each of the addresses given.
 * @param {readonly string[]} addresses of pages that are there
 * @returns {Route[]}
 */
export function readPages(addresses) {
  const patterns = ELSEWHERE.map((path) => createPage(path, 0.25));
  const pages = addresses.map((path) => ({
    ...createPage(path, 4 / Math.max(1, addresses.length)),
    name: 'GET a page of the sitemap',
  }));
  const document = { ...createPage(FILLED.document, 0.02), name: 'GET a document by its address' };
  return [...patterns, ...pages, document];
}

/** @param {string} path @param {number} weight @returns {Route} */
function createPage(path, weight) {
  const names = [...path.matchAll(/(?<!\{)\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    name: `GET ${path}`,
    method: 'GET',
    path,
    parameters: names.map((name) => ({ in: 'path', name, schema: PARAMETERS[name] ?? {} })),
    sends: undefined,
    body: {},
    needsSession: false,
    weight,
  };
}
