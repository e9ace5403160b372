import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { faultMessage } from '#words/faults/faults.ts';
import { type MailDraftLink, mailDraftLink } from '../drafts/mail-draft-link.ts';
import { sendProblem } from '../http/problem.ts';
import type { ZodTypes } from '../http/zod-routes.ts';
import type { FindSession } from '../sessions/find-session.ts';
import { requireSession } from './require-session.ts';

export type DraftLinkServices = MailDraftLink & FindSession;

const BODY_BYTES = 1024;

/** The applicant's own link, to continue on another device. */
export function addDraftLinkRoutes(instance: FastifyInstance, services: DraftLinkServices): void {
  instance.withTypeProvider<ZodTypes>().post(
    '/draft-link',
    {
      bodyLimit: BODY_BYTES,
      config: { limited: 'session' },
      onRequest: requireSession(services),
      schema: {
        summary: 'Mails the applicant a link that continues the draft on another device',
        tags: ['application'],
        security: [{ session: [] }],
        body: z.object({}),
        response: {
          200: z.object({
            status: z.literal(200),
            to: z.string().describe('The address that it goes to'),
            until: z.iso.datetime().describe('Until when it works'),
          }),
          409: z
            .object({
              type: z.string(),
              status: z.literal(409),
              again: z.iso.datetime().optional(),
            })
            .describe('No draft (no-draft), or mailed too recently (mailed-recently): see again'),
          422: z
            .object({ status: z.literal(422), errors: z.record(z.string(), z.string()) })
            .describe('The draft has no address that can be written to'),
        },
      },
    },
    async ({ sessionId }, reply) => {
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
        ? sendProblem(reply, { status: 409, type: 'no-draft', detail: 'Nothing was saved yet.' })
        : sendProblem(reply, {
            status: 409,
            type: 'mailed-recently',
            detail: 'A link was mailed a moment ago.',
            extra: { again: reason.again },
          });
    },
  );
}
