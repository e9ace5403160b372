import type { CalendarDate } from '#domain/calendar/date.ts';
import type { ListName } from '#domain/lists/reference-lists.ts';
import type { Cents } from '#domain/money/money.ts';
import type { ProductCode } from '#domain/tariff/tariff.ts';

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

/** What the rules need of the world. The browser and the server each bring their own. */
export interface Facts {
  readonly today: CalendarDate;
  readonly loan: Loan;
  codesOf(list: ListName): readonly string[];
  isBelgianPostcode(zip: string): boolean;
  /** True where `city` is a name of the postcode in any language. */
  isCityOf(zip: string, city: string): boolean;
}
