import { z } from 'zod';
import type { Call } from '../call.ts';
import { place } from './broker.ts';
import { typedPlace } from './queries.ts';

export const suggestPlaces = {
  method: 'GET',
  url: '/geocode',
  schema: {
    summary: 'Place suggestions for a name, a postcode or an address in Belgium, best match first',
    tags: ['brokers'],
    querystring: typedPlace,
    response: { 200: z.array(place).readonly() },
  },
} as const satisfies Call;
