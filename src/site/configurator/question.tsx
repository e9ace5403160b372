import type { Dispatch } from 'react';
import { formatAmount, formatNumber } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import { MORTGAGE_LIMITS } from '#domain/mortgage/limits.ts';
import {
  MORTGAGE_MODES,
  type MortgageMode,
  type MortgageProduct,
} from '#domain/mortgage/mortgage.ts';
import { yearsOffered } from '#domain/mortgage/offers.ts';
import { simulatorBoundsOf } from '#domain/tariff/rate.ts';
import { fill } from '#words/translation.ts';
import { ChoiceField } from '../components/choice-field/choice-field.tsx';
import { Disclosure } from '../components/disclosure/disclosure.tsx';
import { AmountBlank } from '../simulator/amount-blank.tsx';
import { DurationBlank } from '../simulator/duration-blank.tsx';
import { TypeChoice } from '../simulator/type-choice.tsx';
import type { ConfiguratorSetup } from './configurator-setup.ts';
import {
  boundsBroken,
  type ConfiguratorAction,
  type ConfiguratorState,
} from './configurator-state.ts';
import { HOMES, type Home, isMortgage, OBJECTIVES, type Objective } from './objectives.ts';
import { ProductChoice } from './product-choice.tsx';
import { sayPurpose } from './say-configurator.ts';
import { useLoaded } from './use-loaded.ts';

export interface QuestionProps {
  setup: ConfiguratorSetup;
  state: ConfiguratorState;
  /** Before the page is alive a choice would leave the figures as they are. */
  disabled: boolean;
  onChange: Dispatch<ConfiguratorAction>;
}

/** What is asked: the product, what it is for, and the sentence one completes. */
export function Question(props: QuestionProps) {
  const { setup, state, disabled, onChange } = props;
  const { type } = state;
  return (
    <>
      <ProductChoice
        words={setup.words.product}
        chosen={type}
        disabled={disabled}
        onChoose={(chosen) => onChange({ kind: 'chooseType', type: chosen })}
      />
      {isMortgage(type) ? (
        <MortgageQuestion key={type} {...props} product={type} />
      ) : (
        <LoanQuestion {...props} />
      )}
    </>
  );
}

function LoanQuestion({ setup, state, disabled, onChange }: QuestionProps) {
  const { locale, words, shared, offer } = setup;
  const { objective } = state;
  const { choice, entry, simulation, broughtWithin } = state.loans[objective];
  const { min } = simulatorBoundsOf(choice.tariff);
  return (
    <>
      <ChoiceField
        name="objective"
        legend={words.objective.legend}
        options={OBJECTIVES.map((value) => ({ value, label: words.objective[value] }))}
        value={objective}
        disabled={disabled}
        onChange={(event) =>
          onChange({ kind: 'chooseObjective', objective: event.currentTarget.value as Objective })
        }
      />
      <TypeChoice
        words={shared.types}
        offered={offer.loans[objective]}
        chosen={choice.type}
        disabled={disabled}
        onChoose={(type) => onChange({ kind: 'chooseSubproduct', objective, type })}
      />
      <div className="sentence">
        <AmountBlank
          key={objective}
          name="amount"
          locale={locale}
          label={shared.amount}
          detail={shared.amountDetail}
          number={simulation.amount / 100}
          digits={entry.amount}
          placeholder={fill(shared.least, { min: formatNumber(min / 100, locale) })}
          error={sayBounds(setup, state)}
          onDigits={(digits) => onChange({ kind: 'typeAmount', digits })}
        />
        <p className="sentence__part">{sayPurpose(state, setup)}</p>
      </div>
      {broughtWithin && (
        <p className="simulator__changed">
          {fill(shared.amountChanged, {
            min: formatAmount(broughtWithin.min, locale, 'whenNeeded'),
            max: formatAmount(broughtWithin.max, locale, 'whenNeeded'),
            amount: formatAmount(simulation.amount, locale, 'whenNeeded'),
          })}
        </p>
      )}
    </>
  );
}

function MortgageQuestion(props: QuestionProps & { product: MortgageProduct }) {
  const { setup, state, disabled, onChange, product } = props;
  const { locale, words, shared, mortgageWords, offer } = setup;
  const { mode, entries } = state.mortgages[product];
  const { amount, years } = entries[mode];
  const asked = mortgageWords[mode];
  const { min } = MORTGAGE_LIMITS[product][mode].amount;
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
      <div className="sentence">
        <AmountBlank
          key={mode}
          name="amount"
          figure={mode === 'borrow' ? 'amount' : 'monthlyAmount'}
          locale={locale}
          label={asked.amount}
          detail={asked.amountDetail}
          number={Number(amount)}
          digits={amount}
          placeholder={fill(shared.least, { min: formatNumber(min, locale) })}
          error={sayBounds(setup, state)}
          onDigits={(digits) => onChange({ kind: 'typeAmount', digits })}
        />
        <DurationBlank
          name="years"
          label={asked.years}
          detail={mortgageWords.yearsDetail}
          months={years * 12}
          value={years}
          options={yearsOffered(offer.mortgages[product], mode).map((value) => ({
            value,
            label: fill(mortgageWords.years, { n: value }),
          }))}
          onChoose={(chosen) => onChange({ kind: 'chooseYears', years: chosen })}
        />
        <p className="sentence__part">{sayPurpose(state, setup)}</p>
      </div>
      {product === 'CH' && mode === 'borrow' && (
        <Purchase setup={setup} onUse={(digits) => onChange({ kind: 'typeAmount', digits })} />
      )}
    </>
  );
}

/** From the price of a home to the amount; loaded once a mortgage is asked about. */
function Purchase({ setup, onUse }: { setup: ConfiguratorSetup; onUse: (digits: string) => void }) {
  const { purchaseWords: words, locale, offer } = setup;
  const Plan = useLoaded(
    true,
    () => import('../purchase/purchase-plan.tsx').then((part) => part.PurchasePlan),
    // Without it one types the amount.
    () => {},
  );
  if (!Plan) return null;
  return (
    <Disclosure summary={words.summary}>
      <Plan
        words={words}
        locale={locale}
        mortgage={offer.mortgages.CH}
        onUse={(euros) => onUse(String(euros))}
      />
    </Disclosure>
  );
}

/** The range that the amount has to keep to, where it does not (spec 1 §5). */
function sayBounds(
  { locale, shared, mortgageWords }: ConfiguratorSetup,
  state: ConfiguratorState,
): string | undefined {
  const broken = boundsBroken(state);
  if (!broken) return undefined;
  const euros = (amount: number) => formatAmount(toCents(amount), locale, 'whenNeeded');
  const { type } = state;
  const sentence = isMortgage(type)
    ? mortgageWords[state.mortgages[type].mode].outOfBounds
    : shared.outOfBounds;
  return fill(sentence, { min: euros(broken.min), max: euros(broken.max) });
}
