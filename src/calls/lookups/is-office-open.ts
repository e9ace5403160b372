import { z } from 'zod';
import type { Call } from '../call.ts';

export const isOfficeOpen = {
  method: 'GET',
  url: '/is-open',
  schema: {
    summary: 'Whether the office is open now',
    tags: ['lookups'],
    response: { 200: z.object({ data: z.object({ isOpened: z.boolean() }) }) },
  },
} as const satisfies Call;
