import type { Locale } from '#domain/locale/locale.ts';
import { formatNumber } from '#domain/money/format.ts';
import { toEuros } from '#domain/money/money.ts';
import { MORTGAGE_LIMITS } from '#domain/mortgage/limits.ts';
import type { Mortgage } from '#domain/mortgage/mortgage.ts';
import { ratesOffered } from '#domain/mortgage/work-out.ts';
import type { MortgageWords } from '#words/mortgage/mortgage.ts';
import { fill } from '#words/translation.ts';
import '#site/components/field/field.css';
import { AmountBlank } from '../frame/amount-blank.tsx';
import { DurationBlank } from '../frame/duration-blank.tsx';
import type { MortgageEntry, MortgageState } from './mortgage-state.ts';

export interface MortgageSentenceProps {
  words: MortgageWords;
  /** The placeholder: the smallest amount, formatted. */
  least: string;
  locale: Locale;
  mortgage: Mortgage;
  state: MortgageState;
  error: string | undefined;
  onEntry: (changed: Partial<MortgageEntry>) => void;
}

/** The question: from an amount to its payment, or from a payment to its amount. */
export function MortgageSentence(props: MortgageSentenceProps) {
  const { words, least, locale, mortgage, state, error, onEntry } = props;
  const { mode, type, loan } = state;
  const entry = state.entries[mode];
  const asked = words[mode];
  const isBorrowing = mode === 'borrow';
  return (
    <div className="sentence">
      <AmountBlank
        // The amount and the payment each keep their own undo history.
        key={mode}
        name="amount"
        figure={isBorrowing ? 'amount' : 'monthlyAmount'}
        locale={locale}
        label={asked.amount}
        detail={asked.amountDetail}
        number={toEuros(isBorrowing ? loan.amount : loan.payment)}
        digits={entry.amount}
        placeholder={fill(least, {
          min: formatNumber(MORTGAGE_LIMITS[mortgage.code][mode].amount.min, locale),
        })}
        error={error}
        onDigits={(amount) => onEntry({ amount })}
      />
      <DurationBlank
        name="years"
        label={asked.years}
        detail={words.yearsDetail}
        months={loan.months}
        value={entry.years}
        options={ratesOffered(mortgage, mode).map(({ years }) => ({
          value: years,
          label: fill(words.years, { n: years }),
        }))}
        onChoose={(years) => onEntry({ years })}
      />
      <p className="sentence__part">{words.purposes[type]}</p>
    </div>
  );
}
