import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { acceptConditions as acceptConditionsCall } from '#calls/shares/accept-conditions.ts';
import { correctAddress as correctAddressCall } from '#calls/shares/correct-address.ts';
import { declineShare as declineShareCall } from '#calls/shares/decline-share.ts';
import { followShare as followShareCall } from '#calls/shares/follow-share.ts';
import type { conditions } from '#calls/shares/followed.ts';
import { refuseConditions as refuseConditionsCall } from '#calls/shares/refuse-conditions.ts';
import { resendLink as resendLinkCall } from '#calls/shares/resend-link.ts';
import { withdrawShare as withdrawShareCall } from '#calls/shares/withdraw-share.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { toCents } from '#domain/money/money.ts';
import type { Conditions } from '#journey/agreed-conditions.ts';
import { sendProblem } from '../../http/problem.ts';
import { countSend } from '../../operation/observability/count-sends.ts';
import type { Recorder } from '../../operation/observability/recorder.ts';
import { conditionsInEuros } from '../../security/audit/agreed-conditions.ts';
import { currentAgreementTexts, hashOfTexts } from '../../security/audit/current-consent-texts.ts';
import { type FindShownConsents, findShownAgreement } from '../requests/find-shown-consents.ts';
import type { FindSession } from '../sessions/find-session.ts';
import { requireSession } from '../sessions/require-session.ts';
import { type AcceptConditions, acceptConditions } from './accept-conditions.ts';
import { correctAddress } from './correct-address.ts';
import type { DecidedConditions } from './decide-conditions.ts';
import { type DeclineShare, declineShare } from './decline-share.ts';
import { type FollowedShare, type FollowShare, followShare } from './follow-share.ts';
import { refuseConditions } from './refuse-conditions.ts';
import { resendLink } from './resend-link.ts';
import { sendEnded, sendUnknownShare } from './share-problems.ts';
import type { LinkEnd } from './share-state.ts';
import { withdrawShare } from './withdraw-share.ts';

export type ShareServices = FollowShare &
  AcceptConditions &
  FindShownConsents &
  DeclineShare &
  FindSession & { recorder: Recorder };

const BODY_BYTES = 4 * 1024;

const limited = { bodyLimit: BODY_BYTES, config: { limited: 'session' } } as const;

/** The applicant's view of a shared request, their actions on it, and the co-borrower's refusal. */
export function addShareRoutes(instance: FastifyInstance, services: ShareServices): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    ...followShareCall,
    ...limited,
    handler: async ({ body }, reply) => {
      const followed = await followShare(services, body.key);
      return followed === undefined ? sendUnknownShare(reply) : sendFollowed(reply, followed);
    },
  });

  app.route({
    ...resendLinkCall,
    ...limited,
    handler: async ({ body }, reply) => {
      const resent = await resendLink(services, body.key);
      if (resent.ok) return sendFollowed(reply, resent.followed);
      if (resent.reason.kind === 'tooSoon') return sendTooSoon(reply, resent.reason.again);
      return sendGone(reply, resent.reason);
    },
  });

  app.route({
    ...withdrawShareCall,
    ...limited,
    handler: async ({ body }, reply) => {
      const withdrawn = await withdrawShare(services, body.key);
      return withdrawn.ok
        ? sendFollowed(reply, withdrawn.followed)
        : sendGone(reply, withdrawn.reason);
    },
  });

  app.route({
    ...acceptConditionsCall,
    ...limited,
    handler: async ({ body: { key, lang, conditions, consentWords } }, reply) => {
      const shown = await findShownAgreement(services, lang, consentWords);
      if (shown === undefined) return sendAgreementChanged(reply, lang);
      const seen = conditionsInCents(conditions);
      const accepted = await acceptConditions(services, key, { seen, lang, shown });
      if (accepted.ok) countSend(services.recorder, 'joint', { kind: 'sent' });
      return sendDecided(reply, accepted);
    },
  });

  app.route({
    ...refuseConditionsCall,
    ...limited,
    handler: async ({ body }, reply) =>
      sendDecided(reply, await refuseConditions(services, body.key)),
  });

  app.route({
    ...correctAddressCall,
    ...limited,
    handler: async ({ body }, reply) => {
      const corrected = await correctAddress(services, body.key, body.email);
      if (corrected.ok) return sendFollowed(reply, corrected.followed);
      const { reason } = corrected;
      if (reason.kind === 'tooOften') return sendTooSoon(reply, undefined);
      if (reason.kind === 'unchanged') return sendSameAddress(reply);
      return sendGone(reply, reason);
    },
  });

  app.route({
    ...declineShareCall,
    ...limited,
    onRequest: requireSession(services, { coborrower: true }),
    handler: async ({ share }, reply) => {
      if (share === undefined) {
        const detail = 'Only the co-borrower can decline.';
        return sendProblem(reply, { status: 403, type: 'applicants-session', detail });
      }
      const declined = await declineShare(services, share);
      return declined.ok
        ? reply.header('cache-control', 'no-store').send({ status: 200 })
        : sendGone(reply, declined.reason);
    },
  });
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

function conditionsInCents(inEuros: z.output<typeof conditions>): Conditions {
  return {
    ...inEuros,
    amount: toCents(inEuros.amount),
    additionalAmount: toCents(inEuros.additionalAmount),
    monthlyAmount: toCents(inEuros.monthlyAmount),
  };
}

function sendDecided(reply: FastifyReply, decided: DecidedConditions): FastifyReply {
  if (decided.ok) return sendFollowed(reply, decided.followed);
  if (decided.reason.kind !== 'changed') return sendGone(reply, decided.reason);
  const detail = 'There is nothing to decide on, or not any more what was shown.';
  return sendProblem(reply, { status: 409, type: 'conditions-changed', detail });
}

/** The page showed words that no version has: it gets those of now, and asks again. */
function sendAgreementChanged(reply: FastifyReply, lang: ContractLocale): FastifyReply {
  const texts = currentAgreementTexts(lang);
  const detail = 'The page showed other words next to its button: nothing was accepted.';
  const consents = { ...JSON.parse(texts), hash: hashOfTexts(texts) };
  return sendProblem(reply, { status: 409, type: 'consents-changed', detail, extra: { consents } });
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
    detail: 'The link was mailed too recently or too often.',
    ...(again !== undefined && { extra: { again } }),
  });
}

function sendSameAddress(reply: FastifyReply): FastifyReply {
  const detail = 'The link was mailed to this address already.';
  return sendProblem(reply, { status: 409, type: 'same-address', detail });
}
