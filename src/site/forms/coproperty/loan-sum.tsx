import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toEuros } from '#domain/money/money.ts';
import { useSettled } from '#site/browser/use-settled.ts';
import { Figure } from '#site/components/figure/figure.tsx';
import type { CopropertyWords } from '#words/coproperty/coproperty.ts';
import { fill } from '#words/translation.ts';
import { type CopropertyLoan, isStale } from './coproperty-loan.ts';

/** How long after the last key the figures are announced to screen readers, in milliseconds. */
const ANNOUNCE_AFTER = 1000;

export interface LoanSumProps {
  words: CopropertyWords;
  locale: Locale;
  loan: CopropertyLoan;
}

/** The loan that the figures are worked out for. */
export function LoanSum({ words, locale, loan }: LoanSumProps) {
  const { amount, duration, taeg, payment } = loan.simulation;
  const announcement = fill(words.announcement, {
    payment: formatAmount(payment, locale),
    duration,
    taeg: formatRate(taeg, locale),
  });
  return (
    <div className="loan-sum">
      <p>
        <Figure value="amount" number={toEuros(amount)}>
          {formatAmount(amount, locale, 'whenNeeded')}
        </Figure>
        {' · '}
        <Figure value="duration" number={duration}>
          {fill(words.months, { n: duration })}
        </Figure>
      </p>
      <p className="unseen" role="status">
        {useSettled(isStale(loan) ? '' : announcement, ANNOUNCE_AFTER)}
      </p>
    </div>
  );
}
