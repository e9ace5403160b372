import { type Answers, answer } from './answers.ts';

/** The two people an application can be about. In mode e2 the co-borrower fills in their own part. */
export type Borrower = 'applicant' | 'coborrower';

/** The control's name of a borrower's answer: `mainIncome`, `coborrowerMainIncome`. */
export function nameOf(borrower: Borrower, name: string): string {
  return borrower === 'applicant'
    ? name
    : `coborrower${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** What a borrower answered under `name`, without spaces around it; empty where nothing. */
export function answerOf(answers: Answers, borrower: Borrower, name: string): string {
  return answer(answers, nameOf(borrower, name));
}

/** The name without its borrower: `coborrowerMainIncome` is the co-borrower's `mainIncome`. */
export function ownName(name: string): { borrower: Borrower; name: string } {
  const own = /^coborrower([A-Z])(.*)$/.exec(name);
  return own
    ? { borrower: 'coborrower', name: `${own[1]?.toLowerCase()}${own[2]}` }
    : { borrower: 'applicant', name };
}

/** Community contracts, under which a loan binds both spouses (rules.md "Couple, step 1"). */
const COMMUNITY_CONTRACTS = ['CL', 'CU', 'CC'];

export const isCommunityContract = (code: string) => COMMUNITY_CONTRACTS.includes(code);

const isMarried = (answers: Answers) => answer(answers, 'maritalStatus') === 'MAR';

/** The applicant is married under a community contract. */
export const isUnderCommunity = (answers: Answers) =>
  isMarried(answers) && isCommunityContract(answer(answers, 'maritalContractType'));

const asksForTwo = (answers: Answers) => answer(answers, 'borrowers') === 'two';

/** Married under a community contract and applying alone: does the spouse subscribe? */
export const asksWhetherSpouseSubscribes = (answers: Answers) =>
  answer(answers, 'borrowers') === 'one' && isUnderCommunity(answers);

/** The spouse subscribes and so becomes the co-borrower, with the blocks of two. */
export const spouseSubscribes = (answers: Answers) =>
  asksWhetherSpouseSubscribes(answers) && answer(answers, 'coborrowerMaritalType') === 'yes';

/** Two who say whom they borrow with: the spouse or somebody else; unmarried it is somebody else. */
export const asksBorrowWith = (answers: Answers) => asksForTwo(answers) && isMarried(answers);

/** The co-borrower is the applicant's spouse. */
export const coborrowerIsSpouse = (answers: Answers) =>
  spouseSubscribes(answers) ||
  (asksBorrowWith(answers) && answer(answers, 'borrowWith') === 'spouce');

/** The co-borrower fills in their part later, by the link they are sent. */
export const isCoborrowerLater = (answers: Answers) =>
  asksForTwo(answers) && answer(answers, 'coborrowerInfosEncoding') === 'later';

/** The co-borrower fills, or filled, in their own part by the link (mode e2; spec 2 §3). */
export const encodesThemselves = (answers: Answers) =>
  answer(answers, 'coborrowerEncoding') === 'yes';

/** Two people's answers are given here and now: two with data now, or a subscribing spouse. */
export const hasCoborrowerNow = (answers: Answers) =>
  spouseSubscribes(answers) ||
  (asksForTwo(answers) && answer(answers, 'coborrowerInfosEncoding') === 'now');

/** The borrowers whose answers are judged together. */
export function borrowersOf(answers: Answers): readonly Borrower[] {
  return hasCoborrowerNow(answers) ? ['applicant', 'coborrower'] : ['applicant'];
}

/** The form ends, at step 2, where the spouse has to subscribe and does not (spec 2 §4). */
export const hasFormEnded = (answers: Answers) =>
  (asksWhetherSpouseSubscribes(answers) && answer(answers, 'coborrowerMaritalType') === 'no') ||
  (asksForTwo(answers) && isUnderCommunity(answers) && answer(answers, 'borrowWith') === 'other');
