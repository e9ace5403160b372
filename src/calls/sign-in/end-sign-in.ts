import { z } from 'zod';
import type { Call } from '../call.ts';

export const endSignIn = {
  method: 'GET',
  url: '/sign-in-callback/:provider',
  schema: {
    summary: 'The address to which a provider redirects; redirects to the application',
    tags: ['sign-in'],
    params: z.object({ provider: z.string() }),
  },
} as const satisfies Call;
