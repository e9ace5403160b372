import { z } from 'zod';
import type { Call } from '../call.ts';

export const validatePostcode = {
  method: 'GET',
  url: '/postcode/:zip/validate',
  schema: {
    summary: 'Whether a code is a Belgian postcode',
    tags: ['lookups'],
    params: z.object({ zip: z.string() }),
    response: { 200: z.object({ valid: z.boolean() }) },
  },
} as const satisfies Call;
