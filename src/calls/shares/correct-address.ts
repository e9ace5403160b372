import { z } from 'zod';
import { isEmail } from '#domain/contact/email.ts';
import { readEmail } from '#domain/reading/read-email.ts';
import type { Call } from '../call.ts';
import { named, refusal } from '../problems.ts';
import { changed, followKey, mailedRecently } from './followed.ts';

export const correctAddress = {
  method: 'POST',
  url: '/shares/correct',
  schema: {
    summary: 'Mails the link to another address, and revokes the link mailed before',
    tags: ['application'],
    body: followKey.extend({ email: z.string().overwrite(readEmail).refine(isEmail) }),
    response: {
      ...changed,
      409: refusal(
        'The link was mailed too often (mailed-recently), or is mailed to this address already (same-address)',
        mailedRecently,
        named('same-address', {}),
      ),
    },
  },
} as const satisfies Call;
