import { type Answers, answer, textUnder } from './answers.ts';
import { type Borrower, nameOf } from './borrowers.ts';
import { changeAnswer } from './change-answer.ts';
import type { FieldName } from './field-names.ts';

/**
 * The data that a sign-in provides, under the specification's names without their borrower, in the order
 * in which it is filled in: a postcode clears the city.
 */
export const SIGNED_IN_NAMES = [
  'gender',
  'firstname',
  'lastname',
  'email',
  'phone',
  'street',
  'number',
  'box',
  'zip',
  'city',
  'birthDate',
  'birthLocation',
  'nationality',
  'nationalRegistry',
] as const satisfies readonly FieldName[];

export type SignedInName = (typeof SIGNED_IN_NAMES)[number];

export type SignedInValues = Readonly<Partial<Record<SignedInName, string>>>;

/** A value as it is sent: a flat object of texts, as the entries of `Answers`. */
export type SignedIn = {
  /** `itsme`, or the identifier of another provider. */
  readonly provider: string;
  /** When the provider sent it, ISO 8601. */
  readonly at: string;
  readonly name: SignedInName;
  readonly value: string;
};

/** The sign-in that has a method, calls and words of its own. */
export const ITSME = 'itsme';

/** How an application is filled in. */
export const METHODS = ['form', ITSME] as const;

export type Method = (typeof METHODS)[number];

/** The names of the borrowers' methods among the answers. */
export const METHOD_NAMES: readonly string[] = ['method', 'coborrowerMethod'];

/** The borrower's method; leaving step 1 by hand counts as one. Empty if none is chosen yet. */
export function methodOf(answers: Answers, borrower: Borrower, maxStep: number): Method | '' {
  const chosen = answer(answers, nameOf(borrower, 'method'));
  const known = METHODS.find((method) => method === chosen);
  return known ?? (maxStep > 1 ? 'form' : '');
}

/** The method as it is stored with a request; empty if none was chosen. */
export function chosenMethod(answers: Answers): Answers {
  const method = methodOf(answers, 'applicant', 1);
  return method === '' ? {} : { method };
}

/** Puts the values into the borrower's answers, with the consequences of each. */
export function takeOver(answers: Answers, borrower: Borrower, values: SignedInValues): Answers {
  let after = answers;
  for (const name of SIGNED_IN_NAMES) {
    const value = name === 'box' ? boxOf(values) : values[name];
    if (value !== undefined) after = changeAnswer(after, nameOf(borrower, name), value);
  }
  return after;
}

/** A box number belongs to its house: for another house, the one typed before is wrong. */
function boxOf({ box, number }: SignedInValues): string | undefined {
  return box ?? (number === undefined ? undefined : '');
}

/** The values of the newest of these sign-ins. */
export function newestOf(signedIn: readonly SignedIn[]): readonly SignedIn[] {
  const last = signedIn.reduce((newest, { at }) => (at > newest ? at : newest), '');
  return signedIn.filter(({ at }) => at === last);
}

/** The newest sign-in that an answer still agrees with; undefined once it differs. */
export function originOf(
  answers: Answers,
  borrower: Borrower,
  name: string,
  signedIn: readonly SignedIn[],
): SignedIn | undefined {
  const given = textUnder(answers, nameOf(borrower, name));
  return signedIn
    .filter((one) => one.name === name && one.value === given && given !== '')
    .toSorted((a, b) => b.at.localeCompare(a.at))[0];
}

/** Every answer of the borrower that equals a sign-in's value, under the control's name. */
export function provenAnswers(
  answers: Answers,
  borrower: Borrower,
  signedIn: readonly SignedIn[],
): { readonly name: string; readonly provider: string; readonly at: string }[] {
  return SIGNED_IN_NAMES.flatMap((name) => {
    const origin = originOf(answers, borrower, name, signedIn);
    return origin
      ? [{ name: nameOf(borrower, name), provider: origin.provider, at: origin.at }]
      : [];
  });
}

/** Reads what `jwt-refresh` adds to the saved state; anything of another shape is ignored. */
export function readSignedIn(list: unknown): readonly SignedIn[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { provider, at, name, value } = entry as Record<string, unknown>;
    const known = SIGNED_IN_NAMES.find((one) => one === name);
    const isText = [provider, at, value].every((text) => typeof text === 'string');
    return known && isText ? [{ provider, at, name: known, value } as SignedIn] : [];
  });
}
