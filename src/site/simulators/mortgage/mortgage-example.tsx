import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { addCents, type Cents, toEuros } from '#domain/money/money.ts';
import type { Mortgage } from '#domain/mortgage/mortgage.ts';
import { workOutMortgage } from '#domain/mortgage/work-out.ts';
import type { MortgageWords } from '#words/mortgage/mortgage.ts';
import { fill } from '#words/translation.ts';
import { listFees } from './describe-mortgage.ts';
import type { MortgageType } from './mortgage-types.ts';

export interface MortgageExampleProps {
  words: MortgageWords;
  locale: Locale;
  type: MortgageType;
  mortgage: Mortgage;
}

/**
 * A mortgage's representative example, with its fees and its security (CDE/WER VII.123, VII.124).
 */
export function MortgageExample({ words, locale, type, mortgage }: MortgageExampleProps) {
  const { amount, years } = mortgage.example;
  const result = workOutMortgage(mortgage, { mode: 'borrow', amount: toEuros(amount), years });
  if (!result.ok) throw new Error(`${mortgage.code} does not offer its own example`);
  const { loan } = result;
  const euros = (sum: Cents) => formatAmount(sum, locale, 'whenNeeded');
  return (
    <>
      {fill(words.example, {
        amount: euros(amount),
        security: words.security[type],
        rate: formatRate(loan.rate, locale),
        months: loan.months,
        payment: formatAmount(loan.payment, locale),
        fees: euros(loan.fees),
        list: listFees(mortgage.fees, words, locale),
        taeg: formatRate(loan.taeg, locale),
        cost: euros(loan.creditCost),
        total: euros(addCents(loan.totalToPay, loan.fees)),
      })}
    </>
  );
}
