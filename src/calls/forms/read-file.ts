import { z } from 'zod';
import type { Call } from '../call.ts';
import { refusal } from '../problems.ts';

export const readFile = {
  method: 'GET',
  url: '/files/:id/:hash',
  schema: {
    summary: 'A file uploaded with a form, at the address sent to the lender',
    tags: ['forms'],
    params: z.object({ id: z.string(), hash: z.string() }),
    response: {
      200: {
        description: 'The file, with its own content type',
        content: { '*/*': { schema: z.file() } },
      },
      404: refusal('The file does not exist'),
    },
  },
} as const satisfies Call;
