import type { Borrower } from '#journey/borrowers.ts';
import type { DocumentKind } from '../../letters/documents/document-keys.ts';
import { type RenderDocument, renderDocument } from '../../letters/documents/render-document.ts';
import type { ShownApplication } from '../../letters/documents/shown-application.ts';
import { withoutNationalNumbers } from '../../letters/mail/without-national-numbers.ts';
import { PdfFailure } from '../../letters/pdf/pdf-documents.ts';
import type { Attachment } from '../../stores/mail.ts';
import type { Request } from '../../stores/request-store.ts';
import { type FindApplication, forApplicant, showRequest } from './find-application.ts';
import { type RecordGiven, recordGiven } from './record-given.ts';

export interface AttachDocuments extends RenderDocument {
  facts: FindApplication['facts'];
  /** Called when a mail leaves without its documents: the request's id and the reason, nothing of people. */
  reportWithoutDocuments: (requestId: string, reason: string) => void;
}

/** What the reader of the documents may see of the application. */
type View = (application: ShownApplication) => ShownApplication;

/** How many attempts at rendering, if repeating may help, before a mail leaves without documents. */
const TRIES = 2;

/** A request's documents of these kinds for a mail, all or none: by default as its applicant sees them. */
export async function attachDocuments(
  services: AttachDocuments,
  request: Request,
  kinds: readonly DocumentKind[],
  viewFor: View = forApplicant,
): Promise<Attachment[]> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await renderDocuments(services, request, kinds, viewFor);
    } catch (error) {
      const failure = error instanceof PdfFailure ? error : undefined;
      if (failure?.mayPass && left > 0) continue;
      // The message of another error may quote the request, so only its name is reported.
      const reason = failure?.message ?? (error instanceof Error ? error.name : typeof error);
      services.reportWithoutDocuments(request.id, reason);
      return [];
    }
  }
}

/** Records a request's documents of these kinds as given to a borrower, once the mail that has them was handed over. */
export async function recordAttached(
  services: RecordGiven,
  request: Request,
  borrower: Borrower,
  kinds: readonly DocumentKind[],
  attachments: readonly Attachment[],
): Promise<void> {
  const files = kinds.flatMap((kind, n) => {
    const attached = attachments[n];
    return attached ? [{ kind, file: Buffer.from(attached.content, 'base64') }] : [];
  });
  await recordGiven(services, request, { actor: 'job', borrower, lang: request.lang, files });
}

async function renderDocuments(
  services: AttachDocuments,
  request: Request,
  kinds: readonly DocumentKind[],
  viewFor: View,
): Promise<Attachment[]> {
  const application = viewFor(showRequest(withoutNationalNumbers(request), services.facts));
  const files: Attachment[] = [];
  for (const kind of kinds) {
    const { filename, file } = await renderDocument(services, kind, application, request.lang);
    files.push({ filename, contentType: 'application/pdf', content: file.toString('base64') });
  }
  return files;
}
