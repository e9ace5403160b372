import { z } from 'zod';
import type { Call } from '../call.ts';
import { named, refusal } from '../problems.ts';

const MAX_PROOF_LENGTH = 8_192; // characters
const MAX_TOKEN_LENGTH = 4_096; // characters: ours are a few hundred

export const openSession = {
  method: 'POST',
  url: '/jwt-get',
  schema: {
    summary:
      'Exchanges the proof of a bot check for a session token; with an expired token, continues its session',
    tags: ['session'],
    body: z.object({
      recaptcha: z.string().max(MAX_PROOF_LENGTH),
      token: z
        .string()
        .max(MAX_TOKEN_LENGTH)
        .optional()
        .describe(
          'The token of an expired session, which continues as long as its draft is stored',
        ),
    }),
    response: {
      200: z.object({
        token: z.string(),
        encodedData: z
          .string()
          .nullable()
          .optional()
          .describe('If token was sent: the saved state, JSON; null if it no longer exists'),
      }),
      403: refusal(
        'The bot check failed, or its proof was used before',
        named('bot-check-failed', {}),
        named('bot-check-spent', {}),
      ),
      503: refusal('The bot check is unavailable', named('bot-check-unavailable', {})),
    },
  },
} as const satisfies Call;
