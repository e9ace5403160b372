import type { Configuration } from '#configuration/load-configuration.ts';
import { isProductCode } from '#domain/tariff/tariff.ts';
import { DOCUMENT_KINDS } from '../documents/document-keys.ts';
import { type FindApplication, showRequest } from '../documents/find-application.ts';
import { renderDocument } from '../documents/render-document.ts';
import { type PdfPress, PressFailure } from '../pdf/pdf-documents.ts';
import type { Request } from '../requests/request-store.ts';
import type { Storage } from '../storage/storage.ts';
import type { Attachment, Mailer } from './mailer.ts';

export interface ConfirmRequest {
  storage: Pick<Storage, 'requests'>;
  mailer: Mailer;
  configuration: Pick<Configuration, 'lender' | 'tariffs' | 'lists'>;
  facts: FindApplication['facts'];
  press: PdfPress;
  publicUrl: string;
  now: () => Date;
  /** Told where a mail leaves without its documents: the request's id and why, nothing of people. */
  reportWithoutDocuments: (requestId: string, reason: string) => void;
}

/** How often documents are set before a mail leaves without them, where trying again may help. */
const TRIES = 2;

/**
 * Mails the applicant that the request arrived, with its documents, once: a job that runs again finds
 * it done. A request that was erased meanwhile needs no confirmation. Where the documents cannot be
 * set the mail leaves without them and says so: the news is worth more than what comes with it.
 */
export async function confirmRequest(world: ConfirmRequest, requestId: string): Promise<void> {
  const request = await world.storage.requests.find(requestId);
  if (request === undefined || request.confirmedAt !== undefined) return;
  const { email, firstname } = request.answers;
  if (typeof email !== 'string' || typeof firstname !== 'string') {
    throw new Error(`Request ${requestId} was stored without a name or an address`);
  }
  if (!isProductCode(request.product)) throw new Error(`Unknown product ${request.product}`);
  const attachments = await attachDocuments(world, request);
  // Loaded with the first mail: the mail components would slow every start by half a second.
  const { renderConfirmation } = await import('./render-confirmation.tsx');
  const mail = await renderConfirmation({
    locale: request.lang,
    lender: world.configuration.lender,
    firstname: firstname.trim(),
    productName: world.configuration.tariffs[request.product].name[request.lang],
    request,
    hasDocuments: attachments.length > 0,
  });
  await world.mailer.send({ ...mail, to: email.trim(), attachments });
  await world.storage.requests.markConfirmed(requestId, world.now());
}

/** Mail travels open and stays in mailboxes: a national number is told there by its date alone. */
function withoutNationalNumbers(request: Request): Request {
  const masked = ['nationalRegistry', 'coborrowerNationalRegistry'].flatMap((name) => {
    const number = request.answers[name];
    return typeof number === 'string' ? [[name, number.replace(/-.*$/, '-•••.••')]] : [];
  });
  return { ...request, answers: { ...request.answers, ...Object.fromEntries(masked) } };
}

/** Both documents, or none. */
async function attachDocuments(world: ConfirmRequest, request: Request): Promise<Attachment[]> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await setDocuments(world, request);
    } catch (error) {
      const failure = error instanceof PressFailure ? error : undefined;
      if (failure?.mayPass && left > 0) continue;
      // What else went wrong may quote the request: its name alone is told.
      const reason = failure?.message ?? (error instanceof Error ? error.name : typeof error);
      world.reportWithoutDocuments(request.id, reason);
      return [];
    }
  }
}

async function setDocuments(world: ConfirmRequest, request: Request): Promise<Attachment[]> {
  const application = showRequest(withoutNationalNumbers(request), world.facts);
  const files: Attachment[] = [];
  for (const kind of DOCUMENT_KINDS) {
    const { filename, file } = await renderDocument(world, kind, application, request.lang);
    files.push({ filename, contentType: 'application/pdf', content: file.toString('base64') });
  }
  return files;
}
