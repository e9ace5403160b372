import { z } from 'zod';

/** A problem (RFC 9457) with no name but its status, which any call may answer. */
const plain = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string().optional().describe('A message for developers'),
  faults: z
    .array(z.object({ path: z.string(), code: z.string() }))
    .optional()
    .describe('The parts of the request that do not match the schema'),
});

/** A problem with a name and additional members. */
export function named<const Name extends string, Members extends z.ZodRawShape>(
  name: Name,
  members: Members,
) {
  return plain.omit({ faults: true }).extend({
    type: z.literal(`urn:loanfront:problem:${name}`),
    ...members,
  });
}

/** The answer to a refused request: any of these problems, or a plain problem. */
export function refusal<const Problems extends readonly z.ZodObject[]>(
  description: string,
  ...problems: Problems
) {
  const schema = z.union([...problems, plain]);
  return { description, content: { 'application/problem+json': { schema } } } as const;
}
