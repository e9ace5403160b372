import type { Examples } from '../gallery/examples.ts';
import { ChoiceField } from './choice-field.tsx';

export const choiceFieldExamples: Examples = {
  component: 'ChoiceField',
  states: (w) => {
    const options = [
      { value: 'one', label: w.alone },
      { value: 'two', label: w.together },
    ];
    return {
      normal: <ChoiceField name="choice-normal" legend={w.borrowers} options={options} />,
      chosen: (
        <ChoiceField
          name="choice-chosen"
          legend={w.borrowers}
          options={options}
          defaultChoice="one"
        />
      ),
      error: (
        <ChoiceField name="choice-error" legend={w.borrowers} options={options} error={w.error} />
      ),
      hint: (
        <ChoiceField
          name="choice-hint"
          legend={w.borrowers}
          hint={w.hint}
          options={[
            { value: 'one', label: w.alone, hint: w.aloneHint },
            { value: 'two', label: w.together, hint: w.togetherHint },
          ]}
          columns={1}
        />
      ),
      many: (
        <ChoiceField
          name="choice-many"
          legend={w.group}
          columns={3}
          options={[w.stage1, w.stage2, w.stage3, w.longWord].map((label) => ({
            value: label.slice(0, 3),
            label,
          }))}
        />
      ),
      disabled: (
        <ChoiceField
          name="choice-disabled"
          legend={w.borrowers}
          options={options}
          defaultChoice="two"
          disabled
        />
      ),
    };
  },
};
