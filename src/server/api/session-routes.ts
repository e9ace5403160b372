import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { BotCheck } from '../bot-check/bot-check.ts';
import { sendProblem } from '../http/problem.ts';
import type { ZodTypes } from '../http/zod-routes.ts';
import { type OpenByToken, openByToken } from '../sessions/open-by-token.ts';
import { type OpenSession, openSession } from '../sessions/open-session.ts';
import { endedSchema, sendEnded } from './share-problems.ts';

export type SessionServices = OpenSession & OpenByToken & { botCheck: BotCheck };

const BODY_BYTES = 16 * 1024;
const PROOF_LENGTH = 8_192; // characters
const TOKEN_LENGTH = 4_096; // characters: ours are a few hundred

const limited = { bodyLimit: BODY_BYTES, config: { limited: 'session' } } as const;

/** The bot check, and the session that passing it opens. */
export function addSessionRoutes(instance: FastifyInstance, services: SessionServices): void {
  const app = instance.withTypeProvider<ZodTypes>();
  const { botCheck } = services;

  app.get(
    '/captcha',
    {
      config: { limited: 'lookup' },
      schema: { summary: 'Which bot check the browser shows', tags: ['session'] },
    },
    (_request, reply) => reply.header('cache-control', 'no-store').send(botCheck.offer),
  );

  app.get(
    '/captcha/challenge',
    {
      config: { limited: 'session' },
      schema: { summary: 'A puzzle for the browser (ALTCHA)', tags: ['session'] },
    },
    async (_request, reply) => {
      const challenge = await botCheck.createChallenge?.(services.now());
      if (challenge === undefined) {
        return sendProblem(reply, { status: 404, detail: 'The bot check is not our own.' });
      }
      return reply.header('cache-control', 'no-store').send(challenge);
    },
  );

  app.post(
    '/jwt-get',
    {
      ...limited,
      schema: {
        summary:
          'Exchanges a passed bot check for a session token; with an expired one, for what was saved under it',
        tags: ['session'],
        body: z.object({
          recaptcha: z.string().max(PROOF_LENGTH),
          token: z
            .string()
            .max(TOKEN_LENGTH)
            .optional()
            .describe('Of a session that has expired: it goes on while its draft is kept'),
        }),
        response: {
          200: z.object({
            token: z.string(),
            encodedData: z
              .string()
              .nullable()
              .optional()
              .describe('With token: the saved state, JSON; null where there is none any more'),
          }),
        },
      },
    },
    async ({ body }, reply) => {
      const opened = await openSession(services, body.recaptcha, body.token);
      if (opened.ok) {
        const { token, encodedData } = opened;
        const saved = body.token === undefined ? {} : { encodedData };
        return reply.header('cache-control', 'no-store').send({ token, ...saved });
      }
      if (opened.reason === 'checkUnavailable') {
        return sendProblem(reply, { status: 503, type: 'bot-check-unavailable' });
      }
      const type = opened.reason === 'alreadySpent' ? 'bot-check-spent' : 'bot-check-failed';
      return sendProblem(reply, { status: 403, type, detail: 'The bot check was not passed.' });
    },
  );

  app.put(
    '/jwt-refresh',
    {
      ...limited,
      schema: {
        summary:
          'Prolongs a session, or opens one with a mailed link, and gives back what was saved',
        tags: ['session'],
        body: z.object({
          token: z.string().describe('Of a session, or of a link: ?token=… (mode e2), ?resume=…'),
          device: z
            .string()
            .regex(/^[\w-]{16,64}$/)
            .optional()
            .describe('With ?resume=…: made up by the browser, so that it can ask again'),
        }),
        response: {
          200: z.object({
            token: z.string(),
            encodedData: z
              .string()
              .nullable()
              .describe('The saved state, JSON; as signedIn what sign-ins told'),
          }),
          410: endedSchema,
        },
      },
    },
    async ({ body }, reply) => {
      const refreshed = await openByToken(services, body.token, body.device);
      if (!refreshed.ok) {
        if (refreshed.reason.kind === 'ended') return sendEnded(reply, refreshed.reason.end);
        return sendProblem(reply, { status: 401, type: 'unknown-token', detail: 'Unknown token.' });
      }
      const { token, encodedData } = refreshed;
      return reply.header('cache-control', 'no-store').send({ token, encodedData });
    },
  );
}
