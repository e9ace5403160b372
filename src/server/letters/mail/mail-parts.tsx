import { Button, Heading, Link, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { keepTogether } from '#view/unbroken/keep-together.tsx';
import { MAIL_WORDS } from '#words/mail/mail.ts';
import { loanFigures } from './loan-figures.ts';
import { UNBROKEN, useMailLook } from './mail-styles.ts';
import type { MailedLoan } from './mailed-loan.ts';
import { LoanPicture, type MailedPicture } from './mailed-picture.tsx';

export interface LoanFiguresProps {
  locale: Locale;
  /** The product's name in the mail's language, from the tariff. */
  productName: string;
  loan: MailedLoan;
  /** The reservation that applies to the figures before anything is agreed. */
  proviso: string;
  /** Missing where the loan is not drawn. */
  picture: MailedPicture | undefined;
}

export function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  const { look } = useMailLook();
  return (
    <Section>
      <Heading as="h2" {...look('title')}>
        {title}
      </Heading>
      <ol {...look('steps')}>
        {steps.map((step) => (
          <li key={step} {...look('step')}>
            <span {...look('stepText')}>{keepTogether(step, UNBROKEN)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The loan, with the warning that the law wants next to it. */
export function LoanFigures({ locale, productName, loan, proviso, picture }: LoanFiguresProps) {
  const { look } = useMailLook();
  const words = MAIL_WORDS[locale];
  return (
    <Section>
      <Heading as="h2" {...look('title')}>
        {words.loanTitle}
      </Heading>
      <Text {...look('payment')}>
        {formatAmount(loan.monthlyAmount, locale)}{' '}
        <span {...look('perMonth')}>{words.perMonth}</span>
      </Text>
      {picture && <LoanPicture loan={picture} />}
      <Pairs>
        {loanFigures(productName, loan, locale).map(({ label, value }) => (
          <tr key={label}>
            <td {...look('figureName')}>{label}</td>
            <td {...look('figure')}>{value}</td>
          </tr>
        ))}
      </Pairs>
      <Text {...look('warning')}>{words.warning}</Text>
      <Text {...look('soft')}>{proviso}</Text>
    </Section>
  );
}

/** A link as a button; the text of the mail has its address instead. */
export function MailLink({ label, href }: { label: string; href: string }) {
  const { look } = useMailLook();
  return (
    <Section {...look('linkPart')}>
      <Button href={href} {...look('button')}>
        {label}
      </Button>
    </Section>
  );
}

/** A link that the mail does not ask to follow. */
export function QuietLink({ label, href }: { label: string; href: string }) {
  const { look } = useMailLook();
  return (
    <Text {...look('text')}>
      <Link href={href} {...look('link')}>
        {label}
      </Link>
    </Text>
  );
}

interface PairsProps {
  /** The columns are as wide as their cells say, however long a word is. */
  isFixed?: boolean;
  children: ReactNode;
}

/** Labels and values, a row each. */
export function Pairs({ isFixed = false, children }: PairsProps) {
  const { look } = useMailLook();
  const columns = isFixed ? look('columns') : {};
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} {...columns}>
      <tbody>{children}</tbody>
    </table>
  );
}
