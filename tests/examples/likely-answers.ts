import { formatDate, parseDate } from '#domain/calendar/date.ts';
import { toEuros } from '#domain/money/money.ts';
import { answer, entriesUnder } from '#journey/answers.ts';
import { nameOf, ownName } from '#journey/borrowers.ts';
import { codesOffered } from '#journey/check-step.ts';
import type { FaultKind } from '#journey/fault.ts';
import type { Field, FieldKind } from '#journey/field.ts';
import type { FieldName } from '#journey/field-names.ts';
import { ENTRY_LISTS, FIELDS } from '#journey/form-fields.ts';
import { fluvia } from './fluvia.ts';
import type { Journey } from './journey.ts';

/** Chooses one of several, deterministically for a seed. */
export type Pick = <T>(of: readonly [T, ...T[]]) => T;

export function pickWith(seed: number): Pick {
  let state = seed || 1;
  return (of) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return of[(state >>> 8) % of.length] ?? of[0];
  };
}

type Values = readonly [string, ...string[]];

/** Right answers, or answers that are right in combination with others; in the order of the steps. */
const RIGHT: Readonly<Record<string, Values>> = {
  firstname: ['Émile', 'Lotte'],
  lastname: ['D’Hondt', 'Peeters', 'van den Bossche tot Ter Elst en Oudenhove'],
  email: ['emile@example.be', 'lotte@example.brussels'],
  phone: ['0475/123456', '+32 81 22 33 44'],
  street: ['Rue de l’Écluse', 'Veldstraat'],
  number: ['12', '8 bis'],
  box: ['', 'A1'],
  zip: ['5000', '9000', '1000'],
  livingSince: ['2016', '2026', '1984'],
  firstRegistration: ['01/06/2025', '21/11/2023', '20/11/2023', '19/11/2023', '01/01/2016'],
  profession: ['Infirmier', ''],
  workingContractBeginDate: ['01/09/2012', '20/11/2026', '01/01/1999'],
  companyNumber: ['0403.019.261', '0428759497'],
  employerName: ['Clinique du Pont', 'Dupont & Fils'],
  employerStreet: ['Rue Haute'],
  employerNumber: ['3'],
  employerBox: ['', '2'],
  mainIncome: ['900', '2350,50', '4000', '1'],
  familyAllowances: ['', '170'],
  rentalIncome: ['', '450'],
  children: ['0', '2'],
  dependents: ['0', '1'],
  alimonyFee: ['0', '120'],
  rent: ['650', '1'],
  duration: ['60', '180', '13'],
  rate: ['', '4,5'],
  monthlyAmount: ['0', '150'],
  amountBorrowed: ['5000', '900'],
  remainingAmount: ['', '800'],
  beginDate: ['20/11/2025', '01/01/2024'],
  extraFeesAmount: ['40'],
  extraFeesReason: ['Crèche'],
  birthDate: ['30/07/1985', '12/03/1950', '20/11/2008', '01/01/2000'],
  birthLocation: ['Namur', 'Sint-Niklaas'],
  inBelgiumSince: ['01/2019', '11/2026'],
  futurePensionIncome: ['', '1400'],
  creditPurpose: ['Un piano', ''],
  message: ['', 'Merci !'],
};

/** Wrong answers, by the kind of field. */
const WRONG: Readonly<Record<FieldKind, Values>> = {
  text: ['', '<b>', 'bis', 'Divers', '«42»', 'x'.repeat(120)],
  longText: ['<script>', 'x'.repeat(501)],
  email: ['', 'emile@example', `${'e'.repeat(60)}@example.be`],
  phone: ['', '0475x123456', '12'],
  count: ['', '-1', '100', '1,5', '400', '3'],
  year: ['', '216', 'deux', '2027', '1899'],
  zip: ['', '0999', '12345678901'],
  city: ['', 'Atlantis', 'x'.repeat(40)],
  amount: ['', 'cher', '1000000', '0', '0,99', '7500'],
  percent: ['cher', '100', '4,567'],
  date: ['', '31/02/2020', '01/01/1899', '21/11/2026', '21/11/2008', '01/01/2005', '01/01/1990'],
  month: ['', '13/2020', '12/2026', '01/1899'],
  nationalRegistry: ['', '8507300332', '93.05.18-223.61', '85.07.30-033.29', '85.07.30-033.28'],
  companyNumber: ['', '0403.019.262'],
  check: ['', 'no'],
  code: ['', 'ZZZ'],
  country: ['ZZ', ''],
};

