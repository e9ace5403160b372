import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { isEmail } from '#domain/contact/email.ts';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { toCents } from '#domain/money/money.ts';
import { APPLICATION_PRODUCTS } from '#domain/tariff/tariff.ts';
import type { Conditions } from '#journey/agreed-conditions.ts';
import { SHARE_STATES } from '#journey/share-status.ts';
import { conditionsInEuros } from '../audit/agreed-conditions.ts';
import { sendProblem } from '../http/problem.ts';
import type { ZodTypes } from '../http/zod-routes.ts';
import type { FindSession } from '../sessions/find-session.ts';
import { type AcceptConditions, acceptConditions } from '../shares/accept-conditions.ts';
import { correctAddress } from '../shares/correct-address.ts';
import type { DecidedConditions } from '../shares/decide-conditions.ts';
import { type DeclineShare, declineShare } from '../shares/decline-share.ts';
import { type FollowedShare, type FollowShare, followShare } from '../shares/follow-share.ts';
import { refuseConditions } from '../shares/refuse-conditions.ts';
import { resendLink } from '../shares/resend-link.ts';
import type { LinkEnd } from '../shares/share-standing.ts';
import { withdrawShare } from '../shares/withdraw-share.ts';
import { requireSession } from './require-session.ts';
import { endedSchema, sendEnded, sendUnknownShare } from './share-problems.ts';

export type ShareServices = FollowShare & AcceptConditions & DeclineShare & FindSession;

const BODY_BYTES = 4 * 1024;
const LONGEST_KEY = 256; // characters

const keySchema = z.object({ key: z.string().max(LONGEST_KEY) });

const amount = z.number().min(0).max(10_000_000); // euros, more than any tariff lends
const conditionsSchema = z
  .object({
    product: z.enum(APPLICATION_PRODUCTS),
    amount,
    additionalAmount: amount,
    duration: z.int().positive().max(999).describe('Months'),
    taeg: z.number().min(0).max(100).describe('Percent a year'),
    monthlyAmount: amount,
  })
  .describe('Amounts in euros');

const followedSchema = z.object({
  state: z.enum(SHARE_STATES),
  name: z.string().describe('The co-borrower’s, as the applicant gave it'),
  email: z.string(),
  sharedAt: z.iso.datetime(),
  invitedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  endedAt: z.iso.datetime().optional(),
  resendFrom: z.iso.datetime().optional().describe('Absent: it was mailed often enough'),
  canCorrect: z.boolean(),
  reference: z.string().optional().describe('Once the request was sent'),
  proposal: z
    .object({
      before: conditionsSchema,
      after: conditionsSchema,
      isChanged: z
        .boolean()
        .describe(
          'The co-borrower accepted it at another rate, and is asked again before it is sent',
        ),
    })
    .optional()
    .describe('While to-agree: the loan asked for, and the one that the co-borrower accepted'),
  isAskedAgain: z
    .literal(true)
    .optional()
    .describe(
      'While open: the applicant accepted conditions that the co-borrower is to accept too',
    ),
});

const responses = {
  200: followedSchema,
  404: z.object({ type: z.string(), status: z.literal(404) }).describe('No such key'),
  410: endedSchema,
};
const tooSoonSchema = z
  .object({ type: z.string(), status: z.literal(409), again: z.iso.datetime().optional() })
  .describe('Mailed too recently: again says from when on; without it, often enough');

const changedSchema = z
  .object({ type: z.string(), status: z.literal(409) })
  .describe('There is nothing to decide on, or other conditions than those shown: follow again');

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
    '/shares/accept',
    {
      ...limited,
      schema: {
        summary: 'The applicant accepts the conditions that the co-borrower accepted: it is sent',
        tags,
        body: keySchema.extend({
          lang: z.enum(CONTRACT_LOCALES),
          conditions: conditionsSchema.describe(
            'Those that the applicant was shown: proposal.after',
          ),
        }),
        response: { ...responses, 409: changedSchema },
      },
    },
    async ({ body: { key, lang, conditions } }, reply) =>
      sendDecided(
        reply,
        await acceptConditions(services, key, { seen: conditionsInCents(conditions), lang }),
      ),
  );

  app.post(
    '/shares/refuse',
    {
      ...limited,
      schema: {
        summary: 'The applicant refuses them: the request ends, and both are told',
        tags,
        body: keySchema,
        response: { ...responses, 409: changedSchema },
      },
    },
    async ({ body }, reply) => sendDecided(reply, await refuseConditions(services, body.key)),
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
  const { proposal, ...rest } = followed;
  return reply.header('cache-control', 'no-store').send({
    ...rest,
    ...(proposal && {
      proposal: {
        before: conditionsInEuros(proposal.before),
        after: conditionsInEuros(proposal.after),
        isChanged: proposal.isChanged,
      },
    }),
  });
}

function conditionsInCents(conditions: z.infer<typeof conditionsSchema>): Conditions {
  return {
    ...conditions,
    amount: toCents(conditions.amount),
    additionalAmount: toCents(conditions.additionalAmount),
    monthlyAmount: toCents(conditions.monthlyAmount),
  };
}

function sendDecided(reply: FastifyReply, decided: DecidedConditions): FastifyReply {
  if (decided.ok) return sendFollowed(reply, decided.followed);
  if (decided.reason.kind !== 'changed') return sendGone(reply, decided.reason);
  const detail = 'There is nothing to decide on, or not any more what was shown.';
  return sendProblem(reply, { status: 409, type: 'conditions-changed', detail });
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
