import type { Examples } from '../gallery/examples.ts';
import { SelectField } from './select-field.tsx';

const cities = [
  { value: 'Namur', label: 'Namur' },
  { value: 'Aarschot', label: 'Aarschot' },
];

export const selectFieldExamples: Examples = {
  component: 'SelectField',
  states: (w) => ({
    normal: (
      <SelectField
        name="select-normal"
        label={w.city}
        hint={w.cityHint}
        options={cities}
        placeholder={w.choose}
      />
    ),
    error: (
      <SelectField
        name="select-error"
        label={w.city}
        error={w.error}
        options={cities}
        placeholder={w.choose}
      />
    ),
    disabled: (
      <SelectField
        name="select-disabled"
        label={w.city}
        options={[]}
        placeholder={w.choose}
        disabled
      />
    ),
    long: (
      <SelectField
        name="select-long"
        label={w.city}
        options={[{ value: 'long', label: w.longWord }]}
      />
    ),
  }),
};
