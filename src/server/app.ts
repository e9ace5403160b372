import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { API } from './api/api-path.ts';
import { addApiDescription, describeApi } from './api/describe-api.ts';
import { addDraftLinkRoutes, type DraftLinkServices } from './api/draft-link-routes.ts';
import { addFileRoutes, type FileServices } from './api/file-routes.ts';
import { addFormRoutes, type FormServices, MORTGAGE_FORM } from './api/form-routes.ts';
import { addLookupRoutes, type LookupServices } from './api/lookup-routes.ts';
import { addNewsletterRoutes, type NewsletterServices } from './api/newsletter-routes.ts';
import { addProspectRoutes, type ProspectServices } from './api/prospect-routes.ts';
import { addSessionRoutes, type SessionServices } from './api/session-routes.ts';
import { addShareRoutes, type ShareServices } from './api/share-routes.ts';
import { addSignInRoutes, type SignInServices } from './api/sign-in-routes.ts';
import { addSubmitRoutes, type SubmitServices } from './api/submit-routes.ts';
import { addBrokerPages, type BrokerPageServices } from './broker-pages/broker-page-routes.ts';
import { addBrokerSitemaps, type BrokerSitemapServices } from './broker-pages/broker-sitemaps.ts';
import { addBrokerRoutes, type BrokerServices } from './brokers/broker-routes.ts';
import { addPictureRoutes, type PictureServices } from './brokers/picture-routes.ts';
import { addPlaceRoutes, type PlaceServices } from './brokers/place-routes.ts';
import { addBrokerSearch, type BrokerSearchServices } from './brokers/search-routes.ts';
import { addDocumentRoutes, type DocumentServices } from './documents/document-routes.ts';
import { limitArrival } from './http/arrival-time.ts';
import { answerError, logFailure, problemOf } from './http/handle-errors.ts';
import { sendProblem } from './http/problem.ts';
import { addRateLimits } from './http/rate-limits.ts';
import { watchMethods } from './http/refuse-other-methods.ts';
import { requestedWith } from './http/requested-with.ts';
import { addRetryAfter } from './http/retry-later.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import type { TrustedProxies } from './http/visitor-address.ts';
import { judgeByZod } from './http/zod-routes.ts';
import { logEachAnswer } from './log/log-each-answer.ts';
import type { DevelopmentMail } from './mail/development-mail.ts';
import { addDevelopmentMailPages } from './mail/development-mail-pages.tsx';
import { addNewsletterLinkRoutes, type NewsletterLinkServices } from './newsletter/link-routes.ts';
import { describeOffers } from './offers/describe-offers.ts';
import { addOfferRoutes, type OfferServices } from './offers/offer-routes.ts';
import { addPages, type PageServices } from './pages/serve-pages.ts';
import type { ItsmeStandIn } from './sign-in/stand-in/stand-in.ts';

/** Everything the server stands on. A test brings its own. */
export type Services = LookupServices &
  BrokerServices &
  BrokerPageServices &
  BrokerSitemapServices &
  PlaceServices &
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
    settings: { publicUrl: string; rateLimit: number; trustProxy: TrustedProxies };
    /** Only where mail goes nowhere else. */
    developmentMail: DevelopmentMail | undefined;
    /** In itsme's place, where no client of itsme is set up. */
    itsmeStandIn: ItsmeStandIn | undefined;
    logger: NonNullable<FastifyServerOptions['logger']>;
  };

/** The action of the mortgage form. */
const MORTGAGE_ACTION = 'ch_form';

/** In characters; Node refuses a longer address with 431. */
const LONGEST_ADDRESS = 16_384;

/** How long a connection may be silent, in milliseconds: Node would wait for ever. */
const LONGEST_SILENCE = 2 * 60_000;
/** How long a request may take to arrive, in milliseconds: 60 MB of files over a poor line. */
const LONGEST_ARRIVAL = 30 * 60_000;
/** Connections open at once; a further one is closed as it comes. */
const MOST_CONNECTIONS = 2_000;

/** The whole server, top to bottom. Does not listen yet. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { settings } = services;
  const app = Fastify({
    logger: services.logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    connectionTimeout: LONGEST_SILENCE,
    requestTimeout: LONGEST_ARRIVAL,
    // The server bounds the whole address; its parts are for the calls to judge.
    routerOptions: { maxParamLength: LONGEST_ADDRESS, constraints: { requestedWith } },
    rewriteUrl: ({ url = '/' }) => readablePage(takeMortgageForm(url)),
    frameworkErrors: answerError,
  });
  judgeByZod(app);
  logEachAnswer(app);
  addRetryAfter(app);
  limitArrival(app);
  app.server.maxConnections = MOST_CONNECTIONS;
  await addSecurityHeaders(app, settings.publicUrl.startsWith('https:'));
  await addRateLimits(app, settings.rateLimit, settings.trustProxy);

  await app.register(
    async (api) => {
      api.setErrorHandler(answerError);
      api.removeContentTypeParser('text/plain'); // JSON is all that is understood
      const refuseOtherMethods = watchMethods(api);
      const { languages } = services.configuration.lender;
      await describeApi(
        api,
        settings.publicUrl + API,
        describeOffers(languages, settings.publicUrl),
      );
      addLookupRoutes(api, services);
      addBrokerRoutes(api, services);
      addPlaceRoutes(api, services);
      addSessionRoutes(api, services);
      api.decorateRequest('sessionId', undefined);
      api.decorateRequest('share', undefined);
      addSubmitRoutes(api, services);
      addShareRoutes(api, services);
      addDraftLinkRoutes(api, services);
      addSignInRoutes(api, services);
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
  // Before anything is waited for: routes that are ready by then keep the handlers they have.
  app.setNotFoundHandler((request, reply) => pages.sendNotFound(request, reply));
  app.setErrorHandler((error, request, reply) => {
    const { status } = problemOf(error);
    if (status < 500) return pages.sendNotFound(request, reply);
    logFailure(request, error, 'A page failed');
    return pages.sendFailure(request, reply, status);
  });
  if (services.developmentMail) addDevelopmentMailPages(app, services.developmentMail);
  if (services.itsmeStandIn) await services.itsmeStandIn.mount(app);
  addDocumentRoutes(app, services, pages);
  await addNewsletterLinkRoutes(app, services, pages);
  addBrokerPages(app, services, pages);
  addBrokerSitemaps(app, services);
  refuseOtherMethods();
  return app;
}

/**
 * The address of a page that no one can read («/fr/%ff») is one that is not there: made readable, it
 * is answered as such. A call hears what is wrong with its address.
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

/**
 * The mortgage form is posted to the address of the application's calls (spec 1 §7), and is a form of
 * the website in all else.
 */
function takeMortgageForm(url: string): string {
  const [path, query] = url.split('?', 2);
  const [action, ...others] = new URLSearchParams(query).getAll('action');
  const isIt = path === `${API}/submit` && action === MORTGAGE_ACTION && others.length === 0;
  return isIt ? API + MORTGAGE_FORM : url;
}

function sendUnknownCall(reply: FastifyReply): FastifyReply {
  return sendProblem(reply, { status: 404, detail: 'There is no such call.' });
}
