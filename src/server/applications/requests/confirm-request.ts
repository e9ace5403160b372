import type { Configuration } from '#configuration/load-configuration.ts';
import { isProductCode } from '#domain/tariff/tariff.ts';
import { areSameConditions } from '#journey/agreed-conditions.ts';
import { answer } from '#journey/answers.ts';
import { DOCUMENT_KINDS } from '../../letters/documents/document-keys.ts';
import type { Mailer } from '../../letters/mail/mailer.ts';
import type { Request } from '../../stores/request-store.ts';
import type { Storage } from '../../stores/storage.ts';
import {
  type AttachDocuments,
  attachDocuments,
  recordAttached,
} from '../documents/attach-documents.ts';
import type { RecordGiven } from '../documents/record-given.ts';

export interface ConfirmRequest extends AttachDocuments, RecordGiven {
  configuration: AttachDocuments['configuration'] & Pick<Configuration, 'holidays'>;
  storage: Pick<Storage, 'requests' | 'shares' | 'restrictions' | 'transact'>;
  mailer: Mailer;
  now: () => Date;
}

/**
 * Mails the applicant that the request arrived, with its documents, once: a repeated job finds it
 * done. A request that was erased or restricted in the meantime is not confirmed. If the documents cannot be rendered, the
 * mail leaves without them and says so, because the news matters more than the attachments.
 */
export async function confirmRequest(services: ConfirmRequest, requestId: string): Promise<void> {
  const request = await services.storage.requests.find(requestId);
  if (request === undefined || request.confirmedAt !== undefined) return;
  if (await services.storage.restrictions.covers({ what: 'application', name: request.uniqid }))
    return;
  const { email, firstname } = request.answers;
  if (typeof email !== 'string' || typeof firstname !== 'string') {
    throw new Error(`Request ${requestId} was stored without a name or an address`);
  }
  const { product } = request;
  if (!isProductCode(product)) throw new Error(`Unknown product ${product}`);
  const { lender, brand, tariffs, holidays } = services.configuration;
  const attachments = await attachDocuments(services, request, DOCUMENT_KINDS);
  const completed = await completionOf(services, request);
  // Imported with the first mail: the mail components would slow down every start by half a second.
  const { renderConfirmation } = await import('../../letters/mail/render-confirmation.ts');
  const mail = await renderConfirmation({
    locale: request.lang,
    lender,
    brand,
    firstname: firstname.trim(),
    tariffs,
    holidays,
    request: { ...request, product },
    keep: services.keep,
    hasDocuments: attachments.length > 0,
    ...(completed && { completed }),
  });
  await services.mailer.send({ ...mail, to: email.trim(), attachments });
  await recordAttached(services, request, 'applicant', DOCUMENT_KINDS, attachments);
  await services.storage.requests.markConfirmed(requestId, services.now());
}

/** Who completed a shared request, and whether it is still the loan that was asked for. */
async function completionOf({ storage }: ConfirmRequest, request: Request) {
  const share = await storage.shares.findByUniqid(request.uniqid);
  if (share?.state !== 'sent') return undefined;
  const { answers, loan } = share.applicant;
  const names = ['coborrowerFirstname', 'coborrowerLastname'] as const;
  return {
    coborrower: names.map((name) => answer(answers, name)).join(' '),
    isChanged: !areSameConditions(request, loan),
  };
}
