import { Column, Heading, Link, Row, Section, Text } from '@react-email/components';
import { totalToPay } from '#domain/loan/payment.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import type { Loan } from '#journey/facts.ts';
import { hasAdditionalAmount, totalAmount } from '#journey/loan.ts';
import { MAIL_WORDS } from '#words/mail/mail.ts';
import { fill } from '#words/translation.ts';
import { mailStyles as styles } from './mail-styles.ts';

/** The loan in figures, as its mail tells them. */
export type ToldLoan = Pick<
  Loan,
  'amount' | 'additionalAmount' | 'duration' | 'taeg' | 'monthlyAmount'
>;

export interface LoanFiguresProps {
  locale: Locale;
  /** The product's name in the mail's language, from the tariff. */
  productName: string;
  loan: ToldLoan;
  /** What the figures are worth before anything is agreed. */
  proviso: string;
}

/** What happens to a request that has arrived (spec 3 §1). */
export function NextSteps({ locale }: { locale: Locale }) {
  const words = MAIL_WORDS[locale];
  return (
    <Steps
      title={words.nextTitle}
      steps={[words.next.decision, words.next.file, words.next.funds]}
    />
  );
}

export function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <Section>
      <Heading as="h2" style={styles.title}>
        {title}
      </Heading>
      {steps.map((step, index) => (
        <Text key={step} style={styles.text}>
          <span style={styles.stepNumber}>{index + 1}.</span> {step}
        </Text>
      ))}
    </Section>
  );
}

/** The loan, with the warning that the law wants beside it. */
export function LoanFigures({ locale, productName, loan, proviso }: LoanFiguresProps) {
  const words = MAIL_WORDS[locale];
  const names = words.figures;
  const money = (amount: typeof loan.amount) => formatAmount(amount, locale);
  const figures: [name: string, value: string][] = [
    [names.product, productName],
    [names.amount, money(loan.amount)],
    ...(hasAdditionalAmount(loan)
      ? ([
          [names.additionalAmount, money(loan.additionalAmount)],
          [names.totalLent, money(totalAmount(loan))],
        ] satisfies [string, string][])
      : []),
    [names.duration, fill(words.months, { months: loan.duration })],
    [names.taeg, formatRate(loan.taeg, locale)],
    [names.monthlyAmount, money(loan.monthlyAmount)],
    [names.total, money(totalToPay(loan.monthlyAmount, loan.duration))],
  ];
  return (
    <Section>
      <Heading as="h2" style={styles.title}>
        {words.loanTitle}
      </Heading>
      {figures.map(([name, value]) => (
        <Row key={name} style={styles.row}>
          <Column style={styles.figureName}>{name}</Column>
          <Column style={styles.figure}>{value}</Column>
        </Row>
      ))}
      <Text style={styles.warning}>{words.warning}</Text>
      <Text style={styles.soft}>{proviso}</Text>
    </Section>
  );
}

export interface MailLinkProps {
  label: string;
  /** Introduces the address, which is written out for programs that show no buttons. */
  asText: string;
  href: string;
}

/** A link as a button, and as an address to copy. */
export function MailLink({ label, asText, href }: MailLinkProps) {
  return (
    <Section style={styles.linkPart}>
      <Text style={styles.text}>
        <Link href={href} style={styles.button}>
          {label}
        </Link>
      </Text>
      <Text style={styles.soft}>
        {asText}
        <br />
        <span style={styles.address}>{href}</span>
      </Text>
    </Section>
  );
}
