import { z } from 'zod';
import type { Call } from '../call.ts';
import { refusal } from '../problems.ts';
import { contractLocale } from '../shapes.ts';

export const readList = {
  method: 'GET',
  url: '/list/:lang/:listName',
  schema: {
    summary: 'A reference list: codes to labels, in display order, which X-List-Order states too',
    tags: ['lookups'],
    params: z.object({ lang: contractLocale, listName: z.string() }),
    response: { 200: z.record(z.string(), z.string()), 404: refusal('The list does not exist') },
  },
} as const satisfies Call;
