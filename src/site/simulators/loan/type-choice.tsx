import { ChoiceField } from '#site/components/choice-field/choice-field.tsx';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import type { LoanType, Offered } from './families.ts';

export interface TypeChoiceProps {
  words: SimulatorWords['types'];
  offered: Offered;
  chosen: LoanType;
  /** Until the page is hydrated, a choice would not change the figures. */
  disabled: boolean;
  onChoose: (type: LoanType) => void;
}

/** The types of a loan that has several: new or used, classic or energy. */
export function TypeChoice({ words, offered, chosen, disabled, onChoose }: TypeChoiceProps) {
  const { family, choices } = offered;
  if (family === 'personal' || family === 'grouping' || family === 'coproperty') return null;
  const { legend, ...labels }: TypeWords = words[family];
  return (
    <div className="simulator__type">
      <ChoiceField
        name="type"
        legend={legend}
        options={choices.map(({ type }) => ({ value: type, label: type, ...labels[type] }))}
        value={chosen}
        disabled={disabled}
        onChange={(event) => onChoose(event.currentTarget.value as LoanType)}
      />
    </div>
  );
}

type TypeWords = { legend: string } & Partial<Record<LoanType, { label: string; hint: string }>>;
