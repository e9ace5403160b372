import { z } from 'zod';
import type { Call } from '../call.ts';
import { askedTypes, writtenDegrees } from './asked.ts';
import { nearestBrokers, searchedBy } from './broker.ts';

export const findBrokers = {
  method: 'GET',
  url: '/brokers',
  schema: {
    summary: 'The brokers around a place, nearest first, in the first radius that contains enough',
    tags: ['brokers'],
    querystring: z.object({
      lat: writtenDegrees(90),
      lng: writtenDegrees(180),
      by: searchedBy.default('zip'),
      types: askedTypes,
    }),
    response: { 200: nearestBrokers },
  },
} as const satisfies Call;
