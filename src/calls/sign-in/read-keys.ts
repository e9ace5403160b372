import { z } from 'zod';
import type { Call } from '../call.ts';
import { refusal } from '../problems.ts';

/** An RSA key: properties that are not listed, above all the private half, are never sent. */
const publicKey = z.object({
  kty: z.string(),
  use: z.string(),
  kid: z.string(),
  alg: z.string(),
  n: z.string(),
  e: z.string(),
});

export const readKeys = {
  method: 'GET',
  url: '/itsme-jwks',
  schema: {
    summary: 'Our public keys, for itsme (JWKS)',
    tags: ['sign-in'],
    response: {
      200: {
        description: 'A set of keys (RFC 7517)',
        content: {
          'application/jwk-set+json': {
            schema: z.object({ keys: z.array(publicKey) }),
          },
        },
      },
      404: refusal('itsme is not offered'),
    },
  },
} as const satisfies Call;
