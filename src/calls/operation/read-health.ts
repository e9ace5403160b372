import { z } from 'zod';
import type { Call } from '../call.ts';

export const readHealth = {
  method: 'GET',
  url: '/health',
  schema: {
    summary: 'Whether the process answers',
    description: 'For a supervisor: a process that does not answer is to be started again.',
    tags: ['operation'],
    response: { 200: z.object({ status: z.literal('up') }) },
  },
} as const satisfies Call;
