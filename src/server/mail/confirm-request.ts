import type { Configuration } from '#configuration/load-configuration.ts';
import { isProductCode } from '#domain/tariff/tariff.ts';
import { DOCUMENT_KINDS } from '../documents/document-keys.ts';
import { type FindApplication, showRequest } from '../documents/find-application.ts';
import { renderDocument } from '../documents/render-document.ts';
import type { PdfPress } from '../pdf/pdf-documents.ts';
import type { Request } from '../requests/request-store.ts';
import type { Storage } from '../storage/storage.ts';
import type { Attachment, Mailer } from './mailer.ts';
import { withoutNationalNumbers } from './without-national-numbers.ts';

export interface ConfirmRequest {
  storage: Pick<Storage, 'requests'>;
  mailer: Mailer;
  configuration: Pick<Configuration, 'lender' | 'tariffs' | 'lists'>;
  facts: FindApplication['facts'];
  press: PdfPress;
  publicUrl: string;
  now: () => Date;
}

/**
 * Mails the applicant that the request arrived, with its documents, once: a job that runs again finds it done. A request
 * that was erased meanwhile needs no confirmation.
 */
export async function confirmRequest(world: ConfirmRequest, requestId: string): Promise<void> {
  const request = await world.storage.requests.find(requestId);
  if (request === undefined || request.confirmedAt !== undefined) return;
  const { email, firstname } = request.answers;
  if (typeof email !== 'string' || typeof firstname !== 'string') {
    throw new Error(`Request ${requestId} was stored without a name or an address`);
  }
  if (!isProductCode(request.product)) throw new Error(`Unknown product ${request.product}`);
  // Loaded with the first mail: the mail components would slow every start by half a second.
  const { renderConfirmation } = await import('./render-confirmation.tsx');
  const mail = await renderConfirmation({
    locale: request.lang,
    lender: world.configuration.lender,
    firstname: firstname.trim(),
    productName: world.configuration.tariffs[request.product].name[request.lang],
    request,
  });
  const attachments = await attachDocuments(world, request);
  await world.mailer.send({ ...mail, to: email.trim(), attachments });
  await world.storage.requests.markConfirmed(requestId, world.now());
}

async function attachDocuments(world: ConfirmRequest, request: Request): Promise<Attachment[]> {
  const application = showRequest(withoutNationalNumbers(request), world.facts);
  const files: Attachment[] = [];
  for (const kind of DOCUMENT_KINDS) {
    const { filename, file } = await renderDocument(world, kind, application, request.lang);
    files.push({ filename, contentType: 'application/pdf', content: file.toString('base64') });
  }
  return files;
}
