import { z } from 'zod';
import type { Call } from '../call.ts';

export const offerBotCheck = {
  method: 'GET',
  url: '/captcha',
  schema: {
    summary: 'Which bot check the browser shows',
    tags: ['session'],
    response: {
      200: z.discriminatedUnion('provider', [
        z.object({ provider: z.literal('altcha'), challengeUrl: z.string() }),
        z.object({ provider: z.literal('turnstile'), siteKey: z.string() }),
      ]),
    },
  },
} as const satisfies Call;
