import type { FastifyReply } from 'fastify';
import { sendProblem } from '../../http/problem.ts';
import type { LinkEnd } from './share-state.ts';

/** The shared request, or this link to it, is no longer open. */
export function sendEnded(reply: FastifyReply, reason: LinkEnd): FastifyReply {
  return sendProblem(reply, { status: 410, type: 'share-ended', extra: { reason } });
}

/** The share does not exist, or no longer exists. */
export function sendUnknownShare(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, {
    status: 404,
    type: 'unknown-share',
    detail: 'The shared request does not exist.',
  });
}
