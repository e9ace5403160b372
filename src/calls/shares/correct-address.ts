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
    summary: 'Mails the link to another address; the holder of the first loses access',
    tags: ['application'],
    body: followKey.extend({ email: z.string().overwrite(readEmail).refine(isEmail) }),
    response: {
      ...changed,
      409: refusal(
        'Mailed too often (mailed-recently), or to this address already (same-address)',
        mailedRecently,
        named('same-address', {}),
      ),
    },
  },
} as const satisfies Call;
