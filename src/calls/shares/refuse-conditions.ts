import type { Call } from '../call.ts';
import { changed, conditionsChanged, followKey } from './followed.ts';

export const refuseConditions = {
  method: 'POST',
  url: '/shares/refuse',
  schema: {
    summary: 'The applicant refuses them: the request ends, and both are notified',
    tags: ['application'],
    body: followKey,
    response: { ...changed, 409: conditionsChanged },
  },
} as const satisfies Call;
