import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { isEmail } from '#domain/contact/email.ts';
import { sendProblem } from '../http/problem.ts';
import type { ZodTypes } from '../http/zod-routes.ts';
import type { FindSession } from '../sessions/find-session.ts';
import type { ChangeFollowed } from '../shares/change-followed.ts';
import { correctAddress } from '../shares/correct-address.ts';
import { type DeclineShare, declineShare } from '../shares/decline-share.ts';
import { type FollowedShare, type FollowShare, followShare } from '../shares/follow-share.ts';
import { resendLink } from '../shares/resend-link.ts';
import type { LinkEnd } from '../shares/share-standing.ts';
import { SHARE_ENDS } from '../shares/share-store.ts';
import { withdrawShare } from '../shares/withdraw-share.ts';
import { requireSession } from './require-session.ts';
import { endedSchema, sendEnded, sendUnknownShare } from './share-problems.ts';

export type ShareServices = FollowShare & ChangeFollowed & DeclineShare & FindSession;

const BODY_BYTES = 4 * 1024;
const LONGEST_KEY = 256; // characters

const keySchema = z.object({ key: z.string().max(LONGEST_KEY) });

const followedSchema = z.object({
  state: z.enum(['open', ...SHARE_ENDS]),
  name: z.string().describe('The co-borrower’s, as the applicant gave it'),
  email: z.string(),
  sharedAt: z.iso.datetime(),
  invitedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  endedAt: z.iso.datetime().optional(),
  resendFrom: z.iso.datetime().optional().describe('Absent: it was mailed often enough'),
  canCorrect: z.boolean(),
  reference: z.string().optional().describe('Once the request was sent'),
});

const responses = {
  200: followedSchema,
  404: z.object({ type: z.string(), status: z.literal(404) }).describe('No such key'),
  410: endedSchema,
};
const tooSoonSchema = z
  .object({ type: z.string(), status: z.literal(409), again: z.iso.datetime().optional() })
  .describe('Mailed too recently: again says from when on; without it, often enough');

const limited = { bodyLimit: BODY_BYTES, config: { limited: 'session' } } as const;
const tags = ['application'];

/** What the applicant sees of a shared request and can do to it, and the co-borrower's no. */
export function addShareRoutes(instance: FastifyInstance, services: ShareServices): void {
  const app = instance.withTypeProvider<ZodTypes>();

  app.post(
    '/shares/follow',
    {
      ...limited,
      schema: {
        summary: 'How a shared request stands, by the key its applicant has',
        tags,
        body: keySchema,
        response: { 200: followedSchema, 404: responses[404] },
      },
    },
    async ({ body }, reply) => {
      const followed = await followShare(services, body.key);
      return followed === undefined ? sendUnknownShare(reply) : sendFollowed(reply, followed);
    },
  );

  app.post(
    '/shares/resend',
    {
      ...limited,
      schema: {
        summary: 'Mails the co-borrower a new link; the one before is dead',
        tags,
        body: keySchema,
        response: { ...responses, 409: tooSoonSchema },
      },
    },
    async ({ body }, reply) => {
      const resent = await resendLink(services, body.key);
      if (resent.ok) return sendFollowed(reply, resent.followed);
      if (resent.reason.kind === 'tooSoon') return sendTooSoon(reply, resent.reason.again);
      return sendGone(reply, resent.reason);
    },
  );

  app.post(
    '/shares/withdraw',
    {
      ...limited,
      schema: { summary: 'Takes the request back', tags, body: keySchema, response: responses },
    },
    async ({ body }, reply) => {
      const withdrawn = await withdrawShare(services, body.key);
      return withdrawn.ok
        ? sendFollowed(reply, withdrawn.followed)
        : sendGone(reply, withdrawn.reason);
    },
  );

  app.post(
    '/shares/correct',
    {
      ...limited,
      schema: {
        summary: 'Mails the link to another address; whoever held the first is shut out',
        tags,
        body: keySchema.extend({ email: z.string().trim().refine(isEmail) }),
        response: { ...responses, 409: tooSoonSchema },
      },
    },
    async ({ body }, reply) => {
      const corrected = await correctAddress(services, body.key, body.email);
      if (corrected.ok) return sendFollowed(reply, corrected.followed);
      const { reason } = corrected;
      if (reason.kind === 'tooOften') return sendTooSoon(reply, undefined);
      if (reason.kind === 'unchanged') return sendSameAddress(reply);
      return sendGone(reply, reason);
    },
  );

  app.post(
    '/shares/decline',
    {
      ...limited,
      onRequest: requireSession(services, { coborrower: true }),
      schema: {
        summary: 'The co-borrower does not borrow',
        tags,
        security: [{ session: [] }],
        body: z.object({}),
        response: { 200: z.object({ status: z.literal(200) }), 410: endedSchema },
      },
    },
    async ({ share }, reply) => {
      if (share === undefined) {
        const detail = 'Only the co-borrower can decline.';
        return sendProblem(reply, { status: 403, type: 'applicants-session', detail });
      }
      const declined = await declineShare(services, share);
      return declined.ok
        ? reply.header('cache-control', 'no-store').send({ status: 200 })
        : sendGone(reply, declined.reason);
    },
  );
}

function sendFollowed(reply: FastifyReply, followed: FollowedShare): FastifyReply {
  return reply.header('cache-control', 'no-store').send(followed);
}

function sendGone(
  reply: FastifyReply,
  reason: { kind: 'unknown' } | { kind: 'ended'; end: LinkEnd },
): FastifyReply {
  return reason.kind === 'unknown' ? sendUnknownShare(reply) : sendEnded(reply, reason.end);
}

function sendTooSoon(reply: FastifyReply, again: Date | undefined): FastifyReply {
  return sendProblem(reply, {
    status: 409,
    type: 'mailed-recently',
    detail: 'The link was mailed too recently, or often enough.',
    ...(again !== undefined && { extra: { again } }),
  });
}

function sendSameAddress(reply: FastifyReply): FastifyReply {
  const detail = 'The link was mailed to this address already.';
  return sendProblem(reply, { status: 409, type: 'same-address', detail });
}
