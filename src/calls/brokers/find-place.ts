import { z } from 'zod';
import type { Call } from '../call.ts';
import { typedPlace } from './asked.ts';
import { place } from './broker.ts';

export const findPlace = {
  method: 'GET',
  url: '/geocode/search',
  schema: {
    summary:
      'The place in Belgium to search around, or the places to choose from if none is certain',
    tags: ['brokers'],
    querystring: typedPlace,
    response: {
      200: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('place'), place }),
        z.object({
          kind: z.literal('question'),
          isAbroad: z.boolean().describe('What was typed is known to lie outside Belgium'),
          places: z
            .array(place)
            .readonly()
            .describe('Places that may be meant: ask before searching'),
        }),
      ]),
    },
  },
} as const satisfies Call;
