import type { Call } from '../call.ts';
import { changed, conditionsChanged, followKey } from './followed.ts';

export const refuseConditions = {
  method: 'POST',
  url: '/shares/refuse',
  schema: {
    summary:
      'Refuses the conditions, as the applicant: ends the request and notifies both borrowers',
    tags: ['application'],
    body: followKey,
    response: { ...changed, 409: conditionsChanged },
  },
} as const satisfies Call;
