import { type ComponentType, useRef, useState } from 'react';
import { formatAmount, formatNumber } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import { MORTGAGE_LIMITS } from '#domain/mortgage/limits.ts';
import {
  MORTGAGE_MODES,
  type MortgageMode,
  type MortgageProduct,
} from '#domain/mortgage/mortgage.ts';
import { ChoiceField } from '#site/components/choice-field/choice-field.tsx';
import { fill } from '#words/translation.ts';
import { AmountBlank } from '../../frame/amount-blank.tsx';
import { DurationBlank } from '../../frame/duration-blank.tsx';
import { describeLimits } from '../describe-limits.ts';
import { PrivacyPopup } from '../privacy-popup.tsx';
import type { SideProps } from '../side.ts';
import { describeHome } from './describe-home.ts';
import { brokenMortgageLimits, HOMES, type Home } from './mortgage-state.ts';
import type { PurchaseQuestionProps } from './purchase-question.tsx';

export interface MortgageQuestionProps
  extends Pick<SideProps, 'setup' | 'state' | 'disabled' | 'onChange'> {
  product: MortgageProduct;
  /** The amount calculated from the price of a home, once that part is loaded. */
  purchase: ComponentType<PurchaseQuestionProps> | undefined;
  /** The amount of the mortgage figures in view; undefined if there are none. */
  answeredAmount: number | undefined;
}

/** The question of a mortgage: the mode, the home, and the sentence to complete. */
export function MortgageQuestion(props: MortgageQuestionProps) {
  const { setup, state, disabled, onChange, product, purchase: Purchase, answeredAmount } = props;
  const { locale, words, shared, mortgageWords, offer } = setup;
  const { mode, entries } = state.mortgages[product];
  const { amount, years } = entries[mode];
  const asked = mortgageWords[mode];
  const { min } = MORTGAGE_LIMITS[product][mode].amount;
  const sentence = useRef<HTMLDivElement>(null);
  const [used, setUsed] = useState<string>();
  const isUsed = mode === 'borrow' && amount === used;

  /** What was worked out below is to be seen where it counts. */
  const use = (digits: string) => {
    onChange({ kind: 'typeAmount', digits });
    setUsed(digits);
    const field = sentence.current?.querySelector<HTMLInputElement>('[name="amount"]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <ChoiceField
        name="mode"
        legend={mortgageWords.mode.legend}
        options={MORTGAGE_MODES.map((value) => ({ value, ...mortgageWords.mode[value] }))}
        value={mode}
        disabled={disabled}
        onChange={(event) =>
          onChange({ kind: 'chooseMode', mode: event.currentTarget.value as MortgageMode })
        }
      />
      {product === 'CH' && (
        <ChoiceField
          name="type"
          legend={words.home.legend}
          options={HOMES.map((value) => ({ value, label: words.home[value] }))}
          value={state.home}
          disabled={disabled}
          onChange={(event) =>
            onChange({ kind: 'chooseHome', home: event.currentTarget.value as Home })
          }
        />
      )}
      <div className="sentence" ref={sentence}>
        <AmountBlank
          key={mode}
          name="amount"
          figure={mode === 'borrow' ? 'amount' : 'monthlyAmount'}
          locale={locale}
          label={asked.amount}
          detail={asked.amountDetail}
          number={amount === '' ? undefined : answeredAmount}
          digits={amount}
          placeholder={fill(shared.least, { min: formatNumber(min, locale) })}
          error={
            state.beforeEmptied
              ? undefined
              : describeLimits(brokenMortgageLimits(state, product), asked.outOfBounds, locale)
          }
          onDigits={(digits) => onChange({ kind: 'typeAmount', digits })}
          onLeave={() => onChange({ kind: 'leaveAmount' })}
        />
        <DurationBlank
          name="years"
          label={asked.years}
          detail={mortgageWords.yearsDetail}
          months={years * 12}
          value={years}
          options={offer.years[product][mode].map((value) => ({
            value,
            label: fill(mortgageWords.years, { n: value }),
          }))}
          onChoose={(chosen) => onChange({ kind: 'chooseYears', years: chosen })}
        />
        <p className="sentence__part">{describeHome(product, state, setup)}</p>
      </div>
      <PrivacyPopup words={words.privacy} path={setup.privacyPath} />
      {product === 'CH' && (
        <p className={isUsed ? 'simulator__changed' : 'unseen'} role="status">
          {isUsed &&
            fill(setup.purchaseWords.used, {
              amount: formatAmount(toCents(Number(used)), locale, 'whenNeeded'),
            })}
        </p>
      )}
      {product === 'CH' && mode === 'borrow' && Purchase && (
        <Purchase setup={setup} state={state} onChange={onChange} onUse={use} />
      )}
    </>
  );
}
