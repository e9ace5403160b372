import type { Answers } from '#journey/answers.ts';
import { coborrowersPart } from '#journey/shared-application.ts';
import { COMPLETE_ANSWERS } from './complete-answers.ts';
import { COUPLE_ANSWERS } from './couple-answers.ts';

/** The tenant of Namur, who leaves the co-borrower's part to his friend. For tests. */
export const SHARED_ANSWERS: Answers = {
  ...COMPLETE_ANSWERS,
  borrowers: 'two',
  coborrowerInfosEncoding: 'later',
  coborrowerGender: 'F',
  coborrowerFirstname: 'Lotte',
  coborrowerLastname: 'Peeters',
  coborrowerEmail: 'lotte@example.be',
};

/** His friend from Ghent's answers by the link. */
export const COBORROWERS_ANSWERS: Answers = {
  ...coborrowersPart(COUPLE_ANSWERS),
  coborrowerConditionsAccepted: 'yes',
};

/** A credit to be repaid, which leads to other conditions. */
export const CREDIT_TO_REPAY = {
  type: 'PAT',
  amountBorrowed: '5000',
  monthlyAmount: '150',
  beginDate: '01/03/2025',
  duration: '48',
  payBack: 'yes',
};

/** Her answers with that credit. */
export const OWING_ANSWERS: Answers = {
  ...COBORROWERS_ANSWERS,
  coborrowerHasCredits: 'yes',
  coborrowerCurrentCredits: [CREDIT_TO_REPAY],
};
