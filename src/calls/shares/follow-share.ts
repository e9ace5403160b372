import type { Call } from '../call.ts';
import { followed, followKey, unknownShare } from './followed.ts';

export const followShare = {
  method: 'POST',
  url: '/shares/follow',
  schema: {
    summary: 'The state of a shared request, by its applicant’s key',
    tags: ['application'],
    body: followKey,
    response: { 200: followed, 404: unknownShare },
  },
} as const satisfies Call;
