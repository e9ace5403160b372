import { type ReactNode, useState } from 'react';
import { namesHouseNumber } from '#domain/reading/read-address.ts';
import { turnsOutUsed } from '#journey/alternative-conditions.ts';
import { type Field, type FieldKind, type Scope, valueIn } from '#journey/field.ts';
import { readField } from '#journey/reading/read-field.ts';
import { CheckboxField } from '#site/components/checkbox-field/checkbox-field.tsx';
import { ChoiceField } from '#site/components/choice-field/choice-field.tsx';
import { EmailDoubt } from '#site/components/email-field/email-doubt.tsx';
import { SelectField } from '#site/components/select-field/select-field.tsx';
import { TextArea } from '#site/components/text-area/text-area.tsx';
import { TextField, type TextFieldProps } from '#site/components/text-field/text-field.tsx';
import { keepTogether } from '#view/unbroken/keep-together.tsx';
import { choicesOf } from '#words/fields/choices.ts';
import { wordsOfControl } from '#words/fields/fields.ts';
import type { ApplicationSetup } from '../setup.ts';
import { CityField } from './city-field.tsx';
import { isPlausiblePhoneLater } from './phone-doubt.ts';
import { writeChange } from './type-separators.ts';
import { usePhoneDoubt } from './use-phone-doubt.ts';

export interface FieldControlProps {
  field: Field;
  /** The control's name: the field's, or `currentCredits[0].type`. */
  name: string;
  scope: Scope;
  setup: ApplicationSetup;
  error: string | undefined;
  /** Where the answer comes from, if not from a keyboard. */
  note?: string | undefined;
  onChange: (value: string) => void;
  /** Called when the applicant leaves a field that has an answer. */
  onLeave: () => void;
}

/** Fewer choices than this are shown as radios (W-1.17). */
const MIN_OPTIONS_FOR_SELECT = 6;

