import { isProductCode } from '#domain/tariff/tariff.ts';
import { answer } from '#journey/answers.ts';
import { answersAsText } from '#journey/sent-answers/sent-answers.ts';
import { FIELD_WORDS, wordsOfField } from '#words/fields/fields.ts';
import { instantInWords } from '#words/instant-in-words.ts';
import { MAIL_WORDS } from '#words/mail/mail.ts';
import { retentionInWords } from '#words/retention/retention.ts';
import { SHARE_MAIL_WORDS } from '#words/share-mail/share-mail.ts';
import { fill } from '#words/translation.ts';
import { DOCUMENT_KINDS } from '../../letters/documents/document-keys.ts';
import type { Letter } from '../../letters/mail/letter-content.ts';
import { loanPart } from '../../letters/mail/loan-part.ts';
import type { Mailer } from '../../letters/mail/mailer.ts';
import type { Request } from '../../stores/request-store.ts';
import type { Storage } from '../../stores/storage.ts';
import {
  type AttachDocuments,
  attachDocuments,
  recordAttached,
} from '../documents/attach-documents.ts';
import { forDeclaredCoborrower } from '../documents/find-coborrowers-application.ts';
import type { RecordGiven } from '../documents/record-given.ts';

export interface InformCoborrower extends AttachDocuments, RecordGiven {
  storage: Pick<Storage, 'requests' | 'restrictions' | 'transact'>;
  mailer: Mailer;
}

/**
 * Mails a co-borrower whose answers the applicant gave: what was declared in their name, their own answers alone, the
 * loan, the pre-contractual sheet, and how to object. A request that was erased in the meantime names nobody;
 * of a restricted request nobody is mailed.
 */
export async function informCoborrower(
  services: InformCoborrower,
  requestId: string,
): Promise<void> {
  const request = await services.storage.requests.find(requestId);
  if (request === undefined) return;
  if (await services.storage.restrictions.covers({ what: 'application', name: request.uniqid }))
    return;
  const attachments = await attachDocuments(
    services,
    request,
    DOCUMENT_KINDS,
    forDeclaredCoborrower,
  );
  const letter = declarationLetter(services, request, attachments.length > 0);
  // Imported with the first mail: the mail components would slow down every start by half a second.
  const { renderLetter } = await import('../../letters/mail/letter.tsx');
  const mail = await renderLetter(letter, services.configuration);
  const to = answer(answersAsText(request.answers), 'coborrowerEmail');
  await services.mailer.send({ ...mail, to, attachments });
  await recordAttached(services, request, 'coborrower', DOCUMENT_KINDS, attachments);
}

function declarationLetter(
  { configuration, keep }: InformCoborrower,
  request: Request,
  hasDocuments: boolean,
): Letter {
  const { lang: locale, product, reference } = request;
  if (!isProductCode(product)) throw new Error(`Unknown product ${product}`);
  const { lender, tariffs } = configuration;
  const { declared: words, invitation, proviso, instant } = SHARE_MAIL_WORDS[locale];
  const answers = answersAsText(request.answers);
  const values = {
    applicant: `${answer(answers, 'firstname')} ${answer(answers, 'lastname')}`,
    lender: lender.name,
    phone: lender.phones.personal.shown,
    sent: instantInWords(request.sentAt, instant),
    declaration: wordsOfField('coborrowerExactData', FIELD_WORDS[locale]).label,
    reference,
  };
  const say = (sentence: string) => fill(sentence, values);
  const text = (sentence: string) => ({ kind: 'text', text: say(sentence) }) as const;
  return {
    locale,
    subject: say(words.subject),
    preview: words.preview,
    firstname: answer(answers, 'coborrowerFirstname'),
    parts: [
      text(words.sent),
      { kind: 'reference', text: reference },
      text(words.declaration),
      text(hasDocuments ? words.attached : words.notAttached),
      loanPart({ ...request, product }, { tariffs, locale, proviso }),
      text(invitation.duty),
      text(words.object),
      { kind: 'soft', text: fill(MAIL_WORDS[locale].kept, retentionInWords(keep, locale)) },
    ],
    notYou: words.stranger,
  };
}
