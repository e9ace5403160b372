import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { CONTACT_NAMES, PROSPECT_MARKETING_NAMES } from '#journey/prospect.ts';
import { readAnswers } from '#journey/read-answers.ts';
import { sendProblem } from '../http/problem.ts';
import type { ZodTypes } from '../http/zod-routes.ts';
import { type SaveProspect, saveProspect } from '../prospects/save-prospect.ts';
import type { FindSession } from '../sessions/find-session.ts';
import { requireSession } from './require-session.ts';
import { describeFaults } from './submit-answers.ts';

export type ProspectServices = SaveProspect & FindSession;

const BODY_BYTES = 16 * 1024;

const bodySchema = z.looseObject({
  lang: z.enum(CONTRACT_LOCALES),
  step: z.string().regex(/^\d[a-c]?$/),
  product: z.string(),
  uniqId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  ...Object.fromEntries(CONTACT_NAMES.map((name) => [name, z.string()])),
  ...Object.fromEntries(PROSPECT_MARKETING_NAMES.map((name) => [name, z.string().optional()])),
});

/** Who left contact data and accepted the conditions (spec 2 §7). */
export function addProspectRoutes(instance: FastifyInstance, services: ProspectServices): void {
  instance.withTypeProvider<ZodTypes>().post(
    '/prospects',
    {
      bodyLimit: BODY_BYTES,
      config: { limited: 'submit' },
      onRequest: [requireSession(services)],
      schema: {
        summary:
          'Keeps contact data, once for each application; marketing values with consent only',
        tags: ['application'],
        security: [{ session: [] }],
        body: bodySchema,
        response: {
          200: z.object({ status: z.literal(200) }),
          422: z
            .object({ status: z.literal(422), errors: z.record(z.string(), z.string()) })
            .describe('What is wrong, by field'),
        },
      },
    },
    async ({ body, sessionId }, reply) => {
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
      const saved = await saveProspect(services, { sessionId, uniqid, lang, step, answers });
      if (saved.ok) return reply.send({ status: 200 });
      return reply.code(422).send({ status: 422, errors: describeFaults(saved.faults, lang) });
    },
  );
}
