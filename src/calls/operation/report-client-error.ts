import { z } from 'zod';
import type { Call } from '../call.ts';

/** What failed: a script, a promise that nobody waited for, or what the page's policy forbids. */
export const CLIENT_ERROR_KINDS = ['error', 'rejection', 'policy'] as const;

export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number];

const word = z.string().max(100).optional();

export const reportClientError = {
  method: 'POST',
  url: '/client-errors',
  schema: {
    summary: 'Reports an error of a script in a browser: its name and place, never its message',
    tags: ['operation'],
    body: z.object({
      kind: z.enum(CLIENT_ERROR_KINDS),
      name: word.describe('The error’s own name (TypeError), or the directive of the policy'),
      script: word.describe('The file’s name'),
      line: z.int().min(0).max(10_000_000).optional(),
      page: word.describe('The kind of page'),
    }),
    response: { 204: z.null() },
  },
} as const satisfies Call;

/** What a browser sends. */
export type ClientError = z.infer<(typeof reportClientError)['schema']['body']>;
