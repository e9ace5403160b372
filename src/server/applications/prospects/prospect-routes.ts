import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { sendProspect } from '#calls/application/send-prospect.ts';
import { readAnswers } from '#journey/read-answers.ts';
import { sendProblem } from '../../http/problem.ts';
import type { FindProbe } from '../probe/open-probe.ts';
import { rehearse } from '../probe/rehearse.ts';
import { describeFaults } from '../requests/submit-answers.ts';
import type { FindSession } from '../sessions/find-session.ts';
import { requireSession } from '../sessions/require-session.ts';
import { type SaveProspect, saveProspect } from './save-prospect.ts';

export type ProspectServices = SaveProspect & FindSession & FindProbe;

const BODY_BYTES = 16 * 1024;

/** Saves visitors who left contact data and accepted the conditions. */
export function addProspectRoutes(instance: FastifyInstance, services: ProspectServices): void {
  instance.withTypeProvider<ZodTypeProvider>().route({
    ...sendProspect,
    bodyLimit: BODY_BYTES,
    config: { limited: 'submit' },
    onRequest: [requireSession(services, { coborrower: false, probes: services.probeTokens })],
    handler: async ({ body, sessionId, isProbe }, reply) => {
      if (sessionId === undefined) throw new Error('A prospect without their session');
      reply.header('cache-control', 'no-store');
      const read = readAnswers(body);
      if (!read.ok) {
        const detail = 'A value does not have the described shape.';
        const faults = [{ path: read.field, code: 'invalid_type' }];
        return sendProblem(reply, { status: 422, detail, extra: { faults } });
      }
      const { lang, step, uniqId: uniqid } = body;
      const { answers } = read;
      const used = isProbe ? rehearse(services, sessionId) : services;
      const saved = await saveProspect(used, { sessionId, uniqid, lang, step, answers });
      if (saved.ok) return reply.send({ status: 200 });
      return reply.code(422).send({ status: 422, errors: describeFaults(saved.faults, lang) });
    },
  });
}
