import type {
  FastifyInstance,
  FastifySchema,
  FastifySchemaCompiler,
  FastifyTypeProvider,
} from 'fastify';
import { z } from 'zod';

/** Types a route's params, query and body by its zod schemas. */
export interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  serializer: unknown;
}

/** Thrown for a request of the wrong shape: says where, and never repeats what was sent. */
export class WrongShape extends Error {
  readonly statusCode = 422;
  readonly faults: readonly { path: string; code: string }[];

  constructor(error: z.ZodError) {
    super('The request does not have the described shape.');
    this.faults = error.issues.map(({ path, code }) => ({ path: path.join('.'), code }));
  }
}

/** Makes zod the judge of every schema registered on `app`. */
export function judgeByZod(app: FastifyInstance): void {
  const compileValidator: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
    return (value) => {
      const parsed = schema.safeParse(value);
      return parsed.success ? { value: parsed.data } : { error: new WrongShape(parsed.error) };
    };
  };
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
}

const SHAPES = ['body', 'querystring', 'params', 'headers'] as const;

/** The same schemas as JSON Schema, for the OpenAPI document. */
export function describeSchema(schema: FastifySchema) {
  const described: Record<string, unknown> = { ...schema };
  for (const shape of SHAPES) {
    const zod = schema[shape];
    if (zod instanceof z.ZodType) described[shape] = toJsonSchema(zod);
  }
  if (typeof schema.response === 'object' && schema.response !== null) {
    described.response = Object.fromEntries(
      Object.entries(schema.response).map(([status, zod]) => [
        status,
        zod instanceof z.ZodType ? describeResponse(zod) : zod,
      ]),
    );
  }
  return described;
}

function describeResponse(zod: z.ZodType) {
  return { description: zod.description ?? 'Answer', ...toJsonSchema(zod) };
}

function toJsonSchema(zod: z.ZodType) {
  const { $schema: _, ...schema } = z.toJSONSchema(zod, { io: 'input', unrepresentable: 'any' });
  return schema;
}
