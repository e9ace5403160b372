import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import type { Borrower } from '#journey/borrowers.ts';
import { problemOf } from '../../http/handle-errors.ts';
import type { Pages } from '../../http/pages/serve-pages.ts';
import { sendProblem } from '../../http/problem.ts';
import {
  DOCUMENT_KINDS,
  type DocumentKeys,
  type DocumentKind,
} from '../../letters/documents/document-keys.ts';
import { type RenderDocument, renderDocument } from '../../letters/documents/render-document.ts';
import type { ShownApplication } from '../../letters/documents/shown-application.ts';
import { PdfFailure } from '../../letters/pdf/pdf-documents.ts';
import { findApplication } from './find-application.ts';
import {
  type FindCoborrowersApplication,
  findCoborrowersApplication,
} from './find-coborrowers-application.ts';
import { type RecordGiven, recordGiven } from './record-given.ts';

export type DocumentServices = FindCoborrowersApplication &
  RecordGiven &
  Omit<RenderDocument, 'publicUrl'> & {
    documentKeys: DocumentKeys;
    settings: { publicUrl: string };
  };

const paramsSchema = z.object({
  lang: z.enum(CONTRACT_LOCALES),
  uniqid: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  hash: z.string().max(64),
});

/**
 * The documents of an application, for anyone who has their address (C-6.13). If the PDF renderer fails,
 * the visitor gets a page that says so, and the log gets the reason.
 */
export function addDocumentRoutes(
  instance: FastifyInstance,
  services: DocumentServices,
  pages: Pick<Pages, 'sendNoDocument'>,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  for (const kind of DOCUMENT_KINDS) {
    app.get(
      `/:lang/${kind}-pdf/:uniqid/:hash`,
      {
        config: { limited: 'document' },
        schema: { hide: true, params: paramsSchema },
        // Too many requests are answered as such; every other fault is a 404.
        errorHandler: (error, _request, reply) => {
          const problem = problemOf(error);
          return problem.status === 429 ? sendProblem(reply, problem) : reply.send(error);
        },
      },
      async (request, reply) => {
        const { lang, uniqid, hash } = request.params;
        // The document contains personal data, so nobody may store or index it.
        reply
          .header('cache-control', 'private, no-store')
          .header('x-robots-tag', 'noindex, nofollow');
        const opened = await openApplication(services, kind, uniqid, hash);
        if (opened === undefined) return reply.callNotFound();
        const { application, borrower } = opened;
        const { publicUrl } = services.settings;
        const adapted = { ...services, publicUrl };
        const rendered = await renderDocument(adapted, kind, application, lang).catch(asFailure);
        if (rendered instanceof PdfFailure) {
          request.log.error({ kind, reason: rendered.message }, 'A document could not be rendered');
          return pages.sendNoDocument(request, reply);
        }
        const { filename, file } = rendered;
        await recordGiven(services, opened, {
          actor: ACTORS[borrower],
          borrower,
          lang,
          files: [{ kind, file }],
        });
        return (
          reply
            .type('application/pdf')
            // The document loads nothing, and the browser's own viewer must not be restricted.
            .header('content-security-policy', "frame-ancestors 'none'")
            .header('content-disposition', `inline; filename="${filename}"`)
            .send(file)
        );
      },
    );
  }
}

const ACTORS = { applicant: 'applicant', coborrower: 'co-borrower' } as const;

const SHARE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface OpenedApplication {
  application: ShownApplication;
  uniqid: string;
  /** Who reads it. */
  borrower: Borrower;
}

/** What an address opens: an application to its applicant, or a share to its co-borrower. */
async function openApplication(
  services: DocumentServices,
  kind: DocumentKind,
  name: string,
  hash: string,
): Promise<OpenedApplication | undefined> {
  const { documentKeys } = services;
  const application = await findApplication(services, name, (sessionId, figures) =>
    documentKeys.fits(kind, { uniqid: name, sessionId, figures }, hash),
  );
  if (application !== undefined) return { application, uniqid: name, borrower: 'applicant' };
  const share = SHARE_ID.test(name) ? await services.storage.shares.find(name) : undefined;
  if (share === undefined || !documentKeys.fitsCoborrower(kind, share, hash)) return undefined;
  const theirs = await findCoborrowersApplication(services, share);
  return theirs && { application: theirs, uniqid: share.uniqid, borrower: 'coborrower' };
}

/** The PDF renderer's failure as a value; any other error is rethrown. */
function asFailure(error: unknown): PdfFailure {
  if (error instanceof PdfFailure) return error;
  throw error;
}
