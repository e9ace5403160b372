import type { Examples } from '../gallery/examples.ts';
import { SelectField } from '../select-field/select-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FieldGroup, FieldPair } from './field-group.tsx';

export const fieldGroupExamples: Examples = {
  component: 'FieldGroup, FieldPair',
  states: (w) => ({
    pair: (
      <FieldGroup title={w.group}>
        <FieldPair narrowFirst>
          <TextField name="pair-zip" label={w.zip} error={w.zipError} defaultValue="9999" />
          <SelectField
            name="pair-city"
            label={w.city}
            hint={w.cityHint}
            options={[]}
            placeholder={w.choose}
          />
        </FieldPair>
      </FieldGroup>
    ),
  }),
};
