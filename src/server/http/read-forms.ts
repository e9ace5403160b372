import type { FastifyInstance } from 'fastify';

/** Lets an instance read what plain forms post: each field's text by its name. `maxBytes`: of a body. */
export function readForms(instance: FastifyInstance, maxBytes?: number): void {
  instance.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', ...(maxBytes !== undefined && { bodyLimit: maxBytes }) },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
