import { z } from 'zod';
import type { Call } from '../call.ts';

const credit = z.object({ text: z.string(), href: z.string() });

export const findTiles = {
  method: 'GET',
  url: '/map/tiles',
  schema: {
    summary: 'The source of map tiles; false if the map is drawn without tiles',
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
          .describe('A file of vector tiles (PMTiles, version 3), read by range requests'),
        z.literal(false),
      ]),
    },
  },
} as const satisfies Call;
