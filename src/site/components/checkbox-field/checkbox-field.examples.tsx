import type { Examples } from '../gallery/examples.ts';
import { CheckboxField } from './checkbox-field.tsx';

export const checkboxFieldExamples: Examples = {
  component: 'CheckboxField',
  states: (w) => ({
    normal: <CheckboxField name="check-normal" label={w.consent} />,
    chosen: <CheckboxField name="check-chosen" label={w.consent} defaultChecked />,
    error: <CheckboxField name="check-error" label={w.consent} error={w.consentError} />,
    hint: <CheckboxField name="check-hint" label={w.consent} hint={w.disclosureText} />,
    disabled: <CheckboxField name="check-disabled" label={w.consent} disabled />,
  }),
};
