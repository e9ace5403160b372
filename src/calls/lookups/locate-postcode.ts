import { z } from 'zod';
import type { Call } from '../call.ts';
import { degrees } from '../shapes.ts';

export const locatePostcode = {
  method: 'GET',
  url: '/coordinates/:zip',
  schema: {
    summary: 'The position of a postcode, in degrees; false if it is unknown',
    tags: ['lookups'],
    params: z.object({ zip: z.string() }),
    response: { 200: z.union([z.object(degrees), z.literal(false)]) },
  },
} as const satisfies Call;
