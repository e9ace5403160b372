import type { CalendarDate } from '#domain/calendar/date.ts';
import type { ListName } from '#domain/lists/reference-lists.ts';
import type { Cents } from '#domain/money/money.ts';
import type { ProductCode } from '#domain/tariff/tariff.ts';
import type { ConditionReason, Leaving } from './alternative-conditions.ts';

/** The loan that is applied for, at the tariff's own rate. Duration in months, taeg in percent. */
export interface Loan {
  readonly product: ProductCode;
  readonly productName: string;
  readonly amount: Cents;
  readonly additionalAmount: Cents;
  readonly duration: number;
  readonly taeg: number;
  readonly monthlyAmount: Cents;
}

/** Other conditions than those asked for, at the tariff's rate, until they are accepted or not. */
export interface OfferedConditions {
  /** The step whose leaving brought them up. */
  readonly leaving: Leaving;
  readonly loan: Loan;
  readonly reasons: readonly ConditionReason[];
}

/** What the server judges of the two in mode e2, where the browser knows one of them alone. */
export interface HouseholdVerdict {
  /** The budget of the two is tight: the tips are shown. */
  readonly isTight: boolean;
  /** No request can be made on the incomes of the two. */
  readonly hasInsufficientIncomes: boolean;
}

/** What the rules need of the world. The browser and the server each bring their own. */
export interface Facts {
  readonly today: CalendarDate;
  /** The loan as asked for, or as changed by the last proposal that was accepted. */
  readonly loan: Loan;
  readonly proposal?: OfferedConditions;
  /** Mode e2: the co-borrower's own part alone is asked, and the two are judged elsewhere. */
  readonly e2?: HouseholdVerdict;
  codesOf(list: ListName): readonly string[];
  isBelgianPostcode(zip: string): boolean;
  /** True where `city` is a name of the postcode in any language. */
  isCityOf(zip: string, city: string): boolean;
}
