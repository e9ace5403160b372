import type { SentValue } from '../sent-answers/field-values.ts';
import type { FormText } from './form-text.ts';
import { AMOUNT_NAMES } from './mortgage-form.ts';
import { readSimulatedMortgage, type SimulatedMortgage } from './simulated-mortgage.ts';

/** A form of the website as it is stored, exported and posted: numbers and yes/no as values. */
export type SentForm = Readonly<Record<string, SentValue | SimulatedMortgage>>;

/** Euros, months, percent and children: all that the forms ask in figures. */
const NUMBER_NAMES: ReadonlySet<string> = new Set([
  'amount',
  'duration',
  'taeg',
  'monthly-fee',
  ...AMOUNT_NAMES,
  'chargechilds',
]);

/**
 * A valid form's text as values. Values stay as they are, because forms of earlier versions were stored as text; a
 * text that is no number stays text.
 */
export function normaliseForm(form: FormText | SentForm): SentForm {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name,
      typeof value === 'string' ? parseFormValue(name, value) : value,
    ]),
  );
}

function parseFormValue(name: string, text: string): SentForm[string] {
  if (name === 'legal' && text === 'yes') return true;
  if (name === 'ch-params') return readSimulatedMortgage(text) ?? text;
  const isNumber = NUMBER_NAMES.has(name) && text !== '' && Number.isFinite(Number(text));
  return isNumber ? Number(text) : text;
}
