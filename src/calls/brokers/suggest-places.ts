import { z } from 'zod';
import type { Call } from '../call.ts';
import { typedPlace } from './asked.ts';
import { place } from './broker.ts';

export const suggestPlaces = {
  method: 'GET',
  url: '/geocode',
  schema: {
    summary:
      'What may be meant by a place, a postcode or an address in Belgium, the likeliest first',
    tags: ['brokers'],
    querystring: typedPlace,
    response: { 200: z.array(place).readonly() },
  },
} as const satisfies Call;
