import { z } from 'zod';
import type { Call } from '../call.ts';

export const listSignIns = {
  method: 'GET',
  url: '/sign-ins',
  schema: {
    summary: 'The sign-in providers on offer, itsme first',
    tags: ['sign-in'],
    response: { 200: z.array(z.object({ id: z.string(), name: z.string() })).readonly() },
  },
} as const satisfies Call;
