import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { beginItsme, beginSignIn as beginSignInCall } from '#calls/sign-in/begin-sign-in.ts';
import { endSignIn } from '#calls/sign-in/end-sign-in.ts';
import { listSignIns } from '#calls/sign-in/list-sign-ins.ts';
import { readKeys } from '#calls/sign-in/read-keys.ts';
import type { Lender } from '#domain/lender/lender.ts';
import { CONTRACT_LOCALES, type ContractLocale, contractLocaleOf } from '#domain/locale/locale.ts';
import { ITSME } from '#journey/signed-in.ts';
import { stepPath } from '#journey/steps.ts';
import { logFailure, problemOf } from '../../http/handle-errors.ts';
import { chooseLocale } from '../../http/pages/negotiate.ts';
import { sendProblem } from '../../http/problem.ts';
import type { Counted } from '../../operation/observability/metric-table.ts';
import type { Recorder } from '../../operation/observability/recorder.ts';
import { type FindSession, findSession } from '../sessions/find-session.ts';
import { type FindShared, findShared } from '../shares/find-shared.ts';
import { sendEnded, sendUnknownShare } from '../shares/share-problems.ts';
import {
  ATTEMPT_SECONDS,
  type AttemptCookie,
  type BeginSignIn,
  beginSignIn,
  cookieOf,
  localeOfState,
} from './begin-sign-in.ts';
import { type FinishedSignIn, type FinishSignIn, finishSignIn } from './finish-sign-in.ts';
import type { SignIns } from './sign-in-provider.ts';

export type SignInServices = BeginSignIn &
  FinishSignIn &
  FindSession &
  FindShared & {
    configuration: { lender: Pick<Lender, 'itsme' | 'signIns' | 'languages'> };
    signIns: SignIns;
    recorder: Recorder;
  };

const BODY_BYTES = 16 * 1024;
const limited = { bodyLimit: BODY_BYTES, config: { limited: 'session' } } as const;

/** The routes to sign in with itsme or another provider: the list of providers, the start, the callback. */
export async function addSignInRoutes(
  instance: FastifyInstance,
  services: SignInServices,
): Promise<void> {
  await instance.register(cookie);
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { providers } = services.signIns;

  app.route({
    ...listSignIns,
    config: { limited: 'lookup' },
    handler: async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send(providers.map(({ id, name }) => ({ id, name }))),
  });

  const { itsme, signIns, languages } = services.configuration.lender;
  if (!itsme && signIns === undefined) return;
  if (itsme) addItsmeRoutes(instance, services);

  app.route({
    ...beginSignInCall,
    ...limited,
    handler: async ({ body, log }, reply) => await start(services, body, log, reply),
  });

  app.route({
    ...endSignIn,
    config: { limited: 'session' },
    // A person waits here, not a program: whatever fails, they are redirected to their form.
    errorHandler: (error, request, reply) => {
      const { status } = problemOf(error);
      if (status >= 500) logFailure(request, error, 'A sign-in failed');
      request.log.warn({ code: String(status) }, 'A sign-in was refused');
      const { provider } = request.params as { provider?: string };
      if (providers.some(({ id }) => id === provider))
        countSignIn(services.recorder, String(provider), 'failed');
      return goBack(request, reply, { languages, outcome: 'failed' });
    },
    handler: async (request, reply) => {
      const provider = providers.find(({ id }) => id === request.params.provider);
      if (provider === undefined) return reply.callNotFound();
      const callback = new URL(request.url, `${services.settings.publicUrl}/`);
      const { cookies } = request;
      const finished = await finishSignIn(services, provider, { callback, cookies });
      countSignIn(services.recorder, provider.id, finished.outcome);
      logOutcome(request.log, provider.id, finished);
      const cookie = cookieOf(
        callback.searchParams.get('state') ?? '',
        services.settings.publicUrl,
      );
      // After a success it stays until it expires: the browser may open the callback again.
      if (finished.outcome !== 'done' && cookie.name in cookies) setCookie(reply, cookie, '', 0);
      return goBack(request, reply, { languages, outcome: finished.outcome });
    },
  });
}

/** Its own call to begin, and the keys that itsme verifies and encrypts with. */
function addItsmeRoutes(instance: FastifyInstance, services: SignInServices): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { publicKeys } = services.signIns;
  app.route({
    ...beginItsme,
    ...limited,
    handler: async ({ body, log }, reply) =>
      await start(services, { ...body, provider: ITSME }, log, reply),
  });
  app.route({
    ...readKeys,
    config: { limited: 'lookup' },
    handler: async (_request, reply) => {
      if (publicKeys === undefined) {
        return sendProblem(reply, { status: 404, detail: 'itsme is not offered.' });
      }
      return reply
        .type('application/jwk-set+json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(await publicKeys());
    },
  });
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
  const shared = session.share && (await findShared(services, session.share));
  if (shared?.ok === false)
    return shared.reason.kind === 'unknown'
      ? sendUnknownShare(reply)
      : sendEnded(reply, shared.reason.end);
  const provider = services.signIns.providers.find((offered) => offered.id === id);
  if (provider === undefined) {
    return sendProblem(reply, { status: 404, detail: 'This sign-in is not offered.' });
  }
  const begun = await beginSignIn(services, provider, { sessionId: session.id, lang });
  countSignIn(services.recorder, provider.id, begun.ok ? 'begun' : 'unavailable');
  if (!begun.ok) {
    log.warn({ provider: id, code: begun.code }, 'A sign-in could not start');
    return sendProblem(reply, { status: 503, type: 'sign-in-unavailable' });
  }
  setCookie(reply, begun.browser, begun.browser.secret, ATTEMPT_SECONDS);
  return reply.header('cache-control', 'no-store').send({ url: begun.url });
}

function countSignIn(
  recorder: Recorder,
  provider: string,
  outcome: Counted['loanfront_sign_ins_total']['outcome'],
): void {
  recorder.count('loanfront_sign_ins_total', { provider, outcome });
}

/** Every sign-in leaves a line, also one that succeeds: which provider, and never who. */
function logOutcome(log: FastifyRequest['log'], provider: string, finished: FinishedSignIn): void {
  if (finished.outcome === 'done') log.info({ provider }, 'signed in');
  else
    log[finished.outcome === 'failed' ? 'warn' : 'info'](
      { provider, code: finished.code },
      finished.outcome,
    );
}

function setCookie(
  reply: FastifyReply,
  { name, path, secure }: AttemptCookie,
  value: string,
  seconds: number,
): void {
  reply.setCookie(name, value, {
    path,
    maxAge: seconds,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
}

/** Back to the application, in a language that the site has (F-1.9). */
function goBack(
  request: FastifyRequest,
  reply: FastifyReply,
  { languages, outcome }: Pick<Lender, 'languages'> & Pick<FinishedSignIn, 'outcome'>,
): FastifyReply {
  const { searchParams } = new URL(request.url, 'http://localhost/');
  const wanted =
    localeOfState(searchParams.get('state') ?? '') ??
    chooseLocale(request.headers['accept-language'], CONTRACT_LOCALES);
  const locale = contractLocaleOf(wanted, languages);
  return (
    reply
      .header('cache-control', 'no-store')
      // The callback's address contains the provider's code.
      .header('referrer-policy', 'no-referrer')
      .redirect(`${stepPath('1', locale)}?sign-in=${outcome}`, 303)
  );
}
