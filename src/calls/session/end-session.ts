import { z } from 'zod';
import type { Call } from '../call.ts';
import { named, refusal } from '../problems.ts';
import { instant } from '../shapes.ts';
import { unknownToken } from './refused-sessions.ts';

export const endSession = {
  method: 'POST',
  url: '/jwt-end',
  schema: {
    summary: 'Ends a session, on a computer that others use: its tokens open nothing any more',
    tags: ['session'],
    security: [{ session: [] }],
    body: z.object({
      answers: z
        .enum(['mail', 'delete'])
        .default('mail')
        .describe('mail: the link that continues the draft, where it may be mailed'),
    }),
    response: {
      200: z.discriminatedUnion('answers', [
        z.object({
          answers: z.literal('mailed'),
          to: z.string().describe('The address that the link is mailed to'),
          until: instant.describe('Until when it works'),
        }),
        z.object({ answers: z.literal('deleted') }),
        z.object({ answers: z.literal('none').describe('Nothing was saved') }),
      ]),
      401: unknownToken,
      409: refusal(
        'The address was mailed too many links: nothing was ended. again says when; answers: delete ends it now',
        named('mailed-recently', { again: instant }),
      ),
    },
  },
} as const satisfies Call;