/** The field of a control, in a list or not. */
function fieldOf(control: string): Field {
  const [, list = '', own = ''] = /^(\w+)\[\d+\]\.(\w+)$/.exec(control) ?? [];
  const field = list
    ? ENTRY_LISTS.get(list)?.fields.find(({ name }) => name === own)
    : FIELDS.get(control);
  if (!field) throw new Error(`${control} is no control`);
  return field;
}

export function wrongAnswer(control: string, journey: Journey, pick: Pick): string {
  const { name, kind } = fieldOf(control);
  // The other borrower's number, copied.
  if (kind === 'nationalRegistry' && pick([true, false]))
    return answer(journey.values, 'nationalRegistry');
  return name === 'remainingAmount' ? '9000' : pick(WRONG[kind]);
}

/** An answer that is right, or can be, in combination with the others. */
export function rightAnswer(control: string, journey: Journey, pick: Pick): string {
  const field = fieldOf(control);
  const { borrower } = ownName(control.replace(/\[.*/, ''));
  const given = (name: FieldName) => answer(journey.values, nameOf(borrower, name));
  if (field.kind === 'check') return 'yes';
  if (field.kind === 'code' || field.kind === 'country') return codeOf(field, journey, pick);
  if (field.name === 'price')
    return (toEuros(journey.loan.amount) * pick([1, 2, 1 / 1.05])).toFixed(2);
  if (field.name === 'advance') return '0';
  if (field.name === 'city') return cityOf(given('zip'));
  if (field.name === 'employerCity')
    return given('employerCountry') === 'BE' ? cityOf(given('employerZip')) : 'Lille';
  if (field.name === 'employerZip')
    return given('employerCountry') === 'BE' ? pick(['5000', '9000']) : '59000';
  if (field.kind === 'nationalRegistry')
    return registryOf(given('birthDate'), given('gender'), borrower === 'coborrower' ? 3 : 1);
  return pick(RIGHT[field.name] ?? ['0', '35', '12,50']);
}

/** All the answers to a control that a walk may give, right and wrong. */
export function possibleAnswers(control: string, journey: Journey): readonly string[] {
  const field = fieldOf(control);
  const right =
    field.kind === 'code'
      ? codesOffered(field, journey.facts)
      : (RIGHT[field.name] ?? [rightAnswer(control, journey, ([first]) => first)]);
  return [...new Set([...right, ...WRONG[field.kind]])];
}

function codeOf(field: Field, journey: Journey, pick: Pick): string {
  // Most work in Belgium and come from there; the other countries are equally likely.
  if (field.kind === 'country') return pick(['BE', 'BE', 'FR', 'BR']);
  const [first, ...others] = codesOffered(field, journey.facts);
  if (first === undefined) throw new Error(`${field.name} offers nothing`);
  return pick([first, ...others]);
}

const cityOf = (zip: string) => fluvia.places.namesOf(zip, 'fr')[0] ?? '';

/** A national number for this birth date and gender: that of the day's `nth` man, or of the woman after him. */
function registryOf(birthDate: string, gender: string, nth: number): string {
  const born = parseDate(birthDate);
  if (!born) return '85.07.30-033.28';
  const [day, month, year = ''] = formatDate(born).split('/');
  const sequence = String(gender === 'F' ? nth + 1 : nth).padStart(3, '0');
  const firstDigits = `${year.slice(2)}${month}${day}${sequence}`;
  const check = 97 - (Number(born.year >= 2000 ? `2${firstDigits}` : firstDigits) % 97);
  return `${year.slice(2)}.${month}.${day}-${sequence}.${String(check).padStart(2, '0')}`;
}

/** The remedies for faults that another answer to their own field does not correct. */
const REMEDIES: Readonly<Partial<Record<FaultKind, (journey: Journey, of: Remedy) => void>>> = {
  advance: (journey, { pick }) => setPrice(journey, pick),
  advanceCoversPrice: (journey, { pick }) => setPrice(journey, pick),
  carPrice: (journey, { pick }) => setPrice(journey, pick, 750_001),
  mobileHomePrice: (journey, { pick }) => setPrice(journey, pick, 750_001),
  vehicleTooOld: (journey) => journey.set('firstRegistration', '01/06/2025'),
  childrenRequired: (journey, { field }) => journey.set(field, '2'),
  incomeRequired: (journey, { field }) => journey.set(field, '170'),
  creditRequired: (journey, { field, pick }) => {
    const { borrower } = ownName(field);
    journey.add(nameOf(borrower, pick(['currentCredits', 'currentCreditCards'])));
  },
  creditFinished: (journey, { field }) => {
    journey.set(field, '60');
    journey.set(field.replace(/duration$/, 'beginDate'), '20/11/2025');
  },
  monthlyAmount: (journey, { field }) => journey.set(field, '0'),
  remainingAmount: (journey, { field }) => journey.set(field, '0'),
  livingSinceBeforeBirth: (journey, { field }) => journey.set(field, '2026'),
  contractBeforeSixteen: (journey, { field }) => journey.set(field, '20/11/2026'),
  maxLength: (journey, { field, pick }) =>
    journey.set(field, field.endsWith('astname') ? 'Peeters' : rightAnswer(field, journey, pick)),
};

interface Remedy {
  readonly field: string;
  readonly pick: Pick;
}

/** A price that suits the loan: with a usual advance, a small one, or at either bound of the rule. */
function setPrice(journey: Journey, pick: Pick, least = 0): void {
  const { amount } = journey.loan;
  const remainder = pick([amount, Math.ceil(amount / 1.1)]);
  const price = Math.max(pick([remainder, Math.round(remainder * 1.1), remainder * 2]), least);
  journey.set('price', (price / 100).toFixed(2));
  journey.set('advance', ((price - remainder) / 100).toFixed(2));
}

/** Faults that no answer on the screen corrects: they need an adviser or another household. */
export const STATED_STOPS: ReadonlySet<FaultKind> = new Set([
  'formEnded',
  'spouseMustSubscribe',
  'insufficientIncomes',
]);

/** Faults that another screen has to correct, to which this one links. */
export const MENDED_ELSEWHERE: ReadonlySet<FaultKind> = new Set([
  'livingSinceBeforeBirth',
  'contractBeforeSixteen',
]);

/** Answers what the screen still asks, until it is right or only such faults are left. */
export function fillIn(journey: Journey, pick: Pick): void {
  for (let round = 0; round < 200; round++) {
    const fault = journey.faults.find(
      ({ kind }) => !STATED_STOPS.has(kind) && !MENDED_ELSEWHERE.has(kind),
    );
    if (!fault) return;
    mend(journey, fault.field, fault.kind, pick);
  }
  throw new Error(`No answer suits: ${JSON.stringify(journey.faults)}`);
}

export function mend(journey: Journey, field: string, kind: FaultKind, pick: Pick): void {
  const remedy = REMEDIES[kind];
  if (remedy) remedy(journey, { field, pick });
  else journey.set(field, rightAnswer(field, journey, pick));
}

/** The number of entries in a list that is shown. */
export function entriesIn(journey: Journey, list: string): number {
  return entriesUnder(journey.answers, list).length;
}
