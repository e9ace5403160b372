import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { API } from '#calls/api.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { offersMortgages } from '#domain/mortgage/mortgage.ts';
import {
  type ApplicationsServices,
  addApplicationCalls,
  addApplicationPages,
} from '../applications/add-applications.ts';
import type { MockItsme } from '../applications/sign-in/mock-itsme/mock-itsme.ts';
import { addApiDescription, describeApi } from '../http/api/describe-api.ts';
import { checkBySchemas } from '../http/check-by-schemas.ts';
import { answerError, logFailure, problemOf } from '../http/handle-errors.ts';
import { addPages, type PageServices } from '../http/pages/serve-pages.ts';
import { sendProblem } from '../http/problem.ts';
import { addRateLimits } from '../http/rate-limits.ts';
import { watchMethods } from '../http/refuse-other-methods.ts';
import { addRequestIds, REQUEST_ID, requestIdOf } from '../http/request-ids.ts';
import { type RequestLimits, USUAL_REQUEST_LIMITS } from '../http/request-limits.ts';
import { requestTarget } from '../http/request-target.ts';
import { limitRequestTime } from '../http/request-timeout.ts';
import { addRetryAfter } from '../http/retry-later.ts';
import { routeConstraints } from '../http/route-constraints.ts';
import { addSecurityHeaders } from '../http/security-headers.ts';
import type { TrustedProxies } from '../http/visitor-address.ts';
import {
  addInquiryCalls,
  addInquiryPages,
  type InquiriesServices,
} from '../inquiries/add-inquiries.ts';
import { addDevelopmentMailPages } from '../letters/mail/development-mail-pages.tsx';
import { addLookupCalls, addLookupPages, type LookupsServices } from '../lookups/add-lookups.ts';
import { describeOffers } from '../lookups/offers/describe-offers.ts';
import { addClientErrorRoutes } from '../operation/client-error-routes.ts';
import { endConnectionsOnceStopping } from '../operation/drain.ts';
import { logEachAnswer } from '../operation/log/log-each-answer.ts';
import { countRequests } from '../operation/observability/count-requests.ts';
import type { Recorder } from '../operation/observability/recorder.ts';
import { traceRequests } from '../operation/observability/trace-requests.ts';
import type { Traces } from '../operation/observability/traces.ts';
import { addOperationRoutes, type OperationServices } from '../operation/operation-routes.ts';
import { addSecurityText, type SecurityTextServices } from '../operation/security-text.ts';
import type { KeyedHashes } from '../security/encryption/keyed-hashes.ts';
import type { DevelopmentMail } from '../stores/development-mail.ts';
import type { RateCounts } from '../stores/rate-counts.ts';
import { connectionOptions, limitConnections } from './front.ts';
import type { Role } from './settings/variables.ts';

/** The services of the server, by feature. */
export interface Services {
  server: ServerServices;
  operation: OperationServices & SecurityTextServices;
  pages: PageServices;
  lookups: LookupsServices;
  applications: ApplicationsServices;
  inquiries: InquiriesServices;
  /** Set only if mail is not sent anywhere else. */
  developmentMail: DevelopmentMail | undefined;
  /** Set if no itsme client is configured. */
  mockItsme: MockItsme | undefined;
}

/** What every call and page goes through. */
export interface ServerServices {
  settings: {
    publicUrl: string;
    rateLimit: number;
    trustProxy: TrustedProxies;
    /** Absent: the usual limits. */
    requestLimits?: RequestLimits;
  };
  languages: readonly Locale[];
  /** Set where several servers may run, which count the limits on calls together. */
  sharedCounts?: RateCounts | undefined;
  hashes: KeyedHashes;
  recorder: Recorder;
  /** Set if there is a collector of traces. */
  traces?: Traces | undefined;
  /** A worker answers only how it is. */
  role: Role;
  logger: NonNullable<FastifyServerOptions['logger']>;
}

/** In characters; Node refuses a longer address with 431. */
const MAX_URL_LENGTH = 16_384;

