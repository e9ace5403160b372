import { z } from 'zod';
import type { Call } from '../call.ts';

/** What a server needs to take requests, each with whether it works; `stopping`: it takes no more. */
const checks = z.object({
  database: z.enum(['up', 'down']),
  queue: z.enum(['up', 'down']),
  keys: z.enum(['up', 'down']),
  clock: z.enum(['up', 'down']).describe('down: the clock is not the database’s'),
  stopping: z.boolean(),
});

export type Checks = z.infer<typeof checks>;

export const readReadiness = {
  method: 'GET',
  url: '/ready',
  schema: {
    summary: 'Whether the server accepts requests',
    description: 'A load balancer sends requests only to servers that are ready.',
    tags: ['operation'],
    response: {
      200: z.object({ status: z.literal('ready'), checks }),
      503: z.object({ status: z.literal('not-ready'), checks }),
    },
  },
} as const satisfies Call;
