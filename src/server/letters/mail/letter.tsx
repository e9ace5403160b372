import { Text } from '@react-email/components';
import type { Configuration } from '#configuration/load-configuration.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { keepTogether } from '#view/unbroken/keep-together.tsx';
import type { Mail } from '../../stores/mail.ts';
import { letterAsText } from './letter-as-text.ts';
import type { Letter, LetterPart } from './letter-content.ts';
import { MailFrame } from './mail-frame.tsx';
import { LoanFigures, MailLink, QuietLink, Steps } from './mail-parts.tsx';
import { paintMark } from './mail-pictures.ts';
import { UNBROKEN, useMailLook } from './mail-styles.ts';
import { drawMailedLoan, type MailedPicture } from './mailed-picture.tsx';
import { renderMail } from './render-mail.tsx';

/** Renders a letter to either borrower, as HTML and as text. */
export async function renderLetter(
  letter: Letter,
  { lender, brand }: Pick<Configuration, 'lender' | 'brand'>,
): Promise<Omit<Mail, 'to'>> {
  const { parts, locale, ...frame } = letter;
  const part = parts.find((one) => one.kind === 'loan');
  const [mark, picture] = await Promise.all([
    paintMark(brand),
    part && drawMailedLoan(brand, part.loan, part.tariff, locale),
  ]);
  return await renderMail(
    letter.subject,
    <MailFrame {...frame} locale={locale} lender={lender} mark={mark}>
      {[...parts.entries()].map(([place, part]) => (
        <Part key={place} part={part} locale={locale} picture={picture} />
      ))}
    </MailFrame>,
    letterAsText(letter, lender),
    [mark?.picture, picture?.picture],
    brand,
  );
}

interface PartProps {
  part: LetterPart;
  locale: Locale;
  picture: MailedPicture | undefined;
}

function Part({ part, locale, picture }: PartProps) {
  const { look } = useMailLook();
  switch (part.kind) {
    case 'steps':
      return <Steps title={part.title} steps={part.steps} />;
    case 'loan':
      return (
        <LoanFigures
          locale={locale}
          productName={part.productName}
          loan={part.loan}
          proviso={part.proviso}
          picture={picture}
        />
      );
    case 'link':
      return <MailLink label={part.label} href={part.href} />;
    case 'quiet-link':
      return <QuietLink label={part.label} href={part.href} />;
    default:
      return <Text {...look(part.kind)}>{keepTogether(part.text, UNBROKEN)}</Text>;
  }
}
