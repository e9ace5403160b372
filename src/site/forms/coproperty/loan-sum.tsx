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

/** What the loan's fields do not say: what is repaid in all, with the loan that it is worked out for. */
export function LoanSum({ words, locale, loan }: LoanSumProps) {
  const { amount, duration, taeg, payment, totalToPay } = loan.simulation;
  const areStale = isStale(loan);
  const announcement = fill(words.announcement, {
    payment: formatAmount(payment, locale),
    duration,
    taeg: formatRate(taeg, locale),
  });
  return (
    <div className={areStale ? 'loan-sum loan-sum--stale' : 'loan-sum'}>
      <p>
        <Figure value="amount" number={toEuros(amount)}>
          {formatAmount(amount, locale, 'whenNeeded')}
        </Figure>
        {' · '}
        <Figure value="duration" number={duration}>
          {fill(words.months, { n: duration })}
        </Figure>
        {' · '}
        <span className="loan-sum__total">
          <Figure value="totalCost" number={toEuros(totalToPay)}>
            {formatAmount(totalToPay, locale)}
          </Figure>{' '}
          {words.totalToPay}
        </span>
      </p>
      {areStale && <p className="loan-sum__note">{words.notUpdated}</p>}
      <p className="unseen" role="status">
        {useSettled(areStale ? '' : announcement, ANNOUNCE_AFTER)}
      </p>
    </div>
  );
}
