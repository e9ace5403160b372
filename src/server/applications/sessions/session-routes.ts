import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { createChallenge } from '#calls/session/create-challenge.ts';
import { endSession as endSessionCall } from '#calls/session/end-session.ts';
import { offerBotCheck } from '#calls/session/offer-bot-check.ts';
import { openSession as openSessionCall } from '#calls/session/open-session.ts';
import { refreshSession } from '#calls/session/refresh-session.ts';
import type { BotCheck } from '../../http/bot-check/bot-check.ts';
import { sendProblem } from '../../http/problem.ts';
import { type OpenProbe, openProbe } from '../probe/open-probe.ts';
import { isProbeMark } from '../probe/probe-mark.ts';
import { sendEnded } from '../shares/share-problems.ts';
import { type EndSession, endSession } from './end-session.ts';
import { type OpenByToken, openByToken } from './open-by-token.ts';
import { type OpenSession, openSession } from './open-session.ts';
import { requireSession } from './require-session.ts';

export type SessionServices = OpenSession &
  OpenByToken &
  EndSession &
  OpenProbe & { botCheck: BotCheck };

const BODY_BYTES = 16 * 1024;

const limited = { bodyLimit: BODY_BYTES, config: { limited: 'session' } } as const;

/** The bot check, and the session that follows it. */
export function addSessionRoutes(instance: FastifyInstance, services: SessionServices): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { botCheck } = services;

  app.route({
    ...offerBotCheck,
    config: { limited: 'lookup' },
    handler: async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(botCheck.offer),
  });

  app.route({
    ...createChallenge,
    config: { limited: 'session' },
    handler: async (_request, reply) => {
      const challenge = await botCheck.createChallenge?.(services.now());
      if (challenge === undefined) {
        return sendProblem(reply, { status: 404, detail: 'The bot check is not ALTCHA.' });
      }
      return reply.header('cache-control', 'no-store').send(challenge);
    },
  });

  app.route({
    ...openSessionCall,
    ...limited,
    handler: async ({ body }, reply) => {
      const opened = isProbeMark(body.recaptcha)
        ? await openProbe(services, body.recaptcha)
        : await openSession(services, body.recaptcha, body.token);
      if (opened.ok) {
        const { token, encodedData } = opened;
        const saved = body.token === undefined ? {} : { encodedData };
        return reply.header('cache-control', 'no-store').send({ token, ...saved });
      }
      if (opened.reason === 'checkUnavailable') {
        return sendProblem(reply, { status: 503, type: 'bot-check-unavailable' });
      }
      const type = opened.reason === 'alreadySpent' ? 'bot-check-spent' : 'bot-check-failed';
      return sendProblem(reply, { status: 403, type, detail: 'The bot check failed.' });
    },
  });

  app.route({
    ...refreshSession,
    ...limited,
    handler: async ({ body }, reply) => {
      const refreshed = await openByToken(services, body.token, body.device);
      if (!refreshed.ok) {
        if (refreshed.reason.kind === 'ended') return sendEnded(reply, refreshed.reason.end);
        return sendProblem(reply, { status: 401, type: 'unknown-token', detail: 'Unknown token.' });
      }
      const { ok: _, ...session } = refreshed;
      return reply.header('cache-control', 'no-store').send(session);
    },
  });

  app.route({
    ...endSessionCall,
    ...limited,
    onRequest: requireSession(services, { coborrower: true }),
    handler: async ({ sessionId, body }, reply) => {
      if (sessionId === undefined) throw new Error('An end without its session');
      const ended = await endSession(services, sessionId, body.answers === 'mail');
      reply.header('cache-control', 'no-store');
      if (!ended.ok) {
        return sendProblem(reply, {
          status: 409,
          type: 'mailed-recently',
          detail: 'Too many links were mailed to the address.',
          extra: { again: ended.again },
        });
      }
      const { ok: _, ...became } = ended;
      return reply.send(became);
    },
  });
}
