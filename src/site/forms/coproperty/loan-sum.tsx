import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toEuros } from '#domain/money/money.ts';
import { useSettled } from '#site/browser/use-settled.ts';
import { Figure } from '#site/components/figure/figure.tsx';
import type { CopropertyWords } from '#words/coproperty/coproperty.ts';
import { fill } from '#words/translation.ts';
import type { CopropertyLoan } from './coproperty-loan.ts';

/** How long after the last key the figures are announced to screen readers, in milliseconds. */
const ANNOUNCE_AFTER = 1000;

export interface LoanSumProps {
  words: CopropertyWords;
  locale: Locale;
  loan: CopropertyLoan;
}

/** The loan asked for, beside the form: the payment first. */
export function LoanSum({
  words,
  locale,
  loan: { simulation, isOutOfBounds, digits },
}: LoanSumProps) {
  const { amount, duration, taeg, payment, totalToPay } = simulation;
  const isStale = isOutOfBounds || digits === '';
  const announcement = fill(words.announcement, {
    payment: formatAmount(payment, locale),
    duration,
    taeg: formatRate(taeg, locale),
  });
  return (
    <aside className={isStale ? 'loan-sum loan-sum--stale' : 'loan-sum'} aria-label={words.sum}>
      <p className="loan-sum__payment">
        <Figure value="monthlyAmount" number={toEuros(payment)}>
          {formatAmount(payment, locale)}
        </Figure>{' '}
        <span className="loan-sum__unit">{words.perMonth}</span>
      </p>
      {isStale && <p className="loan-sum__note">{words.notUpdated}</p>}
      <dl className="loan-sum__figures">
        <div>
          <dt>{words.amount}</dt>
          <dd>
            <Figure value="amount" number={toEuros(amount)}>
              {formatAmount(amount, locale, 'whenNeeded')}
            </Figure>
          </dd>
        </div>
        <div>
          <dt>{words.duration}</dt>
          <dd>
            <Figure value="duration" number={duration}>
              {fill(words.months, { n: duration })}
            </Figure>
          </dd>
        </div>
        <div>
          <dt>{words.taeg}</dt>
          <dd>
            <Figure value="taeg" number={taeg}>
              {formatRate(taeg, locale)}
            </Figure>
          </dd>
        </div>
        <div>
          <dt>{words.totalToPay}</dt>
          <dd>
            <Figure value="totalCost" number={toEuros(totalToPay)}>
              {formatAmount(totalToPay, locale)}
            </Figure>
          </dd>
        </div>
      </dl>
      <p className="unseen" role="status">
        {useSettled(isStale ? '' : announcement, ANNOUNCE_AFTER)}
      </p>
    </aside>
  );
}
