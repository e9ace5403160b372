import { isEmail } from '#domain/contact/email.ts';
import { isPhone } from '#domain/contact/phone.ts';
import { toEuros } from '#domain/money/money.ts';
import { parseAmount } from '#domain/reading/parse-amount.ts';
import { BROKER_NAME, brokerAsAnswer } from '../chosen-broker.ts';
import type { Fault, FaultReason } from '../fault.ts';
import { isName } from '../rules/text.ts';
import type { CheckedForm, FormText, PersonRules } from './form-text.ts';
import {
  ABROAD,
  estateTypesOf,
  isMortgageProject,
  MORTGAGE_COUNTRIES,
} from './mortgage-projects.ts';
import { readForm } from './read-form.ts';
import { readSimulatedMortgage } from './simulated-mortgage.ts';

/** The controls of the mortgage form, without files and bot check, in the order of C-2.6. */
export const MORTGAGE_FORM_NAMES = [
  'name',
  'surname',
  'email',
  'telephone',
  'project',
  'country',
  'type',
  'address',
  'addressnumber',
  'addressboite',
  'addresscap',
  'addresscity',
  'price',
  'priceapport',
  'priceborrow',
  'borrowsingle',
  'revenuetotal',
  'revenuereplace',
  'revenuelocation',
  'revenuemobil',
  'chargecredit',
  'chargepension',
  'chargeafter',
  'chargechilds',
  'comments',
  'legal',
] as const;
export type MortgageFormName = (typeof MORTGAGE_FORM_NAMES)[number];

/** Values from the cookies of the same names: the mortgage simulated last, the chosen broker. */
export const CARRIED_NAMES = ['ch-params', BROKER_NAME] as const;

/** Error keys that differ from the names of the controls (C-2.8). */
export const MORTGAGE_ERROR_KEYS: Readonly<Record<string, string>> = {
  addresscity: 'city',
  'cf-turnstile-response': 'recaptcha',
};

/** The required fields of an appointment; also `country` and `type` if they are asked. */
export const MORTGAGE_REQUIRED: ReadonlySet<string> = new Set<MortgageFormName>([
  'name',
  'surname',
  'email',
  'telephone',
  'project',
  'legal',
]);

export const BORROWERS = ['one', 'two'] as const;

/** Whole euros, both included. An adviser decides what is lent: these only exclude nonsense. */
export const AMOUNT_BOUNDS = {
  price: { min: 1, max: 9_999_999 },
  priceapport: { min: 0, max: 9_999_999 },
  priceborrow: { min: 1, max: 9_999_999 },
  // The total income in a month.
  revenuetotal: { min: 0, max: 999_999 },
  revenuereplace: { min: 0, max: 999_999 },
  revenuelocation: { min: 0, max: 999_999 },
  revenuemobil: { min: 0, max: 999_999 },
  chargecredit: { min: 0, max: 999_999 },
  chargepension: { min: 0, max: 999_999 },
  chargeafter: { min: 0, max: 999_999 },
} as const satisfies Partial<Record<MortgageFormName, { min: number; max: number }>>;
export type MortgageAmountName = keyof typeof AMOUNT_BOUNDS;

export const AMOUNT_NAMES = Object.keys(AMOUNT_BOUNDS) as readonly MortgageAmountName[];

/** Number of dependent children. */
export const CHILDREN_BOUNDS = { min: 0, max: 20 } as const;

/** Longest values in characters; names and address as in the application. */
const MAX_LENGTHS: Readonly<Partial<Record<MortgageFormName, number>>> = {
  name: 20,
  surname: 100,
  email: 50,
  address: 100,
  addressnumber: 10,
  addressboite: 10,
  addresscap: 12,
  addresscity: 60,
  comments: 4_000,
};

/** A single line of text: no line breaks or other control characters. */
const ONE_LINE = /^\P{Cc}*$/u;
/** A postcode of another country: letters, digits, spaces, hyphens. */
const FOREIGN_POSTCODE = /^[A-Z\d][A-Z\d -]*$/i;

type Check = (value: string, answers: FormText, rules: PersonRules) => FaultReason | undefined;

const unless = (isRight: boolean, kind: FaultReason['kind']): FaultReason | undefined =>
  isRight ? undefined : { kind };
const oneOf =
  (codes: readonly string[]): Check =>
  (value) =>
    unless(codes.includes(value), 'invalid');
const oneLine: Check = (value) => unless(ONE_LINE.test(value), 'invalid');
const name: Check = (value) => unless(isName(value), 'nameCharacters');

