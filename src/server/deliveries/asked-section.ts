import type { ContractLocale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import { productName, type Tariffs } from '#domain/tariff/tariff.ts';
import type { SentAskedLoan } from '#journey/asked-loan.ts';
import { APPLICATION_WORDS } from '#words/application/application.ts';
import { reasonsInWords } from '#words/application/condition-reasons.ts';
import { MAIL_WORDS } from '#words/mail/mail.ts';
import { OFFICE_WORDS } from '#words/office/office.ts';
import { fill } from '#words/translation.ts';
import type { OfficeSection } from '../letters/mail/office-letter-content.ts';

/** What was asked for before other conditions were accepted, and why, for the lender's team. */
export function askedSection(
  { product, amount, additionalAmount, duration, taeg, reasons }: SentAskedLoan,
  { tariffs }: { tariffs: Tariffs },
  locale: ContractLocale,
): OfficeSection {
  const { figures, months } = MAIL_WORDS[locale];
  const { conditions } = APPLICATION_WORDS[locale];
  const inWords = reasonsInWords(conditions, tariffs);
  const euros = (value: number) => formatAmount(toCents(value), locale);
  return {
    title: OFFICE_WORDS[locale].request.asked,
    groups: [
      [
        { label: figures.product, value: productName(tariffs, product, locale) },
        { label: figures.amount, value: euros(amount) },
        ...(additionalAmount > 0
          ? [{ label: figures.additionalAmount, value: euros(additionalAmount) }]
          : []),
        { label: figures.duration, value: fill(months, { months: duration }) },
        { label: figures.taeg, value: formatRate(taeg, locale) },
        ...reasons.map((reason) => ({ label: conditions.why, value: inWords[reason] })),
      ],
    ],
  };
}
