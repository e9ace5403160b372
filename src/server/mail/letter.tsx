import { Text } from '@react-email/components';
import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { asMail } from './as-mail.ts';
import { MailFrame } from './mail-frame.tsx';
import { LoanFigures, MailLink, NextSteps, Steps, type ToldLoan } from './mail-parts.tsx';
import { mailStyles as styles } from './mail-styles.ts';
import type { Mail } from './mailer.ts';

/** What a letter is made of, in the order it is read. */
export type LetterPart =
  | { kind: 'text' | 'soft' | 'reference'; text: string }
  | { kind: 'steps'; title: string; steps: readonly string[] }
  | { kind: 'loan'; productName: string; loan: ToldLoan; proviso: string }
  | { kind: 'link'; label: string; asText: string; href: string }
  | { kind: 'next' };

export interface Letter {
  locale: Locale;
  subject: string;
  preview: string;
  firstname: string;
  parts: readonly LetterPart[];
  notYou: string;
}

/** A letter to one of two borrowers, as HTML and as text. */
export function renderLetter(letter: Letter, lender: Lender): Promise<Omit<Mail, 'to'>> {
  const { parts, ...frame } = letter;
  return asMail(
    letter.subject,
    <MailFrame {...frame} lender={lender}>
      {[...parts.entries()].map(([place, part]) => (
        <Part key={place} part={part} locale={letter.locale} />
      ))}
    </MailFrame>,
  );
}

function Part({ part, locale }: { part: LetterPart; locale: Locale }) {
  switch (part.kind) {
    case 'steps':
      return <Steps title={part.title} steps={part.steps} />;
    case 'loan':
      return <LoanFigures locale={locale} {...part} />;
    case 'link':
      return <MailLink label={part.label} asText={part.asText} href={part.href} />;
    case 'next':
      return <NextSteps locale={locale} />;
    default:
      return <Text style={styles[part.kind]}>{part.text}</Text>;
  }
}
