import { z } from 'zod';
import type { Call } from '../call.ts';
import { degrees } from '../shapes.ts';
import { brokerType } from './broker.ts';
import { mapWindow, requestedTypes } from './queries.ts';

const bounds = z.object({
  south: z.number(),
  west: z.number(),
  north: z.number(),
  east: z.number(),
});

export const viewMap = {
  method: 'GET',
  url: '/brokers/map',
  schema: {
    summary: 'The clusters and single brokers in a window of the map',
    tags: ['brokers'],
    querystring: mapWindow.safeExtend({ types: requestedTypes }),
    response: {
      200: z.object({
        clusters: z
          .array(z.object({ id: z.number(), count: z.number(), ...degrees, bounds }))
          .readonly(),
        brokers: z
          .array(z.object({ id: z.string(), name: z.string(), type: brokerType, ...degrees }))
          .readonly(),
      }),
    },
  },
} as const satisfies Call;
