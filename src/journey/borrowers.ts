import { type Answers, answer } from './answers.ts';
import type { FieldName } from './field-names.ts';

/** The two people in an application. In mode e2 the co-borrower fills in their own part. */
export type Borrower = 'applicant' | 'coborrower';

/** The name of the control for a borrower's answer: `mainIncome`, `coborrowerMainIncome`. */
export function nameOf<Name extends string>(
  borrower: Borrower,
  name: Name,
): Name | `coborrower${Capitalize<Name>}` {
  if (borrower === 'applicant') return name;
  return `coborrower${name.charAt(0).toUpperCase()}${name.slice(1)}` as `coborrower${Capitalize<Name>}`;
}

/** A borrower's answer under `name`, trimmed; empty if there is none. */
export function answerOf(answers: Answers, borrower: Borrower, name: FieldName): string {
  return answer(answers, nameOf(borrower, name));
}

/** The borrower and the name within it: `coborrowerMainIncome` is the co-borrower's `mainIncome`. */
export function ownName(name: string): { borrower: Borrower; name: string } {
  const own = /^coborrower([A-Z])(.*)$/.exec(name);
  return own
    ? { borrower: 'coborrower', name: `${own[1]?.toLowerCase()}${own[2]}` }
    : { borrower: 'applicant', name };
}

/** Community contracts, under which a loan binds both spouses. */
const COMMUNITY_CONTRACTS = ['CL', 'CU', 'CC'];

export const isCommunityContract = (code: string) => COMMUNITY_CONTRACTS.includes(code);

const isMarried = (answers: Answers) => answer(answers, 'maritalStatus') === 'MAR';

/** Whether the applicant is married under a community contract. */
export const isUnderCommunity = (answers: Answers) =>
  isMarried(answers) && isCommunityContract(answer(answers, 'maritalContractType'));

const asksForTwo = (answers: Answers) => answer(answers, 'borrowers') === 'two';

/** Whether someone married under a community contract and applying alone is asked if the spouse subscribes. */
export const asksWhetherSpouseSubscribes = (answers: Answers) =>
  answer(answers, 'borrowers') === 'one' && isUnderCommunity(answers);

/** Whether the spouse subscribes and so becomes the co-borrower, with the sections for two. */
export const spouseSubscribes = (answers: Answers) =>
  asksWhetherSpouseSubscribes(answers) && answer(answers, 'coborrowerMaritalType') === 'yes';

/** Whether two borrowers are asked if they are spouses; if unmarried, they are not. */
export const asksBorrowWith = (answers: Answers) => asksForTwo(answers) && isMarried(answers);

/** Whether the co-borrower is the applicant's spouse. */
export const coborrowerIsSpouse = (answers: Answers) =>
  spouseSubscribes(answers) ||
  (asksBorrowWith(answers) && answer(answers, 'borrowWith') === 'spouce');

/** Whether the co-borrower fills in their part later, by a link that is mailed to them. */
export const isCoborrowerLater = (answers: Answers) =>
  asksForTwo(answers) && answer(answers, 'coborrowerInfosEncoding') === 'later';

/** Whether the co-borrower fills in their own part by the link (mode e2; ). */
export const encodesThemselves = (answers: Answers) =>
  answer(answers, 'coborrowerEncoding') === 'yes';

/** Whether both borrowers' answers are given now: a co-borrower's with data now, or a subscribing spouse's. */
export const hasCoborrowerNow = (answers: Answers) =>
  spouseSubscribes(answers) ||
  (asksForTwo(answers) && answer(answers, 'coborrowerInfosEncoding') === 'now');

/** The borrowers whose answers are checked together. */
export function borrowersOf(answers: Answers): readonly Borrower[] {
  return hasCoborrowerNow(answers) ? ['applicant', 'coborrower'] : ['applicant'];
}

/** Whether the form ends at step 2, because the spouse has to subscribe and does not. */
export const hasFormEnded = (answers: Answers) =>
  (asksWhetherSpouseSubscribes(answers) && answer(answers, 'coborrowerMaritalType') === 'no') ||
  (asksForTwo(answers) && isUnderCommunity(answers) && answer(answers, 'borrowWith') === 'other');
