import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { API } from '#calls/api.ts';
import {
  addDocumentRoutes,
  type DocumentServices,
} from '../applications/documents/document-routes.ts';
import {
  addDraftLinkRoutes,
  type DraftLinkServices,
} from '../applications/drafts/draft-link-routes.ts';
import {
  addProspectRoutes,
  type ProspectServices,
} from '../applications/prospects/prospect-routes.ts';
import { addSubmitRoutes, type SubmitServices } from '../applications/requests/submit-routes.ts';
import { addSessionRoutes, type SessionServices } from '../applications/sessions/session-routes.ts';
import { addShareRoutes, type ShareServices } from '../applications/shares/share-routes.ts';
import type { MockItsme } from '../applications/sign-in/mock-itsme/mock-itsme.ts';
import { addSignInRoutes, type SignInServices } from '../applications/sign-in/sign-in-routes.ts';
import { addApiDescription, describeApi } from '../http/api/describe-api.ts';
import { checkBySchemas } from '../http/check-by-schemas.ts';
import { answerError, logFailure, problemOf } from '../http/handle-errors.ts';
import { addPages, type PageServices } from '../http/pages/serve-pages.ts';
import { sendProblem } from '../http/problem.ts';
import { addRateLimits } from '../http/rate-limits.ts';
import { watchMethods } from '../http/refuse-other-methods.ts';
import { addRequestIds, REQUEST_ID, requestIdOf } from '../http/request-ids.ts';
import { type RequestLimits, USUAL_REQUEST_LIMITS } from '../http/request-limits.ts';
import { limitRequestTime } from '../http/request-timeout.ts';
import { addRetryAfter } from '../http/retry-later.ts';
import { routeConstraints } from '../http/route-constraints.ts';
import { addSecurityHeaders } from '../http/security-headers.ts';
import type { TrustedProxies } from '../http/visitor-address.ts';
import { addFormRoutes, type FormServices } from '../inquiries/form-routes.ts';
import {
  addNewsletterLinkRoutes,
  type NewsletterLinkServices,
} from '../inquiries/newsletter/link-routes.ts';
import {
  addNewsletterRoutes,
  type NewsletterServices,
} from '../inquiries/newsletter/newsletter-routes.ts';
import { addFileRoutes, type FileServices } from '../inquiries/uploads/file-routes.ts';
import { addDevelopmentMailPages } from '../letters/mail/development-mail-pages.tsx';
import {
  addBrokerPages,
  type BrokerPageServices,
} from '../lookups/broker-pages/broker-page-routes.ts';
import {
  addBrokerSitemaps,
  type BrokerSitemapServices,
} from '../lookups/broker-pages/broker-sitemaps.ts';
import { addBrokerRoutes, type BrokerServices } from '../lookups/brokers/broker-routes.ts';
import { addPictureRoutes, type PictureServices } from '../lookups/brokers/picture-routes.ts';
import { addPlaceRoutes, type PlaceServices } from '../lookups/brokers/place-routes.ts';
import { addBrokerSearch, type BrokerSearchServices } from '../lookups/brokers/search-routes.ts';
import { addLookupRoutes, type LookupServices } from '../lookups/lookup-routes.ts';
import { addMapFileRoutes, type MapFileServices } from '../lookups/map-file/map-file-routes.ts';
import { describeOffers } from '../lookups/offers/describe-offers.ts';
import { addOfferRoutes, type OfferServices } from '../lookups/offers/offer-routes.ts';
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
import type { Role } from './settings/variables.ts';

/** All services of the server. A test supplies its own. */
export type Services = OperationServices &
  SecurityTextServices &
  LookupServices &
  BrokerServices &
  BrokerPageServices &
  BrokerSitemapServices &
  PlaceServices &
  MapFileServices &
  BrokerSearchServices &
  PictureServices &
  SessionServices &
  SubmitServices &
  ShareServices &
  DraftLinkServices &
  SignInServices &
  ProspectServices &
  FormServices &
  NewsletterServices &
  NewsletterLinkServices &
  FileServices &
  DocumentServices &
  OfferServices &
  PageServices & {
    settings: {
      publicUrl: string;
      rateLimit: number;
      trustProxy: TrustedProxies;
      /** Absent: the usual limits. */
      requestLimits?: RequestLimits;
    };
    /** Set where several servers may run, which count the limits on calls together. */
    sharedCounts?: RateCounts | undefined;
    hashes: KeyedHashes;
    /** Set only if mail is not sent anywhere else. */
    developmentMail: DevelopmentMail | undefined;
    /** Set if no itsme client is configured. */
    mockItsme: MockItsme | undefined;
    recorder: Recorder;
    /** Set if there is a collector of traces. */
    traces?: Traces | undefined;
    /** A worker answers only how it is. */
    role: Role;
    logger: NonNullable<FastifyServerOptions['logger']>;
  };

