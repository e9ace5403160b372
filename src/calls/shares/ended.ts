import { z } from 'zod';
import { LINK_ENDS } from '#journey/application/ends.ts';
import { named, refusal } from '../problems.ts';

/** The shared request, or this link to it, no longer opens anything. */
export const ended = refusal(
  'The shared request, or this part of it, is no longer open; see reason',
  named('share-ended', { reason: z.enum(LINK_ENDS) }),
);
