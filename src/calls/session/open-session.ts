import { z } from 'zod';
import type { Call } from '../call.ts';
import { named, refusal } from '../problems.ts';

const LONGEST_PROOF = 8_192; // characters
const LONGEST_TOKEN = 4_096; // characters: ours are a few hundred

export const openSession = {
  method: 'POST',
  url: '/jwt-get',
  schema: {
    summary:
      'Exchanges a passed bot check for a session token; with an expired one, for what was saved under it',
    tags: ['session'],
    body: z.object({
      recaptcha: z.string().max(LONGEST_PROOF),
      token: z
        .string()
        .max(LONGEST_TOKEN)
        .optional()
        .describe('The token of an expired session, which continues while its draft is kept'),
    }),
    response: {
      200: z.object({
        token: z.string(),
        encodedData: z
          .string()
          .nullable()
          .optional()
          .describe('With token: the saved state, JSON; null if it is gone'),
      }),
      403: refusal(
        'The bot check was not passed, or its proof was used before',
        named('bot-check-failed', {}),
        named('bot-check-spent', {}),
      ),
      503: refusal('The bot check cannot be asked now', named('bot-check-unavailable', {})),
    },
  },
} as const satisfies Call;
