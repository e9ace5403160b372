import { formatAmount, formatNumber } from '#domain/money/format.ts';
import { simulatorBoundsOf } from '#domain/tariff/rate.ts';
import { ChoiceField } from '#site/components/choice-field/choice-field.tsx';
import { fill } from '#words/translation.ts';
import { AmountBlank } from '../../frame/amount-blank.tsx';
import { TypeChoice } from '../../loan/type-choice.tsx';
import { describeLimits } from '../describe-limits.ts';
import { PrivacyPopup } from '../privacy-popup.tsx';
import type { SideProps } from '../side.ts';
import { brokenLoanBounds } from './loan-state.ts';
import { type Objective, objectivesOf } from './objectives.ts';

/** The question of an instalment loan: the sentence to complete, and its purpose. */
export function LoanQuestion({
  setup,
  state,
  disabled,
  onChange,
}: Pick<SideProps, 'setup' | 'state' | 'disabled' | 'onChange'>) {
  const { locale, words, shared, offer } = setup;
  const { objective } = state;
  const { choice, entry, simulation, broughtWithin } = state.loans[objective];
  const { min } = simulatorBoundsOf(choice.tariff);
  return (
    <>
      <div className="sentence">
        <AmountBlank
          key={objective}
          name="amount"
          locale={locale}
          label={shared.amount}
          detail={shared.amountDetail}
          number={entry.amount === '' ? undefined : simulation.amount / 100}
          digits={entry.amount}
          placeholder={fill(shared.least, { min: formatNumber(min / 100, locale) })}
          error={
            state.beforeEmptied
              ? undefined
              : describeLimits(brokenLoanBounds(state), shared.outOfBounds, locale)
          }
          onDigits={(digits) => onChange({ kind: 'typeAmount', digits })}
          onLeave={() => onChange({ kind: 'leaveAmount' })}
        />
        <p className="sentence__part">{shared.purposes[objective]}</p>
      </div>
      <PrivacyPopup words={words.privacy} path={setup.privacyPath} />
      {broughtWithin && (
        <p className="simulator__changed">
          {fill(shared.amountChanged, {
            min: formatAmount(broughtWithin.min, locale, 'whenNeeded'),
            max: formatAmount(broughtWithin.max, locale, 'whenNeeded'),
            amount: formatAmount(simulation.amount, locale, 'whenNeeded'),
          })}
        </p>
      )}
      <ChoiceField
        name="objective"
        legend={words.objective.legend}
        hint={words.objective.hint}
        options={objectivesOf(offer.loans).map((value) => ({
          value,
          label: words.objective[value],
        }))}
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
    </>
  );
}
