import { readStreetLine } from '#domain/reading/read-address.ts';
import { type Answers, entriesOf, textUnder } from '../answers.ts';
import { type Borrower, nameOf, ownName } from '../borrowers.ts';
import { type Field, fieldThatCounts, type Scope } from '../field.ts';
import type { FieldName } from '../field-names.ts';
import { type ShownList, shownFields, shownLists, shownSections } from '../shown.ts';
import type { Step } from '../step.ts';
import { readField } from './read-field.ts';

/** The addresses of a borrower: where they live, where they work. */
const ADDRESSES = [
  ['street', 'number', 'box'],
  ['employerStreet', 'employerNumber', 'employerBox'],
] as const satisfies readonly (readonly FieldName[])[];

/**
 * The answers with all that a step shows as its fields read it: in the browser on Next, because Enter and autofill
 * leave no field, and on the server before the rules. The same answers if nothing changes.
 */
export function readStep(step: Step, scope: Scope): Answers {
  const changes = shownSections(step, scope).flatMap((shown) => {
    const borrower = shown.scope.borrower ?? 'applicant';
    const fields = shownFields(shown);
    const streets = ADDRESSES.filter(([street]) =>
      fields.some(({ field }) => field.name === street),
    );
    return [
      ...fields.flatMap(({ field, name }) => {
        const typed = scope.answers[name];
        return typeof typed === 'string'
          ? [[name, readField(field, typed, shown.scope)] as const]
          : [];
      }),
      ...streets.flatMap((names) => readAddress(scope.answers, borrower, names)),
      ...shownLists(shown).map((list) => [list.name, readEntries(list, shown.scope)] as const),
    ];
  });
  const changed = changes.filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(scope.answers[name]),
  );
  return changed.length === 0
    ? scope.answers
    : { ...scope.answers, ...Object.fromEntries(changed) };
}

/** The answers with the house number and box that a street's field was left with, in fields of their own. */
export function readLeftStreet(answers: Answers, name: string): Answers {
  const { borrower, name: own } = ownName(name);
  const address = ADDRESSES.find(([street]) => street === own);
  const changes = address ? readAddress(answers, borrower, address) : [];
  return changes.every(([changed, value]) => textUnder(answers, changed) === value)
    ? answers
    : { ...answers, ...Object.fromEntries(changes) };
}

function readAddress(
  answers: Answers,
  borrower: Borrower,
  names: (typeof ADDRESSES)[number],
): readonly (readonly [string, string])[] {
  const [street, number, box] = names.map((name) => nameOf(borrower, name));
  if (street === undefined || number === undefined || box === undefined) return [];
  const read = readStreetLine({
    street: textUnder(answers, street),
    number: textUnder(answers, number),
    box: textUnder(answers, box),
  });
  const changes = [
    [street, read.street],
    [number, read.number],
    [box, read.box],
  ] as const;
  // What was not answered stays absent.
  return changes.filter(([name, value]) => value !== '' || answers[name] !== undefined);
}

function readEntries({ list, name }: ShownList, scope: Scope) {
  return entriesOf(scope.answers, name).map((entry) => {
    const own = { ...scope, entry };
    const read = list.fields
      .filter((field: Field) => entry[field.name] && fieldThatCounts(field, own))
      .map((field) => [field.name, readField(field, entry[field.name] ?? '', own)] as const);
    return { ...entry, ...Object.fromEntries(read) };
  });
}
