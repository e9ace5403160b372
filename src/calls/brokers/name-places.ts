import { z } from 'zod';
import { LOCALES } from '#domain/locale/locale.ts';
import type { Call } from '../call.ts';
import { degrees } from '../shapes.ts';
import { mapWindow } from './queries.ts';

export const namePlaces = {
  method: 'GET',
  url: '/map/places',
  schema: {
    summary: 'The place names to show in a window of the map',
    tags: ['brokers'],
    querystring: mapWindow.safeExtend({ lang: z.enum(LOCALES) }),
    response: {
      200: z
        .array(
          z.object({
            name: z.string(),
            ...degrees,
            rank: z.literal([1, 2, 3, 4]).describe('From 1, the capitals of provinces, to 4'),
            zip: z.string().optional().describe('Its first postcode; present from zoom 12'),
          }),
        )
        .readonly(),
    },
  },
} as const satisfies Call;
