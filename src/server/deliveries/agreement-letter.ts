import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { type NamedProducts, productName } from '#domain/tariff/tariff.ts';
import type { Conditions } from '#journey/agreed-conditions.ts';
import { MAIL_WORDS } from '#words/mail/mail.ts';
import { SHARE_MAIL_WORDS } from '#words/share-mail/share-mail.ts';
import { fill } from '#words/translation.ts';
import type { OfficeLetter } from '../letters/mail/office-letter-content.ts';
import type { AwaitedAgreement } from './awaited-agreement.ts';

interface AgreementLetterSources {
  lender: Pick<Lender, 'name'>;
  tariffs: NamedProducts;
}

/** The letter to the lender's team about a shared request that waits for the applicant's agreement. */
export function agreementLetter(
  { id, lang: locale, at, until, asked, proposed }: AwaitedAgreement,
  { lender, tariffs }: AgreementLetterSources,
  momentOf: (instant: Date, locale: Locale) => { date: string; time: string },
): OfficeLetter {
  const { office: words } = SHARE_MAIL_WORDS[locale];
  const { figures, months } = MAIL_WORDS[locale];
  const groupOf = (conditions: Conditions) => [
    { label: figures.product, value: productName(tariffs, conditions.product, locale) },
    { label: figures.amount, value: formatAmount(conditions.amount, locale) },
    ...(conditions.additionalAmount > 0
      ? [
          {
            label: figures.additionalAmount,
            value: formatAmount(conditions.additionalAmount, locale),
          },
        ]
      : []),
    { label: figures.duration, value: fill(months, { months: conditions.duration }) },
    { label: figures.taeg, value: formatRate(conditions.taeg, locale) },
    { label: figures.monthlyAmount, value: formatAmount(conditions.monthlyAmount, locale) },
  ];
  return {
    locale,
    brand: lender.name,
    subject: fill(words.subject, { product: productName(tariffs, proposed.product, locale) }),
    title: words.title,
    sentences: [
      fill(words.arrived, momentOf(at, locale)),
      fill(words.next, { until: momentOf(until, locale).date }),
    ],
    sections: [
      { title: words.asked, groups: [groupOf(asked)] },
      { title: words.proposed, groups: [groupOf(proposed)] },
      { title: words.share, groups: [[{ label: words.id, value: id }]] },
    ],
  };
}
