import { type Answers, answer } from './answers.ts';
import { answerOf, type Borrower, coborrowerIsSpouse } from './borrowers.ts';

/** Whose dwelling it is; the applicant's by default. */
interface Occupant {
  readonly answers: Answers;
  readonly borrower?: Borrower;
}

/** Whether they live at an address of their own: the applicant always, a co-borrower unless they share it. */
export const hasOwnAddress = ({ answers, borrower = 'applicant' }: Occupant) =>
  borrower === 'applicant' ||
  (!coborrowerIsSpouse(answers) && answer(answers, 'coborrowerSameAddress') === 'no');

/** Whether they rent the dwelling they live in: only tenants pay rent. */
export const isTenant = ({ answers, borrower = 'applicant' }: Occupant) =>
  hasOwnAddress({ answers, borrower }) &&
  answerOf(answers, borrower, 'isLandlord') !== 'yes' &&
  answerOf(answers, borrower, 'livingSituation') === 'L';
