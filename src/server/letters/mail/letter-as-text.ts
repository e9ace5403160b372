import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { MAIL_WORDS } from '#words/mail/mail.ts';
import { fill } from '#words/translation.ts';
import type { Letter, LetterPart } from './letter-content.ts';
import { loanFigures } from './loan-figures.ts';
import { greetingOf, identityOf } from './mail-frame.tsx';
import {
  heading,
  joinBlocks,
  LINE,
  labelledAddress,
  labelWidth,
  numberedList,
  pairsAsText,
  paragraph,
} from './plain-text.ts';

/** A letter as text: all that its HTML says, with the addresses of its links and without its pictures. */
export function letterAsText({ locale, firstname, parts, notYou }: Letter, lender: Lender): string {
  const words = MAIL_WORDS[locale];
  const phone = fill(words.call, { phone: lender.phones.personal.shown });
  return joinBlocks([
    lender.name,
    greetingOf(firstname, locale),
    ...parts.flatMap((part) => blocksOf(part, locale)),
    '-'.repeat(LINE),
    paragraph(`${words.questions} ${phone} ${fill(words.write, { email: lender.email })}`),
    paragraph(notYou),
    paragraph(identityOf(lender, locale)),
  ]);
}

function blocksOf(part: LetterPart, locale: Locale): string[] {
  switch (part.kind) {
    case 'steps':
      return [heading(part.title), numberedList(part.steps)];
    case 'loan':
      return loanBlocks(part, locale);
    case 'link':
    case 'quiet-link':
      return [labelledAddress(part.label, part.href)];
    default:
      return [paragraph(part.text)];
  }
}

function loanBlocks(
  { productName, loan, proviso }: Extract<LetterPart, { kind: 'loan' }>,
  locale: Locale,
): string[] {
  const words = MAIL_WORDS[locale];
  const figures = loanFigures(productName, loan, locale);
  const width = labelWidth(figures.map(({ label }) => label));
  return [
    heading(words.loanTitle),
    `${formatAmount(loan.monthlyAmount, locale)} ${words.perMonth}`,
    pairsAsText(figures, width),
    paragraph(words.warning),
    paragraph(proviso),
  ];
}
