import type { Call } from '../call.ts';
import { refusal } from '../problems.ts';
import { changed, followKey, mailedRecently } from './followed.ts';

export const resendLink = {
  method: 'POST',
  url: '/shares/resend',
  schema: {
    summary: 'Mails the co-borrower a new link; the previous link is revoked',
    tags: ['application'],
    body: followKey,
    response: {
      ...changed,
      409: refusal(
        'Mailed too recently: again says when; without it, mailed too often',
        mailedRecently,
      ),
    },
  },
} as const satisfies Call;
