import { Text } from '@react-email/components';
import type { Lender } from '#domain/lender/lender.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import { MAIL_WORDS } from '#words/mail/mail.ts';
import { retentionInWords } from '#words/retention/retention.ts';
import { SHARE_MAIL_WORDS } from '#words/share-mail/share-mail.ts';
import { fill } from '#words/translation.ts';
import type { RequestSummary } from '../requests/request-store.ts';
import { MailFrame } from './mail-frame.tsx';
import { LoanFigures, NextSteps } from './mail-parts.tsx';
import { mailStyles as styles } from './mail-styles.ts';

export interface ConfirmationProps {
  locale: ContractLocale;
  lender: Lender;
  /** All that the mail says of the person. */
  firstname: string;
  /** The product's name in the mail's language, from the tariff. */
  productName: string;
  request: Pick<
    RequestSummary,
    'reference' | 'amount' | 'additionalAmount' | 'duration' | 'taeg' | 'monthlyAmount'
  >;
  keep: RetentionPeriods;
  /** The summary and the pre-contractual sheet come with it. */
  hasDocuments: boolean;
  /** Who completed the request with their part, and whether on other conditions. */
  completed?: { coborrower: string; isChanged: boolean };
}

/** The mail that tells applicants that their request arrived, and what comes next. */
export function Confirmation(props: ConfirmationProps) {
  const { locale, lender, request, firstname, productName, completed } = props;
  const words = MAIL_WORDS[locale];
  const { confirmation } = SHARE_MAIL_WORDS[locale];
  return (
    <MailFrame
      locale={locale}
      lender={lender}
      subject={fill(words.subject, { reference: request.reference })}
      preview={words.preview}
      firstname={firstname}
      notYou={words.notYou}
    >
      <Text style={styles.text}>
        {completed === undefined
          ? words.arrived
          : fill(confirmation.arrived, { coborrower: completed.coborrower })}
      </Text>
      <Text style={styles.reference}>{request.reference}</Text>
      <Text style={styles.text}>{words.keep}</Text>
      {completed?.isChanged && (
        <Text style={styles.text}>
          {fill(confirmation.changed, { coborrower: completed.coborrower })}
        </Text>
      )}
      <Text style={styles.text}>{props.hasDocuments ? words.attached : words.notAttached}</Text>
      <NextSteps locale={locale} />
      <LoanFigures
        locale={locale}
        productName={productName}
        loan={request}
        proviso={words.proviso}
      />
      <Text style={styles.soft}>{fill(words.kept, retentionInWords(props.keep, locale))}</Text>
    </MailFrame>
  );
}
