import type { ListName } from '#domain/lists/reference-lists.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Circumstances, ConditionReason, Leaving, Terms } from './alternative-conditions.ts';

/** The loan applied for, at the tariff's rate. Duration in months, taeg in percent. */
export interface Loan extends Terms {
  readonly productName: string;
  readonly taeg: number;
  readonly monthlyAmount: Cents;
}

/** Other conditions than those asked for, at the tariff's rate, until they are accepted or refused. */
export interface OfferedConditions {
  /** The step on leaving which they were proposed. */
  readonly leaving: Leaving;
  readonly loan: Loan;
  readonly reasons: readonly ConditionReason[];
}

/** The server's verdict of both borrowers in mode e2, where the browser knows only one. */
export interface HouseholdVerdict {
  /** The budget of the two is tight, so the tips are shown. */
  readonly isTight: boolean;
  /** The incomes of the two do not allow a request. */
  readonly hasInsufficientIncomes: boolean;
}

/** What the rules need to know besides the answers. The browser and the server each provide it. */
export interface Facts extends Circumstances {
  /** The loan as asked for, or as changed by the last proposal that was accepted. */
  readonly loan: Loan;
  readonly proposal?: OfferedConditions;
  /** Mode e2: only the co-borrower's part is asked, and the server assesses the two. */
  readonly e2?: HouseholdVerdict;
  codesOf(list: ListName): readonly string[];
  isBelgianPostcode(zip: string): boolean;
  /** Whether `city` is a name of the postcode in any language. */
  isCityOf(zip: string, city: string): boolean;
}
