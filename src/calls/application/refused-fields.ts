import { z } from 'zod';
import { refusal } from '../problems.ts';

/** The faults by field, in sentences; or a plain problem if the request has another shape. */
export function refusedFields(description: string) {
  const schema = z.object({ status: z.literal(422), errors: z.record(z.string(), z.string()) });
  return {
    description,
    content: { 'application/json': { schema }, ...refusal(description).content },
  } as const;
}
