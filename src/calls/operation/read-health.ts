import { z } from 'zod';
import type { Call } from '../call.ts';

export const readHealth = {
  method: 'GET',
  url: '/health',
  schema: {
    summary: 'Whether the process responds',
    description: 'A supervisor restarts a process that does not respond.',
    tags: ['operation'],
    response: { 200: z.object({ status: z.literal('up') }) },
  },
} as const satisfies Call;
