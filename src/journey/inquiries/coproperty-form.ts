import { monthlyPayment } from '#domain/loan/payment.ts';
import { toEuros } from '#domain/money/money.ts';
import { parseAmount } from '#domain/reading/parse-amount.ts';
import { boundsOf, findRate } from '#domain/tariff/rate.ts';
import type { Tariffs } from '#domain/tariff/tariff.ts';
import type { Fault } from '../fault.ts';
import {
  type CheckedForm,
  checkPerson,
  type FormText,
  PERSON_NAMES,
  type PersonRules,
  tidyCarried,
} from './form-text.ts';
import { readForm } from './read-form.ts';

/** The controls of the co-property form, without files and bot check (C-2.3). */
export const COPROPERTY_FORM_NAMES = [
  'amount',
  'duration',
  'taeg',
  'monthly-fee',
  ...PERSON_NAMES,
] as const;

export const COPROPERTY_REQUIRED: ReadonlySet<string> = new Set([
  'firstname',
  'lastname',
  'email',
  'phone',
]);

export type CopropertyRules = PersonRules & { tariffs: Pick<Tariffs, 'TAEGPCO2'> };

/**
 * The faults of a co-property form, at most one a field; otherwise its answers with rate and monthly fee
 * from the tariff (W-6.12), whatever was sent for them. Amounts in euros.
 */
export function checkCopropertyForm(written: FormText, rules: CopropertyRules): CheckedForm {
  const answers = readForm(written);
  const faults = [...checkPerson(answers, COPROPERTY_REQUIRED, rules)];
  const loan = readLoan(answers, rules);
  if (!loan.ok) faults.unshift(loan.fault);
  if (!loan.ok || faults.length > 0) return { ok: false, faults };
  return { ok: true, answers: { ...tidyCarried(answers), ...loan.figures } };
}

function readLoan(
  { amount: typed = '', duration: chosen = '' }: FormText,
  { tariffs: { TAEGPCO2: tariff } }: CopropertyRules,
): { ok: true; figures: FormText } | { ok: false; fault: Fault } {
  if (typed === '') return { ok: false, fault: { field: 'amount', kind: 'required' } };
  if (!tariff) throw new Error('The lender has no co-property loan, and so no form for it');
  const amount = parseAmount(typed);
  const bounds = boundsOf(tariff);
  if (amount === undefined || amount < bounds.min || amount > bounds.max) {
    const params = { min: toEuros(bounds.min), max: toEuros(bounds.max) };
    return { ok: false, fault: { field: 'amount', kind: 'between', params } };
  }
  if (chosen === '') return { ok: false, fault: { field: 'duration', kind: 'required' } };
  const rate = /^\d{1,3}$/.test(chosen) ? findRate(tariff, amount, Number(chosen)) : undefined;
  if (rate?.kind !== 'offered') return { ok: false, fault: { field: 'duration', kind: 'invalid' } };
  const fee = monthlyPayment(amount, rate.taeg, Number(chosen));
  return {
    ok: true,
    figures: {
      amount: toEuros(amount).toFixed(2),
      duration: String(Number(chosen)),
      taeg: String(rate.taeg),
      'monthly-fee': toEuros(fee).toFixed(2),
    },
  };
}
