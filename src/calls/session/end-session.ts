import { z } from 'zod';
import type { Call } from '../call.ts';
import { named, refusal } from '../problems.ts';
import { instant } from '../shapes.ts';
import { unknownToken } from './refused-sessions.ts';

export const endSession = {
  method: 'POST',
  url: '/jwt-end',
  schema: {
    summary: 'Ends a session, e.g. on a shared computer: its tokens are revoked',
    tags: ['session'],
    security: [{ session: [] }],
    body: z.object({
      answers: z
        .enum(['mail', 'delete'])
        .default('mail')
        .describe(
          'mail: mails the link that continues the draft, if allowed; delete: deletes the draft',
        ),
    }),
    response: {
      200: z.discriminatedUnion('answers', [
        z.object({
          answers: z.literal('mailed'),
          to: z.string().describe('The address to which the link is mailed'),
          until: instant.describe('When the link expires'),
        }),
        z.object({ answers: z.literal('deleted') }),
        z.object({ answers: z.literal('none').describe('Nothing was saved') }),
      ]),
      401: unknownToken,
      409: refusal(
        'Too many links were mailed to the address, and the session was not ended. Retry from the time in again, or end it now with answers: delete',
        named('mailed-recently', { again: instant }),
      ),
    },
  },
} as const satisfies Call;
