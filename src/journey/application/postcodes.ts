import { type Answers, answer } from '../answers.ts';

/** The postcodes that are asked of either borrower. */
export const ZIPS = ['zip', 'employerZip', 'coborrowerZip', 'coborrowerEmployerZip'] as const;

/** The postcodes of these answers of which the server has not said yet whether they are right. */
export function postcodesToValidate(
  answers: Answers,
  known: Readonly<Record<string, boolean>>,
): readonly string[] {
  const zips = new Set(ZIPS.map((name) => answer(answers, name)));
  return [...zips].filter((zip) => /^\d{4}$/.test(zip) && !Object.hasOwn(known, zip));
}
