import { z } from 'zod';
import type { Call } from '../call.ts';
import { refusal } from '../problems.ts';

export const createChallenge = {
  method: 'GET',
  url: '/captcha/challenge',
  schema: {
    summary: 'A challenge for the bot check (ALTCHA)',
    tags: ['session'],
    response: {
      200: z.object({
        parameters: z.object({
          algorithm: z.string(),
          nonce: z.string(),
          salt: z.string(),
          cost: z.number(),
          keyLength: z.number(),
          keyPrefix: z.string(),
          keySignature: z.string().exactOptional(),
          expiresAt: z.number().exactOptional(),
        }),
        signature: z.string().exactOptional(),
      }),
      404: refusal('The bot check is not ALTCHA'),
    },
  },
} as const satisfies Call;
