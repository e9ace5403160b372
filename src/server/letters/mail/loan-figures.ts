import { totalToPay } from '#domain/loan/payment.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { hasAdditionalAmount, totalAmount } from '#journey/loan.ts';
import { MAIL_WORDS } from '#words/mail/mail.ts';
import { fill } from '#words/translation.ts';
import type { Pair } from '../pdf/pdf-documents.ts';
import type { MailedLoan } from './mailed-loan.ts';

/** A loan's figures besides its monthly payment, in reading order. */
export function loanFigures(productName: string, loan: MailedLoan, locale: Locale): Pair[] {
  const { figures: names, months } = MAIL_WORDS[locale];
  const money = (amount: typeof loan.amount) => formatAmount(amount, locale);
  return [
    { label: names.product, value: productName },
    { label: names.amount, value: money(loan.amount) },
    ...(hasAdditionalAmount(loan)
      ? [
          { label: names.additionalAmount, value: money(loan.additionalAmount) },
          { label: names.totalLent, value: money(totalAmount(loan)) },
        ]
      : []),
    { label: names.duration, value: fill(months, { months: loan.duration }) },
    { label: names.taeg, value: formatRate(loan.taeg, locale) },
    { label: names.total, value: money(totalToPay(loan.monthlyAmount, loan.duration)) },
  ];
}
