import { z } from 'zod';
import type { Call } from '../call.ts';
import { named, refusal } from '../problems.ts';
import { unknownToken } from '../session/refused-sessions.ts';
import { ended } from './ended.ts';
import { unknownShare } from './followed.ts';

export const declineShare = {
  method: 'POST',
  url: '/shares/decline',
  schema: {
    summary: 'Declines the request, as the co-borrower',
    tags: ['application'],
    security: [{ session: [] }],
    body: z.object({}),
    response: {
      200: z.object({ status: z.literal(200) }),
      401: unknownToken,
      403: refusal('Only the co-borrower can decline', named('applicants-session', {})),
      404: unknownShare,
      410: ended,
    },
  },
} as const satisfies Call;
