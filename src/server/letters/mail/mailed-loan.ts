import type { Loan } from '#journey/facts.ts';

/** The loan's figures, as its mail states them. */
export type MailedLoan = Pick<
  Loan,
  'amount' | 'additionalAmount' | 'duration' | 'taeg' | 'monthlyAmount'
>;
