import { z } from 'zod';
import type { Call } from '../call.ts';
import { refusal } from '../problems.ts';
import { writtenAmount } from '../shapes.ts';
import { outOfBounds } from './out-of-bounds.ts';

const months = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .transform(Number);

export const findRate = {
  method: 'GET',
  url: '/rate/:product/:totalAmount/:duration',
  schema: {
    summary: 'The rate for an amount and duration, or the nearest offered duration and its rate',
    tags: ['lookups'],
    params: z.object({ product: z.string(), totalAmount: writtenAmount, duration: months }),
    response: {
      200: z.union([
        z.number().describe('Percent a year'),
        z.object({ duration: z.number(), taeg: z.number() }),
      ]),
      404: refusal('The product does not exist'),
      422: refusal(
        'The product is not offered for this amount; the response states the bounds, in euros',
        outOfBounds,
      ),
    },
  },
} as const satisfies Call;
