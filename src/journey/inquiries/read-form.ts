import { readStreetLine } from '#domain/reading/read-address.ts';
import { readCount } from '#domain/reading/read-count.ts';
import { readEmail } from '#domain/reading/read-email.ts';
import { readAmount, readPhone, readPostcode } from '#domain/reading/read-numbers.ts';
import { readLine, readText } from '#domain/reading/read-text.ts';
import { readMessage, readName } from '#domain/reading/read-words.ts';
import type { FormText } from './form-text.ts';
import { ABROAD } from './mortgage-projects.ts';

type Reader = (typed: string, form: FormText) => string;

/** The names of the amounts, whose fields write them with the language's separators. */
const AMOUNT = /^(?:amount$|price|revenue|charge(?!childs))/;

/** How the fields of the website's forms are read, by their names; the others are chosen or carried. */
const READERS: readonly (readonly [RegExp, Reader])[] = [
  [AMOUNT, readAmount],
  [/name$/, readName],
  [/^email$/, readEmail],
  [/phone$/, readPhone],
  [/^zip$/, readPostcode],
  [/^(?:message|comments)$/, readMessage],
  [
    /^addresscap$/,
    (typed, { project }) => (project === ABROAD ? readText(typed) : readPostcode(typed)),
  ],
  [/^addresscity$/, readLine],
  [/^chargechilds$/, readCount],
];

/** A form's text as its fields read it, in the browser and on the server, before its rules. */
export function readForm(form: FormText): FormText {
  const read = Object.entries(form).map(([name, typed]) => {
    const reader = READERS.find(([names]) => names.test(name))?.[1];
    return [name, reader && typed !== '' ? reader(typed, form) : typed] as const;
  });
  return { ...Object.fromEntries(read), ...readAddress(form) };
}

/** What fields show once one is left: its own text as it is read, and of a street its number and box. */
export function readLeft(form: FormText, name: string): FormText {
  if (AMOUNT.test(name)) return {};
  const shown = name === 'address' ? ADDRESS : [name];
  const read = readForm(form);
  return Object.fromEntries(
    shown.flatMap((field) => (read[field] === undefined ? [] : [[field, read[field]]])),
  );
}

const ADDRESS = ['address', 'addressnumber', 'addressboite'];

function readAddress(form: FormText): FormText {
  const { address = '', addressnumber = '', addressboite = '' } = form;
  const { street, number, box } = readStreetLine({
    street: address,
    number: addressnumber,
    box: addressboite,
  });
  const read = { address: street, addressnumber: number, addressboite: box };
  // What was not filled in stays absent.
  return Object.fromEntries(
    Object.entries(read).filter(([name, value]) => value !== '' || form[name] !== undefined),
  );
}
