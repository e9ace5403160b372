import { z } from 'zod';
import type { Call } from '../call.ts';
import { named, refusal } from '../problems.ts';
import { coborrowersSession, unknownToken } from '../session/refused-sessions.ts';
import { instant } from '../shapes.ts';
import { refusedFields } from './refused-fields.ts';

export const mailDraftLink = {
  method: 'POST',
  url: '/draft-link',
  schema: {
    summary: 'Mails the applicant a link that continues the draft on another device',
    tags: ['application'],
    security: [{ session: [] }],
    body: z.object({}),
    response: {
      200: z.object({
        status: z.literal(200),
        to: z.string().describe('The address to which it is mailed'),
        until: instant.describe('When the link expires'),
      }),
      401: unknownToken,
      403: refusal('The session was opened with a co-borrower’s link', coborrowersSession),
      409: refusal(
        'There is no draft (no-draft), or a link was mailed too recently (mailed-recently): retry from the time in again',
        named('no-draft', {}),
        named('mailed-recently', { again: instant }),
      ),
      422: refusedFields('The draft has no valid e-mail address'),
    },
  },
} as const satisfies Call;
