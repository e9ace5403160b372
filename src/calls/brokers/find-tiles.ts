import { z } from 'zod';
import type { Call } from '../call.ts';

const credit = z.object({ text: z.string(), href: z.string() });

export const findTiles = {
  method: 'GET',
  url: '/map/tiles',
  schema: {
    summary: 'Where map tiles come from; false if the map is drawn without tiles',
    tags: ['brokers'],
    response: {
      200: z.union([
        z.object({ url: z.string(), credit }),
        z
          .object({
            file: z.string(),
            zooms: z.object({ least: z.number().int(), most: z.number().int() }),
            credit,
          })
          .describe('One file of vector tiles (PMTiles, version 3), sent in ranges'),
        z.literal(false),
      ]),
    },
  },
} as const satisfies Call;