/** Builds the whole server, from top to bottom. Does not listen yet. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { server, operation } = services;
  const app = createServer(server);
  await addToEveryRequest(app, server, operation);
  if (server.role === 'worker') return await addWorkersCalls(app, operation);
  await addCalls(app, services);
  await addAllPages(app, services);
  return app;
}

function createServer({ settings, logger, recorder }: ServerServices): FastifyInstance {
  const app = Fastify({
    ...connectionOptions(settings.requestLimits),
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (raw) => requestIdOf(raw, settings.trustProxy),
    // The server limits the whole address; the calls check its parts.
    routerOptions: { maxParamLength: MAX_URL_LENGTH, constraints: routeConstraints },
    rewriteUrl: (raw) => readablePage(requestTarget(raw)),
    // Before any hook.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.header(REQUEST_ID, request.id)),
  });
  limitConnections(app, recorder, settings.requestLimits);
  return app;
}

/** The schemas, limits, headers, log and figures of every request. */
async function addToEveryRequest(
  app: FastifyInstance,
  server: ServerServices,
  { readiness }: OperationServices,
): Promise<void> {
  const { settings, recorder, traces, sharedCounts } = server;
  const { requestLimits = USUAL_REQUEST_LIMITS } = settings;
  checkBySchemas(app);
  addRequestIds(app);
  endConnectionsOnceStopping(app, readiness);
  if (traces) traceRequests(app, traces, settings.trustProxy);
  logEachAnswer(app);
  app.decorateReply('problemType', undefined);
  countRequests(app, recorder);
  addRetryAfter(app);
  limitRequestTime(app, requestLimits.bodySeconds * 1_000);
  addSecurityHeaders(app, settings.publicUrl.startsWith('https:'));
  await addRateLimits(app, {
    factor: settings.rateLimit,
    trusted: settings.trustProxy,
    hashes: server.hashes,
    shared: sharedCounts && {
      counts: sharedCounts,
      onUncounted: () => recorder.count('loanfront_limits_fell_back_total', {}),
    },
  });
}

async function addCalls(app: FastifyInstance, services: Services): Promise<void> {
  const { server } = services;
  const { publicUrl } = server.settings;
  const hasMortgages = offersMortgages(services.lookups.configuration.mortgages);
  await app.register(
    async (api) => {
      api.setErrorHandler(answerError);
      api.removeContentTypeParser('text/plain'); // only JSON is accepted
      const refuseOtherMethods = watchMethods(api);
      await describeApi(
        api,
        publicUrl + API,
        describeOffers(hasMortgages ? server.languages : [], publicUrl),
      );
      addOperationRoutes(api, services.operation);
      addClientErrorRoutes(api, server);
      addLookupCalls(api, services.lookups);
      await addApplicationCalls(api, services.applications);
      await addInquiryCalls(api, services.inquiries);
      await addApiDescription(api);
      refuseOtherMethods();
    },
    { prefix: API },
  );
  for (const url of ['/api', '/api/*']) {
    app.all(url, { schema: { hide: true } }, (_request, reply) => sendUnknownCall(reply));
  }
}

async function addAllPages(app: FastifyInstance, services: Services): Promise<void> {
  const refuseOtherMethods = watchMethods(app);
  const pages = addPages(app, services.pages);
  app.setNotFoundHandler((request, reply) => pages.sendNotFound(request, reply));
  app.setErrorHandler((error, request, reply) => {
    const { status } = problemOf(error);
    if (status < 500) return pages.sendNotFound(request, reply);
    logFailure(request, error, 'A page failed');
    return pages.sendFailure(request, reply, status);
  });
  addLookupPages(app, services.lookups, pages);
  await addApplicationPages(app, services.applications, pages);
  await addInquiryPages(app, services.inquiries, pages);
  addSecurityText(app, services.operation);
  if (services.developmentMail) addDevelopmentMailPages(app, services.developmentMail);
  if (services.mockItsme) await services.mockItsme.mount(app);
  refuseOtherMethods();
}

/** Jobs are all that a worker does: it answers how it is, and nothing else. */
async function addWorkersCalls(
  app: FastifyInstance,
  services: OperationServices,
): Promise<FastifyInstance> {
  app.setErrorHandler(answerError);
  await app.register(async (api) => addOperationRoutes(api, services), { prefix: API });
  app.setNotFoundHandler((_request, reply) => sendUnknownCall(reply));
  return app;
}

/**
 * A page's address that cannot be decoded ("/fr/%ff") is a page that does not exist, so it is rewritten
 * to be answered as such. A call gets an answer that says what is wrong with its address.
 */
function readablePage(url: string): string {
  if (url.startsWith('/api/')) return url;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

function sendUnknownCall(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, { status: 404, detail: 'This API has no such endpoint.' });
}
