import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { SHARE_ENDS } from '#journey/share-status.ts';
import { sendProblem } from '../http/problem.ts';
import type { LinkEnd } from '../shares/share-standing.ts';

export const endedSchema = z
  .object({
    type: z.literal('urn:loanfront:problem:share-ended'),
    status: z.literal(410),
    reason: z.enum(['to-agree', ...SHARE_ENDS, 'replaced']),
  })
  .describe('The shared request, or this part of it, is open no more; reason says why');

/** The shared request, or this link to it, is open no more. */
export function sendEnded(reply: FastifyReply, reason: LinkEnd): FastifyReply {
  return sendProblem(reply, { status: 410, type: 'share-ended', extra: { reason } });
}

/** Nothing is known of it, or not any more. */
export function sendUnknownShare(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, {
    status: 404,
    type: 'unknown-share',
    detail: 'There is no such shared request.',
  });
}
