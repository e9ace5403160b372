import { readCount } from '#domain/reading/read-count.ts';
import { readDate, readMonth, readYear } from '#domain/reading/read-date.ts';
import { readEmail } from '#domain/reading/read-email.ts';
import { readCompanyNumber, readNationalNumber } from '#domain/reading/read-identity.ts';
import { readAmount, readPhone, readPostcode, readRate } from '#domain/reading/read-numbers.ts';
import { readLine, readText } from '#domain/reading/read-text.ts';
import { readMessage, readName } from '#domain/reading/read-words.ts';
import { type Field, type FieldKind, type Scope, valueIn } from '../field.ts';

type Reader = (typed: string, scope: Scope) => string;

const inBelgium = (scope: Scope) => (valueIn(scope, 'employerCountry') || 'BE') === 'BE';

/** How the text of each kind is read; codes and ticks are chosen, and only trimmed. */
const READERS: Readonly<Partial<Record<FieldKind, Reader>>> = {
  text: readText,
  longText: readMessage,
  email: readEmail,
  phone: readPhone,
  count: readCount,
  year: (typed, { facts }) => readYear(typed, facts.today),
  zip: readPostcode,
  amount: readAmount,
  percent: readRate,
  date: (typed, { facts }) => readDate(typed, facts.today),
  month: (typed, { facts }) => readMonth(typed, facts.today),
  nationalRegistry: readNationalNumber,
  companyNumber: readCompanyNumber,
};

/**
 * A text as its field reads and writes it: the same in the browser, once the field is left, and on the server, before
 * the rules are applied. What cannot be read is left as it was typed, as a plain line.
 */
export function readField(
  { name, kind, read }: Pick<Field, 'name' | 'kind' | 'read'>,
  typed: string,
  scope: Scope,
): string {
  // Abroad, a postcode has letters and a town is free text.
  if (name === 'employerZip' && !inBelgium(scope)) return readLine(typed);
  if (kind === 'city')
    return name === 'employerCity' && !inBelgium(scope) ? readName(typed) : readLine(typed);
  return read?.(typed) ?? READERS[kind]?.(typed, scope) ?? typed.trim();
}
