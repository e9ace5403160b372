import type { Call } from '../call.ts';
import { contractLocale } from '../shapes.ts';
import { changed, conditions, conditionsChanged, followKey } from './followed.ts';

export const acceptConditions = {
  method: 'POST',
  url: '/shares/accept',
  schema: {
    summary:
      'Accepts, as the applicant, the conditions that the co-borrower accepted, and sends the request',
    tags: ['application'],
    body: followKey.extend({
      lang: contractLocale,
      conditions: conditions.describe('The conditions shown to the applicant: proposal.after'),
    }),
    response: { ...changed, 409: conditionsChanged },
  },
} as const satisfies Call;
