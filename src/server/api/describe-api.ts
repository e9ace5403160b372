import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { describeSchema } from '../http/zod-routes.ts';

/** Collects the OpenAPI document: before any route is added. */
export async function describeApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Loanfront',
        description: 'The calls of the website, the simulators and the application form.',
        version: '1',
      },
      servers: [{ url: publicUrl }],
      tags: [
        { name: 'lookups', description: 'Places, lists, rates, opening' },
        { name: 'session', description: 'The bot check and the session it opens' },
        { name: 'application', description: 'Drafts and requests' },
        { name: 'forms', description: 'The forms of the website, and their files' },
      ],
      components: {
        securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: ({ schema, url }) => ({ schema: describeSchema(schema), url }),
  });
}

/** The document, and a page to browse it. */
export async function addApiDescription(app: FastifyInstance): Promise<void> {
  app.get('/openapi.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list', deepLinking: false },
  });
}
