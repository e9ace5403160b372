import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CONTRACT_LOCALES, type ContractLocale } from '#domain/locale/locale.ts';
import { stepPath } from '#journey/steps.ts';
import { readCookies, writeCookie } from '../http/cookies.ts';
import { logFailure, problemOf } from '../http/handle-errors.ts';
import { sendProblem } from '../http/problem.ts';
import type { ZodTypes } from '../http/zod-routes.ts';
import { chooseLocale } from '../pages/negotiate.ts';
import { type FindSession, findSession } from '../sessions/find-session.ts';
import { type FindShared, findShared } from '../shares/find-shared.ts';
import {
  ATTEMPT_SECONDS,
  type BeginSignIn,
  beginSignIn,
  CALLBACK_PATH,
  cookieName,
  localeOfState,
} from '../sign-in/begin-sign-in.ts';
import { type FinishedSignIn, type FinishSignIn, finishSignIn } from '../sign-in/finish-sign-in.ts';
import { ITSME, type SignIns } from '../sign-in/sign-in-provider.ts';
import { endedSchema, sendEnded, sendUnknownShare } from './share-problems.ts';

export type SignInServices = BeginSignIn &
  FinishSignIn &
  FindSession &
  FindShared & { signIns: SignIns };

const BODY_BYTES = 16 * 1024;
const limited = { bodyLimit: BODY_BYTES, config: { limited: 'session' } } as const;
const tags = ['sign-in'];
const startSchema = z.object({ token: z.string(), lang: z.enum(CONTRACT_LOCALES) });
const urlSchema = z.object({ url: z.string().describe('Where the browser goes to sign in') });

/** Signing in with itsme or another provider: which there are, the way there and the way back. */
export function addSignInRoutes(instance: FastifyInstance, services: SignInServices): void {
  const app = instance.withTypeProvider<ZodTypes>();
  const { providers, publicKeys } = services.signIns;

  app.get(
    '/sign-ins',
    {
      config: { limited: 'lookup' },
      schema: {
        summary: 'The sign-ins that are offered, itsme first',
        tags,
        response: { 200: z.array(z.object({ id: z.string(), name: z.string() })) },
      },
    },
    (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send(providers.map(({ id, name }) => ({ id, name }))),
  );

  app.post(
    '/itsme-auth-url',
    {
      ...limited,
      schema: {
        summary: 'Begins to sign in with itsme',
        tags,
        body: startSchema,
        response: { 200: urlSchema, 410: endedSchema },
      },
    },
    ({ body, log }, reply) => start(services, { ...body, provider: ITSME }, log, reply),
  );

  app.post(
    '/sign-in-url',
    {
      ...limited,
      schema: {
        summary: 'Begins to sign in with another provider',
        tags,
        body: startSchema.extend({ provider: z.string().max(64) }),
        response: { 200: urlSchema, 410: endedSchema },
      },
    },
    ({ body, log }, reply) => start(services, body, log, reply),
  );

  app.get(
    '/itsme-jwks',
    {
      config: { limited: 'lookup' },
      schema: { summary: 'Our public keys, for itsme (JWKS)', tags },
    },
    async (_request, reply) => {
      if (publicKeys === undefined) {
        return sendProblem(reply, { status: 404, detail: 'itsme is not offered.' });
      }
      return reply
        .type('application/jwk-set+json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(JSON.stringify(await publicKeys()));
    },
  );

  app.get(
    '/sign-in-callback/:provider',
    {
      config: { limited: 'session' },
      schema: {
        summary: 'Where a provider sends the browser back to; answers with the application',
        tags,
        params: z.object({ provider: z.string() }),
      },
      // A person stands here, not a program: whatever goes wrong, they are led back to their form.
      errorHandler: (error, request, reply) => {
        const { status } = problemOf(error);
        if (status >= 500) logFailure(request, error, 'A sign-in broke off');
        request.log.warn({ code: String(status) }, 'A sign-in is refused');
        return goBack(request, reply, 'failed');
      },
    },
    async (request, reply) => {
      const provider = providers.find(({ id }) => id === request.params.provider);
      if (provider === undefined) return reply.callNotFound();
      const callback = new URL(request.url, `${services.settings.publicUrl}/`);
      const cookies = readCookies(request.headers.cookie);
      const finished = await finishSignIn(services, provider, { callback, cookies });
      if (finished.outcome !== 'done') {
        const { outcome, code } = finished;
        request.log[outcome === 'failed' ? 'warn' : 'info'](
          { provider: provider.id, code },
          outcome,
        );
      }
      const name = cookieName(callback.searchParams.get('state') ?? '');
      if (cookies.has(name)) setCookie(services, reply, name, '', 0);
      return goBack(request, reply, finished.outcome);
    },
  );
}

async function start(
  services: SignInServices,
  { token, lang, provider: id }: { token: string; lang: ContractLocale; provider: string },
  log: FastifyRequest['log'],
  reply: FastifyReply,
): Promise<FastifyReply> {
  const session = await findSession(services, token);
  if (session === undefined) {
    return sendProblem(reply, { status: 401, type: 'unknown-token', detail: 'Unknown token.' });
  }
  const found = session.share && (await findShared(services, session.share));
  if (found?.ok === false)
    return found.reason.kind === 'unknown'
      ? sendUnknownShare(reply)
      : sendEnded(reply, found.reason.end);
  const provider = services.signIns.providers.find((offered) => offered.id === id);
  if (provider === undefined) {
    return sendProblem(reply, { status: 404, detail: 'This sign-in is not offered.' });
  }
  const begun = await beginSignIn(services, provider, { sessionId: session.id, lang });
  if (!begun.ok) {
    log.warn({ provider: id, code: begun.code }, 'A sign-in cannot begin');
    return sendProblem(reply, { status: 503, type: 'sign-in-unavailable' });
  }
  setCookie(services, reply, begun.browser.name, begun.browser.secret, ATTEMPT_SECONDS);
  return reply.header('cache-control', 'no-store').send({ url: begun.url });
}

/** Only the callback ever sees it. */
function setCookie(
  { settings }: SignInServices,
  reply: FastifyReply,
  name: string,
  value: string,
  seconds: number,
): void {
  const secure = settings.publicUrl.startsWith('https:');
  reply.header('set-cookie', writeCookie(name, value, seconds, { path: CALLBACK_PATH, secure }));
}

function goBack(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: FinishedSignIn['outcome'],
): FastifyReply {
  const { searchParams } = new URL(request.url, 'http://localhost/');
  const locale =
    localeOfState(searchParams.get('state') ?? '') ??
    chooseLocale(request.headers['accept-language'], CONTRACT_LOCALES);
  return (
    reply
      .header('cache-control', 'no-store')
      // The address that is left holds the provider's code.
      .header('referrer-policy', 'no-referrer')
      .redirect(`${stepPath('1', locale)}?sign-in=${outcome}`, 303)
  );
}