const CHECKS: Readonly<Record<Exclude<MortgageFormName, MortgageAmountName | 'comments'>, Check>> =
  {
    name,
    surname: name,
    email: (value) => unless(isEmail(value), 'email'),
    telephone: (value) => unless(isPhone(value), 'phone'),
    project: (value) => unless(isMortgageProject(value), 'invalid'),
    country: oneOf(MORTGAGE_COUNTRIES),
    type: (value, { project }) =>
      unless(
        estateTypesOf(project).some((type) => type === value),
        'invalid',
      ),
    address: oneLine,
    addressnumber: oneLine,
    addressboite: oneLine,
    addresscap: (value, { project }, { places }) =>
      project === ABROAD
        ? unless(FOREIGN_POSTCODE.test(value), 'invalid')
        : unless(places.isPostcode(value), 'beZip'),
    addresscity: oneLine,
    borrowsingle: oneOf(BORROWERS),
    chargechilds: (value) => {
      const { min, max } = CHILDREN_BOUNDS;
      const isRight = /^\d{1,3}$/.test(value) && Number(value) >= min && Number(value) <= max;
      return isRight ? undefined : { kind: 'between', params: { min, max } };
    },
    // A visitor who does not agree is told what to do instead.
    legal: (value) => unless(value === 'yes', value === 'no' ? 'mustCheck' : 'invalid'),
  };

/**
 * The faults of a mortgage form, at most one a field; otherwise what is stored: amounts in euros with
 * two decimals, only answers that its project asks for, and the carried values.
 */
export function checkMortgageForm(written: FormText, rules: PersonRules): CheckedForm {
  const typed = readForm(written);
  const answers = withoutHidden(typed);
  const faults = MORTGAGE_FORM_NAMES.flatMap((field): readonly Fault[] => {
    const reason = check(field, answers, rules);
    return reason === undefined ? [] : [{ field, ...reason }];
  });
  if (faults.length > 0) return { ok: false, faults };
  const amounts = AMOUNT_NAMES.flatMap((field) => {
    const amount = parseAmount(answers[field] ?? '');
    return amount === undefined ? [] : [[field, toEuros(amount).toFixed(2)] as const];
  });
  return {
    ok: true,
    answers: { ...answers, ...Object.fromEntries(amounts), ...readCarried(typed) },
  };
}

/** Whether a field is required, given the others. */
export function isRequired(field: MortgageFormName, { project }: FormText): boolean {
  if (field === 'country') return project === ABROAD;
  if (field === 'type') return estateTypesOf(project).length > 0;
  return MORTGAGE_REQUIRED.has(field);
}

/** Drops the country unless the project is abroad, and the type unless there is a choice. */
function withoutHidden(typed: FormText): FormText {
  const { country, type, ...others } = typed;
  const own = Object.fromEntries(
    [...MORTGAGE_FORM_NAMES].flatMap((field) =>
      others[field] ? [[field, others[field]] as const] : [],
    ),
  );
  return {
    ...own,
    ...(country && isRequired('country', typed) ? { country } : {}),
    ...(type && isRequired('type', typed) ? { type } : {}),
  };
}

function check(
  field: MortgageFormName,
  answers: FormText,
  rules: PersonRules,
): FaultReason | undefined {
  const value = answers[field] ?? '';
  if (value === '') return isRequired(field, answers) ? { kind: 'required' } : undefined;
  const max = MAX_LENGTHS[field];
  if (max !== undefined && [...value].length > max) return { kind: 'maxLength', params: { max } };
  if (field === 'comments') return undefined;
  return isAmountName(field) ? checkAmount(field, value) : CHECKS[field](value, answers, rules);
}

function isAmountName(field: MortgageFormName): field is MortgageAmountName {
  return field in AMOUNT_BOUNDS;
}

function checkAmount(field: MortgageAmountName, value: string): FaultReason | undefined {
  const amount = parseAmount(value);
  if (amount === undefined) return { kind: 'decimal' };
  const { min, max } = AMOUNT_BOUNDS[field];
  const isWithin = toEuros(amount) >= min && toEuros(amount) <= max;
  return isWithin ? undefined : { kind: 'between', params: { min, max } };
}

/** The values from the cookies, cleaned. Invalid ones are dropped: no visitor could correct them. */
export function readCarried(typed: FormText): FormText {
  const simulated = readSimulatedMortgage(typed['ch-params'] ?? '');
  return {
    ...(simulated && { 'ch-params': JSON.stringify(simulated) }),
    ...brokerAsAnswer(typed),
  };
}
