import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { API } from '#calls/api.ts';

/** The paths of the OpenAPI document. */
export type Paths = Readonly<Record<string, object>>;

/**
 * Collects the OpenAPI document; must be called before any route is added. `elsewhere`: calls outside the
 * API's own addresses, with their own descriptions.
 */
export async function describeApi(
  app: FastifyInstance,
  publicUrl: string,
  elsewhere: Paths,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Loanfront',
        description: 'The API of the website, the simulators and the application form.',
        version: '1',
      },
      servers: [{ url: publicUrl }],
      tags: [
        { name: 'lookups', description: 'Postcodes, reference lists, rates, opening hours' },
        { name: 'brokers', description: 'Brokers, their map, and place search' },
        { name: 'session', description: 'Bot check and sessions' },
        { name: 'application', description: 'Drafts and requests' },
        { name: 'offers', description: 'Mortgage offers, for the configurator' },
        { name: 'forms', description: 'Forms of the website, and uploaded files' },
        { name: 'operation', description: 'Health checks and client errors' },
      ],
      components: {
        securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) =>
      'openapiObject' in document
        ? { ...document.openapiObject, paths: { ...document.openapiObject.paths, ...elsewhere } }
        : document.swaggerObject,
  });
}

/** What the documentation page loads: files of our own, and the images in its style sheet. */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The document, and a page to browse it. */
export async function addApiDescription(app: FastifyInstance): Promise<void> {
  let serialised: Buffer | undefined;
  /** Sends the document, serialised once: of many requests in one packet, all are handled before anyone else's. */
  const sendDocument = (reply: FastifyReply) => {
    serialised ??= Buffer.from(JSON.stringify(app.swagger()));
    return reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(serialised);
  };
  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) => sendDocument(reply));
  await app.register(swaggerUi, {
    uiHooks: {
      preHandler: (request, reply, done) => {
        if (request.routeOptions.url === `${API}/docs/json`) sendDocument(reply);
        else done();
      },
    },
    routePrefix: '/docs',
    // Without a slash at its end the page would load its files from the root.
    indexPrefix: API,
    staticCSP: DOCS_POLICY,
    // The badge of an external validator would be loaded from its site.
    uiConfig: { docExpansion: 'list', deepLinking: false, validatorUrl: null },
  });
}
