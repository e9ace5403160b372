import { z } from 'zod';
import type { Call } from '../call.ts';

export const endSignIn = {
  method: 'GET',
  url: '/sign-in-callback/:provider',
  schema: {
    summary: 'Receives the redirect of a provider, and redirects to the application',
    tags: ['sign-in'],
    params: z.object({ provider: z.string() }),
  },
} as const satisfies Call;
