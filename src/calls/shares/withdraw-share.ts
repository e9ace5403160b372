import type { Call } from '../call.ts';
import { changed, followKey } from './followed.ts';

export const withdrawShare = {
  method: 'POST',
  url: '/shares/withdraw',
  schema: {
    summary: 'Withdraws a shared request, as the applicant',
    tags: ['application'],
    body: followKey,
    response: changed,
  },
} as const satisfies Call;
