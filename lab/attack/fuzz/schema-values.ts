import fc from 'fast-check';

/** A JSON Schema, as far as the OpenAPI document uses it. */
export interface Schema {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
}

/** Values that a schema allows; fast-check prefers the bounds. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const { minimum = 0, maximum = 1_000, minLength = 0, maxLength = 40 } = schema;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(valuesOf));
  if (schema.type === 'object') return objectsOf(schema);
  if (schema.type === 'array') return fc.array(valuesOf(schema.items ?? {}), { maxLength: 4 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer')
    return fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31) });
  if (schema.type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
  return fc.string({ minLength, maxLength });
}

function objectsOf({ properties = {}, required = [] }: Schema) {
  const values: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, schema] of Object.entries(properties)) values[name] = valuesOf(schema);
  const requiredKeys = required.filter((name) => name in properties);
  return fc.record(values, { requiredKeys });
}
