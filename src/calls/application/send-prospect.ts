import { z } from 'zod';
import { CONTACT_NAMES, PROSPECT_MARKETING_NAMES } from '#journey/prospect.ts';
import type { Call } from '../call.ts';
import { refusal } from '../problems.ts';
import { coborrowersSession, unknownToken } from '../session/refused-sessions.ts';
import { contractLocale, stepId, uniqId } from '../shapes.ts';
import { refusedFields } from './refused-fields.ts';

export const sendProspect = {
  method: 'POST',
  url: '/prospects',
  schema: {
    summary: 'Saves contact data, once per application; marketing values only with consent',
    tags: ['application'],
    security: [{ session: [] }],
    body: z.looseObject({
      lang: contractLocale,
      step: stepId,
      product: z.string(),
      uniqId,
      ...Object.fromEntries(CONTACT_NAMES.map((name) => [name, z.string()])),
      ...Object.fromEntries(PROSPECT_MARKETING_NAMES.map((name) => [name, z.string().optional()])),
    }),
    response: {
      200: z.object({ status: z.literal(200) }),
      401: unknownToken,
      403: refusal('The session was opened with a co-borrower’s link', coborrowersSession),
      422: refusedFields('The error message of each invalid field'),
    },
  },
} as const satisfies Call;
