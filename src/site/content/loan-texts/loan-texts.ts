import type { LOAN_PAGES, LOAN_TEXTS } from '#configuration/content-schemas.ts';

/** The name of a loan's text in `content/loans`. */
export type LoanText = (typeof LOAN_TEXTS)[number];

/** A loan's page. */
export type LoanPage = (typeof LOAN_PAGES)[number];

/** The page of each text. */
export const PAGE_OF_TEXT: Readonly<Record<LoanText, LoanPage>> = {
  personal: 'personalLoan',
  car: 'carLoan',
  mobilhome: 'mobileHomeLoan',
  renovation: 'renovationLoan',
  grouping: 'grouping',
  coproperty: 'coproperty',
  mortgage: 'mortgage',
  lightMortgage: 'lightMortgage',
};

export function isLoanText(name: string): name is LoanText {
  return name in PAGE_OF_TEXT;
}
