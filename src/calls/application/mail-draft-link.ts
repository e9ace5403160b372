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
        to: z.string().describe('The address it is mailed to'),
        until: instant.describe('Until when it works'),
      }),
      401: unknownToken,
      403: refusal('A co-borrower’s link', coborrowersSession),
      409: refusal(
        'No draft (no-draft), or mailed too recently (mailed-recently): again says when',
        named('no-draft', {}),
        named('mailed-recently', { again: instant }),
      ),
      422: refusedFields('The draft has no address that can be written to'),
    },
  },
} as const satisfies Call;
