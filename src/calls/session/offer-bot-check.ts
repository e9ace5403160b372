import { z } from 'zod';
import type { Call } from '../call.ts';

export const offerBotCheck = {
  method: 'GET',
  url: '/captcha',
  schema: {
    summary: 'The bot check to show',
    tags: ['session'],
    response: {
      200: z.discriminatedUnion('provider', [
        z.object({ provider: z.literal('altcha'), challengeUrl: z.string() }),
        z.object({ provider: z.literal('turnstile'), siteKey: z.string() }),
      ]),
    },
  },
} as const satisfies Call;
