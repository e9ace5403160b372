import { z } from 'zod';
import type { SearchedBy } from '#domain/brokers/finder.ts';
import type { Call } from '../call.ts';
import { askedTypes, writtenDegrees } from './asked.ts';
import { broker } from './broker.ts';

const SEARCHED_BY = ['zip', 'address'] as const satisfies readonly SearchedBy[];

export const findBrokers = {
  method: 'GET',
  url: '/brokers',
  schema: {
    summary: 'The brokers around a place, nearest first, in the first radius that contains enough',
    tags: ['brokers'],
    querystring: z.object({
      lat: writtenDegrees(90),
      lng: writtenDegrees(180),
      by: z.enum(SEARCHED_BY).default('zip').describe('Two by postcode, any by address'),
      types: askedTypes,
    }),
    response: {
      200: z.object({
        radius: z.number().describe('The radius of the search, in metres'),
        total: z.number().describe('How many brokers lie within the radius'),
        brokers: z.array(broker.extend({ distance: z.number().describe('Metres') })).readonly(),
      }),
    },
  },
} as const satisfies Call;
