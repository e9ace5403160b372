import { z } from 'zod';
import type { Call } from '../call.ts';
import { contractLocale } from '../shapes.ts';

export const listLocalities = {
  method: 'GET',
  url: '/postcode/:locale/:zip',
  schema: {
    summary: 'The names of the localities with a postcode; empty if the postcode is unknown',
    tags: ['lookups'],
    params: z.object({ locale: contractLocale, zip: z.string() }),
    response: { 200: z.array(z.string()).readonly() },
  },
} as const satisfies Call;
