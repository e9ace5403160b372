import type { ComponentType, Dispatch } from 'react';
import { formatAmount, formatNumber } from '#domain/money/format.ts';
import { simulatorBoundsOf } from '#domain/tariff/rate.ts';
import { ChoiceField } from '#site/components/choice-field/choice-field.tsx';
import { withLinks } from '#site/components/with-links.tsx';
import { fill } from '#words/translation.ts';
import { AmountBlank } from '../loan/amount-blank.tsx';
import { TypeChoice } from '../loan/type-choice.tsx';
import type { ConfiguratorSetup } from './configurator-setup.ts';
import type { ConfiguratorAction, ConfiguratorState } from './configurator-state.ts';
import { describeBounds, describePurpose } from './describe-configurator.ts';
import { MortgageQuestion } from './mortgage-question.tsx';
import { isMortgage, OBJECTIVES, type Objective } from './objectives.ts';
import { ProductChoice } from './product-choice.tsx';
import type { PurchaseQuestionProps } from './purchase-question.tsx';

export interface QuestionProps {
  setup: ConfiguratorSetup;
  state: ConfiguratorState;
  /** Before the page is alive a choice would leave the figures as they are. */
  disabled: boolean;
  onChange: Dispatch<ConfiguratorAction>;
  /** From the price of a home, once it is loaded. */
  purchase: ComponentType<PurchaseQuestionProps> | undefined;
  /** The amount of a mortgage's figures in view; nothing while there are none. */
  answeredAmount: number | undefined;
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
      <NoScriptWays setup={setup} />
      {isMortgage(type) ? (
        <MortgageQuestion key={type} product={type} {...props} />
      ) : (
        <LoanQuestion {...props} />
      )}
    </>
  );
}

/** Why the choices above are out of reach, and where the others are. */
function NoScriptWays({ setup: { words, more } }: Pick<QuestionProps, 'setup'>) {
  const { noScript, CH, LIGHT } = words.product;
  return (
    <noscript>
      <p className="configurator__no-script">
        {withLinks(noScript, {
          CH: <a href={more.CH}>{CH.label}</a>,
          LIGHT: <a href={more.LIGHT}>{LIGHT.label}</a>,
        })}
      </p>
    </noscript>
  );
}

function LoanQuestion({ setup, state, disabled, onChange }: QuestionProps) {
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
          error={describeBounds(setup, state)}
          onDigits={(digits) => onChange({ kind: 'typeAmount', digits })}
          onLeave={() => onChange({ kind: 'leaveAmount' })}
        />
        <p className="sentence__part">{describePurpose(state, setup)}</p>
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
      <ChoiceField
        name="objective"
        legend={words.objective.legend}
        hint={words.objective.hint}
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
    </>
  );
}
