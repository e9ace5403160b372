import { z } from 'zod';
import type { Call } from '../call.ts';
import { named, refusal } from '../problems.ts';
import { unknownToken } from '../session/refused-sessions.ts';
import { contractLocale } from '../shapes.ts';
import { ended } from '../shares/ended.ts';

const body = z.object({ token: z.string(), lang: contractLocale });

const response = {
  200: z.object({ url: z.string().describe('The address where the visitor signs in') }),
  401: unknownToken,
  404: refusal(
    'The provider is not offered, or the shared request does not exist',
    named('unknown-share', {}),
  ),
  410: ended,
  503: refusal('The provider does not respond', named('sign-in-unavailable', {})),
};

export const beginItsme = {
  method: 'POST',
  url: '/itsme-auth-url',
  schema: { summary: 'Starts signing in with itsme', tags: ['sign-in'], body, response },
} as const satisfies Call;

export const beginSignIn = {
  method: 'POST',
  url: '/sign-in-url',
  schema: {
    summary: 'Starts signing in with another provider',
    tags: ['sign-in'],
    body: body.extend({ provider: z.string().max(64) }),
    response,
  },
} as const satisfies Call;