/** How the browser can help with a kind of value. */
const TYPING: Readonly<Partial<Record<FieldKind, Partial<TextFieldProps>>>> = {
  email: { type: 'email', inputMode: 'email', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', width: 'medium' },
  count: { inputMode: 'numeric', width: 'short' },
  year: { inputMode: 'numeric', width: 'short' },
  zip: { inputMode: 'numeric', width: 'short' },
  amount: { inputMode: 'decimal', width: 'short', suffix: '€' },
  percent: { inputMode: 'decimal', width: 'short', suffix: '%' },
  date: { inputMode: 'numeric', width: 'short' },
  month: { inputMode: 'numeric', width: 'short' },
  nationalRegistry: { inputMode: 'numeric', width: 'medium' },
  companyNumber: { inputMode: 'numeric', width: 'medium' },
};

/** What an autofill knows each field as (WCAG 1.3.5); the employer's are not the applicant's own. */
const AUTOFILL: Readonly<Record<string, string>> = {
  firstname: 'given-name',
  lastname: 'family-name',
  email: 'email',
  phone: 'tel',
  street: 'address-line1',
  zip: 'postal-code',
  city: 'address-level2',
  birthDate: 'bday',
  profession: 'organization-title',
  employerName: 'organization',
};

/** The fields that may seem odd though they are right. */
const DOUBTED = new Set([
  ...['phone', 'coborrowerPhone', 'email', 'coborrowerEmail', 'lastname', 'firstRegistration'],
  ...['street', 'coborrowerStreet', 'employerStreet', 'coborrowerEmployerStreet'],
]);

/** How long the labels of choices side by side may be, in letters: on a phone, longer ones take three lines. */
const MAX_PAIR_LENGTH = 20;

const NARROW = new Set(['number', 'box', 'employerNumber', 'employerBox']);

/** The control for a field of the journey, by the field's kind. */
export function FieldControl(props: FieldControlProps) {
  const { field, name, scope, setup, error, note, onChange, onLeave } = props;
  const words = wordsOfControl({ field, name, scope }, setup.words.fields);
  const value = valueIn(scope, field.name);
  const raw = rawValue(scope, scope.entry ? field.name : name);
  const label = keepTogether(words.label);
  const hint = words.hint && keepTogether(words.hint);
  /** The value that was there first, or that the field was left with. */
  const [left, setLeft] = useState(value);
  // What is about the reader can be filled in for them; what is about somebody else cannot.
  const autoComplete = AUTOFILL[scope.facts.e2 ? field.name : name] ?? 'off';
  const leaveRead = () => {
    const read = readField(field, raw, scope);
    setLeft(read);
    if (read !== raw) onChange(read);
    if (read !== '') onLeave();
  };

  if (field.kind === 'check')
    return (
      <CheckboxField
        name={name}
        label={<ConditionsLabel label={words.label} setup={setup} />}
        error={error}
        checked={value === 'yes'}
        onChange={(event) => onChange(event.target.checked ? 'yes' : '')}
      />
    );

  if (field.kind === 'code' || field.kind === 'country') {
    const options = choicesOf(field, scope, setup);
    const change = (event: { target: { value: string } }) => onChange(event.target.value);
    if (field.kind === 'code' && options.length < MIN_OPTIONS_FOR_SELECT)
      return (
        <ChoiceField
          name={name}
          legend={label}
          hint={hint}
          error={error}
          note={note}
          options={options}
          value={value}
          onChange={change}
          columns={options.some(({ label }) => label.length > MAX_PAIR_LENGTH) ? 1 : 2}
        />
      );
    return (
      <SelectField
        name={name}
        label={label}
        hint={hint}
        error={error}
        note={note}
        options={options}
        placeholder={setup.words.fields.choose}
        value={value}
        onChange={change}
        onBlur={leaveRead}
        autoComplete={autoComplete}
      />
    );
  }

  if (field.kind === 'city' && isBelgian(field.name, scope))
    return (
      <CityField
        name={name}
        label={label}
        hint={hint}
        error={error}
        note={note}
        facts={scope.facts}
        zip={valueIn(scope, field.name === 'city' ? 'zip' : 'employerZip')}
        value={value}
        onChange={onChange}
        setup={setup}
        autoComplete={autoComplete}
      />
    );

  const typed = {
    name,
    label,
    hint,
    error,
    value: raw,
    autoComplete,
    onBlur: leaveRead,
  };
  if (field.kind === 'longText')
    return <TextArea {...typed} onChange={(event) => onChange(event.target.value)} />;
  return (
    <>
      <TextField
        {...typed}
        {...TYPING[field.kind]}
        // Other countries' postcodes have letters.
        {...(field.name === 'employerZip' &&
          !isBelgian(field.name, scope) && { inputMode: 'text' as const })}
        note={note}
        {...(NARROW.has(field.name) && { width: 'short' as const })}
        onChange={(event) => onChange(writeChange(field, scope, raw, event.target.value))}
      />
      {DOUBTED.has(name) ? <FieldDoubt {...props} value={value} isLeft={value === left} /> : null}
    </>
  );
}

/** What seems odd but keeps nobody from going on. */
function FieldDoubt(props: FieldControlProps & { value: string; isLeft: boolean }) {
  const { field, value, isLeft, scope, setup, onChange } = props;
  const doubtful = usePhoneDoubt(field.kind === 'phone' ? value : '', isPlausiblePhoneLater);
  const words = setup.words.application;
  const doubts: Readonly<Partial<Record<string, ReactNode>>> = {
    lastname: [...value].length > 30 && words.longName,
    phone: doubtful && words.doubtfulPhone,
    email: isLeft && <EmailDoubt email={value} words={words.meantEmail} onTake={onChange} />,
    street: hasNumberTwice(value, scope, 'number') && words.streetWithNumber,
    employerStreet: hasNumberTwice(value, scope, 'employerNumber') && words.streetWithNumber,
    firstRegistration:
      turnsOutUsed(scope.answers, scope.facts.loan, scope.facts) && words.vehicle.usedHint,
  };
  return (
    <p className="field-doubt" role="status">
      {doubts[field.name] || null}
    </p>
  );
}

const hasNumberTwice = (street: string, scope: Scope, number: 'number' | 'employerNumber') =>
  namesHouseNumber({ street, number: valueIn(scope, number) });

function ConditionsLabel({ label, setup }: { label: string; setup: ApplicationSetup }): ReactNode {
  const [before, after] = label.split('{link}');
  if (after === undefined) return label;
  return (
    <>
      {before}
      <a href={setup.links.terms} target="_blank" rel="noreferrer">
        {setup.words.application.conditionsLink}
      </a>
      {after}
    </>
  );
}

/** The value as typed, spaces and all, so that typing is not disturbed. */
function rawValue(scope: Scope, name: string): string {
  const value = scope.entry ? scope.entry[name] : scope.answers[name];
  return typeof value === 'string' ? value : '';
}

function isBelgian(name: string, scope: Scope): boolean {
  return name === 'city' || (valueIn(scope, 'employerCountry') || 'BE') === 'BE';
}
