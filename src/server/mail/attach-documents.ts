import type { DocumentKind } from '../documents/document-keys.ts';
import { type FindApplication, forApplicant, showRequest } from '../documents/find-application.ts';
import { type RenderDocument, renderDocument } from '../documents/render-document.ts';
import { PdfFailure } from '../pdf/pdf-documents.ts';
import type { Request } from '../requests/request-store.ts';
import type { Attachment } from './mailer.ts';
import { withoutNationalNumbers } from './without-national-numbers.ts';

export interface AttachDocuments extends RenderDocument {
  facts: FindApplication['facts'];
  /** Told where a mail leaves without its documents: the request's id and why, nothing of people. */
  reportWithoutDocuments: (requestId: string, reason: string) => void;
}

/** How often documents are set before a mail leaves without them, where trying again may help. */
const TRIES = 2;

/** A request's documents of these kinds for a mail, all of them or none. */
export async function attachDocuments(
  services: AttachDocuments,
  request: Request,
  kinds: readonly DocumentKind[],
): Promise<Attachment[]> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await setDocuments(services, request, kinds);
    } catch (error) {
      const failure = error instanceof PdfFailure ? error : undefined;
      if (failure?.mayPass && left > 0) continue;
      // What else went wrong may quote the request: its name alone is told.
      const reason = failure?.message ?? (error instanceof Error ? error.name : typeof error);
      services.reportWithoutDocuments(request.id, reason);
      return [];
    }
  }
}

async function setDocuments(
  services: AttachDocuments,
  request: Request,
  kinds: readonly DocumentKind[],
): Promise<Attachment[]> {
  const application = forApplicant(showRequest(withoutNationalNumbers(request), services.facts));
  const files: Attachment[] = [];
  for (const kind of kinds) {
    const { filename, file } = await renderDocument(services, kind, application, request.lang);
    files.push({ filename, contentType: 'application/pdf', content: file.toString('base64') });
  }
  return files;
}
