import type { Brand } from '#domain/brand/brand.ts';
import type { CalendarDate } from '#domain/calendar/date.ts';
import { decisionDay } from '#domain/lender/decision-day.ts';
import type { Lender } from '#domain/lender/lender.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import type { ProductCode, Tariffs } from '#domain/tariff/tariff.ts';
import { withFacts } from '#words/facts/with-facts.ts';
import { MAIL_WORDS } from '#words/mail/mail.ts';
import { retentionInWords } from '#words/retention/retention.ts';
import { SHARE_MAIL_WORDS } from '#words/share-mail/share-mail.ts';
import { fill } from '#words/translation.ts';
import type { Mail } from '../../stores/mail.ts';
import type { RequestSummary } from '../../stores/request-store.ts';
import { renderLetter } from './letter.tsx';
import type { LetterPart } from './letter-content.ts';
import { loanPart } from './loan-part.ts';
import type { MailedLoan } from './mailed-loan.ts';
import { nextSteps } from './next-steps.ts';

export interface Confirmation {
  locale: ContractLocale;
  lender: Lender;
  brand: Brand;
  /** The only personal data in the mail. */
  firstname: string;
  tariffs: Tariffs;
  /** The days on which nobody works, besides weekends. */
  holidays: readonly CalendarDate[];
  request: MailedLoan & Pick<RequestSummary, 'reference' | 'sentAt'> & { product: ProductCode };
  keep: RetentionPeriods;
  /** The summary and the pre-contractual sheet are attached. */
  hasDocuments: boolean;
  /** Who completed the request with their part, and whether on other conditions. */
  completed?: { coborrower: string; isChanged: boolean };
}

const text = (sentence: string): LetterPart => ({ kind: 'text', text: sentence });

/** The mail that tells applicants that their request arrived, and what comes next. */
export function renderConfirmation(confirmation: Confirmation): Promise<Omit<Mail, 'to'>> {
  const { locale, lender, request, firstname, tariffs, keep, completed } = confirmation;
  const words = withFacts(MAIL_WORDS[locale], lender, locale);
  const { confirmation: shared } = SHARE_MAIL_WORDS[locale];
  const parts: (LetterPart | false)[] = [
    text(completed ? fill(shared.arrived, { coborrower: completed.coborrower }) : words.arrived),
    { kind: 'reference', text: request.reference },
    text(words.keep),
    completed?.isChanged === true &&
      text(fill(shared.changed, { coborrower: completed.coborrower })),
    text(confirmation.hasDocuments ? words.attached : words.notAttached),
    nextSteps(
      lender,
      locale,
      decisionDay(request.sentAt, lender.facts.decision, confirmation.holidays),
    ),
    loanPart(request, { tariffs, locale, proviso: words.proviso }),
    { kind: 'soft', text: fill(words.kept, retentionInWords(keep, locale)) },
  ];
  return renderLetter(
    {
      locale,
      subject: fill(words.subject, { reference: request.reference }),
      preview: words.preview,
      firstname,
      parts: parts.filter((part) => part !== false),
      notYou: words.notYou,
    },
    { lender, brand: confirmation.brand },
  );
}
