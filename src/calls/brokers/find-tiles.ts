import { z } from 'zod';
import type { Call } from '../call.ts';

export const findTiles = {
  method: 'GET',
  url: '/map/tiles',
  schema: {
    summary: 'Where map tiles come from; false if the map is drawn without tiles',
    tags: ['brokers'],
    response: {
      200: z.union([
        z.object({
          url: z.string(),
          credit: z.object({ text: z.string(), href: z.string() }),
        }),
        z.literal(false),
      ]),
    },
  },
} as const satisfies Call;
