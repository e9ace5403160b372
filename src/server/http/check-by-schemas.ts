import type { FastifyInstance } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';

/**
 * Validates requests and answers by a route's schemas: an answer is sent without properties that its
 * schema does not name, and an answer of another shape is a failure.
 */
export function checkBySchemas(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
}

/** Where a request does not have the described shape, without what was sent; else `undefined`. */
export function faultsIn(error: unknown): readonly { path: string; code: string }[] | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  return error.validation.map(({ instancePath, keyword }) => ({
    path: instancePath.slice(1).replaceAll('/', '.'),
    code: keyword,
  }));
}
