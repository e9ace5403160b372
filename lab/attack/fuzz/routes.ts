import { PLACES } from './good-bodies.ts';
import type { Schema } from './schema-values.ts';

export interface Parameter {
  in: string;
  name: string;
  required?: boolean;
  schema: Schema;
}

/** A call or a page, and what it accepts. */
export interface Route {
  /** The method, and the address with its parameters' names. */
  name: string;
  method: string;
  /** `{name}` stands for a parameter. */
  path: string;
  parameters: readonly Parameter[];
  sends: 'json' | 'form' | undefined;
  body: Schema;
  needsSession: boolean;
  /** How often it is called, compared with others. */
  weight: number;
}

interface Operation {
  parameters?: readonly Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  security?: unknown;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** The weights of calls that decide more, or less, than the others. */
const WEIGHTS: Readonly<Record<string, number>> = {
  '/submit': 140,
  '/prospects': 40,
  '/jwt-get': 4,
  '/jwt-end': 4,
};

/** Every call of the OpenAPI document. */
export function readRoutes({ paths }: { paths: Record<string, Record<string, unknown>> }) {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => {
        const address = operations.servers === undefined ? `/api/v1${path}` : path;
        return readRoute(address, method.toUpperCase(), operation as Operation, WEIGHTS[path]);
      }),
  );
}

function readRoute(path: string, method: string, operation: Operation, weight = 10): Route {
  const content = operation.requestBody?.content ?? {};
  const form = content['multipart/form-data']?.schema;
  const json = content['application/json']?.schema;
  return {
    name: `${method} ${path}`,
    method,
    path,
    parameters: operation.parameters ?? [],
    sends: form ? 'form' : json ? 'json' : undefined,
    body: form ?? json ?? {},
    needsSession: operation.security !== undefined,
    weight,
  };
}

/** Pages, files and the mock of itsme, which the OpenAPI document does not have. */
const OTHERS = [
  ...['/', '/fr/absent/', '/xx/contact/', '/headers.json', '/widget/widget.js', '/sitemap.xml'],
  ...['/fr/courtiers/b-001/', '/.well-known/security.txt', '/api/v1/docs/', '/api/v1/absent'],
  ...['/dev/itsme/jwks', '/dev/itsme/auth', '/fr/newsletter/confirm/00000000/a', PLACES.document],
];

/** @param addresses of the sitemap */
export function readPages(addresses: readonly string[]): Route[] {
  return [...OTHERS, ...addresses].map((path) => ({
    ...readRoute(path, 'GET', {}, 1),
    name: `GET a page`,
  }));
}
