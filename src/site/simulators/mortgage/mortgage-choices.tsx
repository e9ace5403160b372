import { MORTGAGE_MODES, type MortgageMode } from '#domain/mortgage/mortgage.ts';
import { ChoiceField } from '#site/components/choice-field/choice-field.tsx';
import type { MortgageWords } from '#words/mortgage/mortgage.ts';
import type { MortgageState } from './mortgage-state.ts';
import type { MortgageType } from './mortgage-types.ts';

export interface MortgageChoiceProps {
  words: MortgageWords;
  state: MortgageState;
  /** Until the page is hydrated, a choice would not change the figures. */
  disabled: boolean;
}

/** The choice of what to calculate: the payment, or the amount. */
export function ModeChoice(
  props: MortgageChoiceProps & { onChoose: (mode: MortgageMode) => void },
) {
  const { words, state, disabled, onChoose } = props;
  return (
    <div className="simulator__type">
      <ChoiceField
        name="mode"
        legend={words.mode.legend}
        options={MORTGAGE_MODES.map((mode) => ({ value: mode, ...words.mode[mode] }))}
        value={state.mode}
        disabled={disabled}
        onChange={(event) => onChoose(event.currentTarget.value as MortgageMode)}
      />
    </div>
  );
}

/** The choice of mortgage, classic or light, where both are offered. */
export function MortgageTypeChoice(
  props: MortgageChoiceProps & {
    types: readonly MortgageType[];
    onChoose: (type: MortgageType) => void;
  },
) {
  const { words, state, types, disabled, onChoose } = props;
  if (types.length < 2) return null;
  return (
    <div className="simulator__type">
      <ChoiceField
        name="type"
        legend={words.type.legend}
        options={types.map((type) => ({ value: type, ...words.type[type] }))}
        value={state.type}
        disabled={disabled}
        onChange={(event) => onChoose(event.currentTarget.value as MortgageType)}
      />
    </div>
  );
}
