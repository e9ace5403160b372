import type { CalendarDate } from '#domain/calendar/date.ts';
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

/** The reference lists a field can draw on, by the specification's name without the product. */
export type ListName =
  | 'CATSOP_ED'
  | 'CRED_REASONS'
  | 'ETACIV'
  | 'PAYS_EMP'
  | 'PAYS_NAT'
  | 'REGMAT'
  | 'SECTACT'
  | 'SEXE'
  | 'STATMAIS'
  | 'TYPCRED_ED'
  | 'TYPE_CONTRAT';

/** What the rules need of the world. The browser and the server each bring their own. */
export interface Facts {
  readonly today: CalendarDate;
  readonly loan: Loan;
  codesOf(list: ListName): readonly string[];
  isBelgianPostcode(zip: string): boolean;
  /** True where `city` is a name of the postcode in any language. */
  isCityOf(zip: string, city: string): boolean;
}
