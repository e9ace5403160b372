import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { mailDraftLink as mailDraftLinkCall } from '#calls/application/mail-draft-link.ts';
import { faultMessage } from '#words/faults/faults.ts';
import { sendProblem } from '../../http/problem.ts';
import type { FindSession } from '../sessions/find-session.ts';
import { requireSession } from '../sessions/require-session.ts';
import { type MailDraftLink, mailDraftLink } from './mail-draft-link.ts';

export type DraftLinkServices = MailDraftLink & FindSession;

const BODY_BYTES = 1024;

/** The route of the applicant's own link, which continues the application on another device. */
export function addDraftLinkRoutes(instance: FastifyInstance, services: DraftLinkServices): void {
  instance.withTypeProvider<ZodTypeProvider>().route({
    ...mailDraftLinkCall,
    bodyLimit: BODY_BYTES,
    config: { limited: 'session' },
    onRequest: requireSession(services),
    handler: async ({ sessionId }, reply) => {
      if (sessionId === undefined) throw new Error('A draft link without its session');
      const mailed = await mailDraftLink(services, sessionId);
      reply.header('cache-control', 'no-store');
      if (mailed.ok) return reply.send({ status: 200, to: mailed.to, until: mailed.until });
      const { reason } = mailed;
      if (reason.kind === 'noEmail') {
        const email = faultMessage({ field: 'email', kind: 'email' }, reason.lang);
        return reply.code(422).send({ status: 422, errors: { email } });
      }
      return reason.kind === 'noDraft'
        ? sendProblem(reply, { status: 409, type: 'no-draft', detail: 'No draft was saved yet.' })
        : sendProblem(reply, {
            status: 409,
            type: 'mailed-recently',
            detail: 'A link was mailed too recently.',
            extra: { again: reason.again },
          });
    },
  });
}
