import type { Examples } from '../gallery/examples.ts';
import { TextField } from './text-field.tsx';

export const textFieldExamples: Examples = {
  component: 'TextField',
  states: (w) => ({
    normal: <TextField name="text-normal" label={w.label} />,
    filled: <TextField name="text-filled" label={w.label} defaultValue={w.value} />,
    hint: <TextField name="text-hint" label={w.label} hint={w.hint} />,
    error: <TextField name="text-error" label={w.label} hint={w.hint} error={w.error} />,
    note: <TextField name="text-note" label={w.label} note={w.hint} defaultValue={w.value} />,
    short: (
      <TextField
        name="text-short"
        label={w.payment}
        width="short"
        suffix="€"
        inputMode="decimal"
        defaultValue="284,48"
      />
    ),
    disabled: <TextField name="text-disabled" label={w.label} defaultValue={w.value} disabled />,
    readonly: <TextField name="text-readonly" label={w.label} defaultValue={w.value} readOnly />,
    long: <TextField name="text-long" label={w.longWord} defaultValue={w.longWord} />,
  }),
};
