import { z } from 'zod';
import type { Call } from '../call.ts';
import { refusal } from '../problems.ts';
import { writtenAmount } from '../shapes.ts';
import { outOfBounds } from './out-of-bounds.ts';

export const findLongestDuration = {
  method: 'GET',
  url: '/duration/:product',
  schema: {
    summary: 'The maximum duration, in months, of a product, or of a product for an amount',
    tags: ['lookups'],
    params: z.object({ product: z.string() }),
    querystring: z.object({ amount: writtenAmount.optional() }),
    response: {
      200: z.number(),
      404: refusal('The product does not exist'),
      422: refusal(
        'The product is not offered for this amount; the response states the bounds, in euros',
        outOfBounds,
      ),
    },
  },
} as const satisfies Call;
