import { z } from 'zod';
import type { Call } from '../call.ts';
import { uniqId } from '../shapes.ts';
import { ended } from '../shares/ended.ts';
import { unknownToken } from './refused-sessions.ts';

export const refreshSession = {
  method: 'PUT',
  url: '/jwt-refresh',
  schema: {
    summary:
      'Extends a session, or opens a session with a mailed link, and returns the saved state',
    tags: ['session'],
    body: z.object({
      token: z
        .string()
        .describe('The token of a session, or of a link: ?token=… (mode e2), ?resume=…'),
      device: z
        .string()
        .regex(/^[\w-]{16,64}$/)
        .optional()
        .describe('With ?resume=…: made up by the browser, so that it can repeat the call'),
    }),
    response: {
      200: z.object({
        token: z.string(),
        encodedData: z
          .string()
          .nullable()
          .describe('The saved state, JSON, with the sign-in claims as signedIn'),
        sent: z
          .object({ uniqId, reference: z.string() })
          .optional()
          .describe('The request sent last under this session, if no draft is left'),
      }),
      401: unknownToken,
      410: ended,
    },
  },
} as const satisfies Call;
