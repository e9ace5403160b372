import { z } from 'zod';
import { LOCALES } from '#domain/locale/locale.ts';
import type { Call } from '../call.ts';
import { degrees } from '../shapes.ts';
import { mapWindow } from './asked.ts';

export const namePlaces = {
  method: 'GET',
  url: '/map/places',
  schema: {
    summary: 'The place names that fit into a window of the map',
    tags: ['brokers'],
    querystring: mapWindow.safeExtend({ lang: z.enum(LOCALES) }),
    response: {
      200: z
        .array(
          z.object({
            name: z.string(),
            ...degrees,
            rank: z.literal([1, 2, 3, 4]).describe('1, the capitals of provinces, to 4'),
            zip: z.string().optional().describe('Its first postcode, from zoom 12 on'),
          }),
        )
        .readonly(),
    },
  },
} as const satisfies Call;