/** In characters; Node refuses a longer address with 431. */
const MAX_URL_LENGTH = 16_384;

/** How long a connection may be silent, in milliseconds: Node would wait for ever. */
const MAX_SILENCE_MS = 2 * 60_000;
/** How often Node looks for requests that take too long, in milliseconds. */
const CHECK_EVERY = 5_000;

/** Builds the whole server, from top to bottom. Does not listen yet. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { settings } = services;
  const { requestLimits = USUAL_REQUEST_LIMITS } = settings;
  const app = Fastify({
    logger: services.logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (raw) => requestIdOf(raw, settings.trustProxy),
    // While it stops: what a load balancer sent just before is answered as ever.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    connectionTimeout: MAX_SILENCE_MS,
    requestTimeout: requestLimits.uploadSeconds * 1_000,
    keepAliveTimeout: requestLimits.keepAliveSeconds * 1_000,
    http: {
      headersTimeout: requestLimits.headerSeconds * 1_000,
      connectionsCheckingInterval: CHECK_EVERY,
    },
    // The server limits the whole address; the calls check its parts.
    routerOptions: { maxParamLength: MAX_URL_LENGTH, constraints: routeConstraints },
    rewriteUrl: ({ url = '/' }) => readablePage(url),
    // Before any hook.
    frameworkErrors: (error, request, reply) =>
      answerError(error, request, reply.header(REQUEST_ID, request.id)),
  });
  checkBySchemas(app);
  addRequestIds(app);
  endConnectionsOnceStopping(app, services.readiness);
  if (services.traces) traceRequests(app, services.traces, settings.trustProxy);
  logEachAnswer(app);
  app.decorateReply('problemType', undefined);
  countRequests(app, services.recorder);
  addRetryAfter(app);
  limitRequestTime(app, requestLimits.bodySeconds * 1_000);
  app.server.maxConnections = requestLimits.maxConnections;
  app.server.on('drop', () => services.recorder.count('loanfront_connections_refused_total', {}));
  addSecurityHeaders(app, settings.publicUrl.startsWith('https:'));
  await addRateLimits(app, {
    factor: settings.rateLimit,
    trusted: settings.trustProxy,
    hashes: services.hashes,
    shared: services.sharedCounts && {
      counts: services.sharedCounts,
      onUncounted: () => services.recorder.count('loanfront_limits_fell_back_total', {}),
    },
  });
  if (services.role === 'worker') return await addWorkersCalls(app, services);

  await app.register(
    async (api) => {
      api.setErrorHandler(answerError);
      api.removeContentTypeParser('text/plain'); // only JSON is accepted
      const refuseOtherMethods = watchMethods(api);
      const { languages } = services.configuration.lender;
      await describeApi(
        api,
        settings.publicUrl + API,
        describeOffers(languages, settings.publicUrl),
      );
      addOperationRoutes(api, services);
      addClientErrorRoutes(api, services);
      addLookupRoutes(api, services);
      addBrokerRoutes(api, services);
      addPlaceRoutes(api, services);
      addMapFileRoutes(api, services);
      addSessionRoutes(api, services);
      api.decorateRequest('sessionId', undefined);
      api.decorateRequest('share', undefined);
      addSubmitRoutes(api, services);
      addShareRoutes(api, services);
      addDraftLinkRoutes(api, services);
      await addSignInRoutes(api, services);
      addProspectRoutes(api, services);
      await addFormRoutes(api, services);
      await addNewsletterRoutes(api, services);
      addFileRoutes(api, services);
      await addApiDescription(api);
      refuseOtherMethods();
    },
    { prefix: API },
  );
  for (const url of ['/api', '/api/*']) {
    app.all(url, { schema: { hide: true } }, (_request, reply) => sendUnknownCall(reply));
  }

  const refuseOtherMethods = watchMethods(app);
  const pages = addPages(app, services);
  addOfferRoutes(app, services);
  addPictureRoutes(app, services, pages);
  addBrokerSearch(app, services, pages);
  // Set before the first await: routes that are ready by then keep the handler they have.
  app.setNotFoundHandler((request, reply) => pages.sendNotFound(request, reply));
  app.setErrorHandler((error, request, reply) => {
    const { status } = problemOf(error);
    if (status < 500) return pages.sendNotFound(request, reply);
    logFailure(request, error, 'A page failed');
    return pages.sendFailure(request, reply, status);
  });
  if (services.developmentMail) addDevelopmentMailPages(app, services.developmentMail);
  if (services.mockItsme) await services.mockItsme.mount(app);
  addDocumentRoutes(app, services, pages);
  await addNewsletterLinkRoutes(app, services, pages);
  addBrokerPages(app, services, pages);
  addBrokerSitemaps(app, services);
  addSecurityText(app, services);
  refuseOtherMethods();
  return app;
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
