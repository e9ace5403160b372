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
        'The link was mailed too recently: retry from the time in again; without again, it was mailed too often',
        mailedRecently,
      ),
    },
  },
} as const satisfies Call;
