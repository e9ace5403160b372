import type { FastifyInstance } from 'fastify';
import type { Lender } from '#domain/lender/lender.ts';
import type { Pages } from '../http/pages/serve-pages.ts';
import { addFormRoutes, type FormServices } from './form-routes.ts';
import { addNewsletterLinkRoutes, type NewsletterLinkServices } from './newsletter/link-routes.ts';
import { addNewsletterRoutes, type NewsletterServices } from './newsletter/newsletter-routes.ts';
import { addFileRoutes, type FileServices } from './uploads/file-routes.ts';

/** What the forms of the website and the newsletter need. */
export type InquiriesServices = FormServices &
  FileServices &
  NewsletterServices &
  NewsletterLinkServices & { configuration: { lender: Pick<Lender, 'newsletter'> } };

/** The calls of the website's forms, their files, and the newsletter. */
export async function addInquiryCalls(
  api: FastifyInstance,
  services: InquiriesServices,
): Promise<void> {
  await addFormRoutes(api, services);
  if (services.configuration.lender.newsletter) await addNewsletterRoutes(api, services);
  addFileRoutes(api, services);
}

/** The pages that the newsletter's links open. */
export async function addInquiryPages(
  app: FastifyInstance,
  services: InquiriesServices,
  pages: Pages,
): Promise<void> {
  if (services.configuration.lender.newsletter) await addNewsletterLinkRoutes(app, services, pages);
}
