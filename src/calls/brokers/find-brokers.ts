import { z } from 'zod';
import type { Call } from '../call.ts';
import { nearestBrokers, searchedBy } from './broker.ts';
import { requestedTypes, writtenDegrees } from './queries.ts';

export const findBrokers = {
  method: 'GET',
  url: '/brokers',
  schema: {
    summary:
      'Brokers near a position, nearest first, in the smallest radius that contains enough of them',
    tags: ['brokers'],
    querystring: z.object({
      lat: writtenDegrees(90),
      lng: writtenDegrees(180),
      by: searchedBy.default('zip'),
      types: requestedTypes,
    }),
    response: { 200: nearestBrokers },
  },
} as const satisfies Call;
