import { type Answers, type Entry, entriesOf } from './answers.ts';
import { answerOf, type Borrower, borrowersOf, nameOf } from './borrowers.ts';

/** The credit type of a revolving credit, and that of a mortgage. */
const REVOLVING = 'OCR';
const MORTGAGE = 'PH';

const listOf = (
  answers: Answers,
  borrower: Borrower,
  list: 'currentCredits' | 'currentCreditCards',
): readonly Entry[] =>
  answerOf(answers, borrower, 'hasCredits') === 'yes'
    ? entriesOf(answers, nameOf(borrower, list))
    : [];

/** A borrower's credits; none if they said that they have none. */
export const creditsOf = (answers: Answers, borrower: Borrower) =>
  listOf(answers, borrower, 'currentCredits');

/** A borrower's credit cards, likewise. */
export const cardsOf = (answers: Answers, borrower: Borrower) =>
  listOf(answers, borrower, 'currentCreditCards');

const typeOf = (credit: Entry) => (credit.type ?? '').trim();

export const isRevolving = (credit: Entry) => typeOf(credit) === REVOLVING;

/** The question is asked for a credit with a type other than mortgage; otherwise its answer is a hidden one. */
const asksWhetherPaidBack = (credit: Entry) => typeOf(credit) !== '' && typeOf(credit) !== MORTGAGE;

/** Whether the new loan repays this credit. */
export const isPaidBack = (credit: Entry) =>
  asksWhetherPaidBack(credit) && (credit.payBack ?? '').trim() === 'yes';

/** Whether the new loan could repay this credit but is not asked to. */
export const isRepayable = (credit: Entry) => asksWhetherPaidBack(credit) && !isPaidBack(credit);

/** Whether the new loan repays a credit of either borrower. */
export const repaysCredits = (answers: Answers) =>
  borrowersOf(answers).some((borrower) => creditsOf(answers, borrower).some(isPaidBack));
