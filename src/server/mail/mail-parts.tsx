import { Button, Column, Heading, Row, Section, Text } from '@react-email/components';
import { totalToPay } from '#domain/loan/payment.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { hasAdditionalAmount, totalAmount } from '#journey/loan.ts';
import { MAIL_WORDS } from '#words/mail/mail.ts';
import { fill } from '#words/translation.ts';
import { keepTogether } from './keep-together.tsx';
import { look } from './mail-styles.ts';
import type { MailedLoan } from './mailed-loan.ts';
import { type MailedRiver, RiverPicture } from './mailed-river.tsx';

export interface LoanFiguresProps {
  locale: Locale;
  /** The product's name in the mail's language, from the tariff. */
  productName: string;
  loan: MailedLoan;
  /** The reservation that applies to the figures before anything is agreed. */
  proviso: string;
  river: MailedRiver | undefined;
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
      <Heading as="h2" {...look('title')}>
        {title}
      </Heading>
      <ol {...look('steps')}>
        {steps.map((step) => (
          <li key={step} {...look('step')}>
            <span {...look('stepText')}>{keepTogether(step)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The loan, with the warning that the law wants beside it. */
export function LoanFigures({ locale, productName, loan, proviso, river }: LoanFiguresProps) {
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
    [names.total, money(totalToPay(loan.monthlyAmount, loan.duration))],
  ];
  return (
    <Section>
      <Heading as="h2" {...look('title')}>
        {words.loanTitle}
      </Heading>
      <Text {...look('payment')}>
        {money(loan.monthlyAmount)} <span {...look('perMonth')}>{words.perMonth}</span>
      </Text>
      {river && <RiverPicture river={river} />}
      {figures.map(([name, value]) => (
        <Row key={name}>
          <Column {...look('figureName')}>{name}</Column>
          <Column {...look('figure')}>{value}</Column>
        </Row>
      ))}
      <Text {...look('warning')}>{words.warning}</Text>
      <Text {...look('soft')}>{proviso}</Text>
    </Section>
  );
}

/** The class by which the text of a mail knows a link whose address it writes out. */
export const BUTTON = 'button';

/** A link as a button; the text of the mail has its address instead. */
export function MailLink({ label, href }: { label: string; href: string }) {
  return (
    <Section {...look('linkPart')}>
      <Button href={href} {...look(BUTTON)}>
        {label}
      </Button>
    </Section>
  );
}
