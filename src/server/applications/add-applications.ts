import type { FastifyInstance } from 'fastify';
import type { Pages } from '../http/pages/serve-pages.ts';
import { addDocumentRoutes, type DocumentServices } from './documents/document-routes.ts';
import { addDraftLinkRoutes, type DraftLinkServices } from './drafts/draft-link-routes.ts';
import { addOwnDataRoutes, type OwnDataServices } from './own-data/own-data-routes.ts';
import { addProspectRoutes, type ProspectServices } from './prospects/prospect-routes.ts';
import { addSubmitRoutes, type SubmitServices } from './requests/submit-routes.ts';
import { addSessionRoutes, type SessionServices } from './sessions/session-routes.ts';
import { addShareRoutes, type ShareServices } from './shares/share-routes.ts';
import { addSignInRoutes, type SignInServices } from './sign-in/sign-in-routes.ts';

/** What an application needs, from its session to its documents. */
export type ApplicationsServices = SessionServices &
  SubmitServices &
  ShareServices &
  DraftLinkServices &
  SignInServices &
  ProspectServices &
  DocumentServices &
  OwnDataServices;

/** The calls of an application: sessions, drafts, sending, shared requests, sign-in, prospects. */
export async function addApplicationCalls(
  api: FastifyInstance,
  services: ApplicationsServices,
): Promise<void> {
  addSessionRoutes(api, services);
  api.decorateRequest('sessionId', undefined);
  api.decorateRequest('share', undefined);
  api.decorateRequest('isProbe', false);
  addSubmitRoutes(api, services);
  addShareRoutes(api, services);
  addDraftLinkRoutes(api, services);
  await addSignInRoutes(api, services);
  addProspectRoutes(api, services);
}

/** The documents of an application, and what is stored of its borrowers. */
export async function addApplicationPages(
  app: FastifyInstance,
  services: ApplicationsServices,
  pages: Pages,
): Promise<void> {
  addDocumentRoutes(app, services, pages);
  await addOwnDataRoutes(app, services);
}
