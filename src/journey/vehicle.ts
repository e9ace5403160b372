import {
  addYears,
  type CalendarDate,
  compareDates,
  fullMonthsBetween,
  parseDate,
} from '#domain/calendar/date.ts';
import { type Cents, cents } from '#domain/money/money.ts';
import { parseAmount } from '#domain/reading/parse-amount.ts';
import type { ProductCode } from '#domain/tariff/tariff.ts';
import { type Answers, answer } from './answers.ts';

/** a vehicle is new for this many calendar years after its first registration. */
const NEW_FOR_YEARS = 3;
/** age in months plus duration must not exceed this. */
const MAX_AGE_AND_DURATION = 120;

export interface Vehicle {
  readonly kind: 'car' | 'mobileHome';
  readonly age: 'new' | 'used';
  /** Whether the code is for a small advance. */
  readonly smallAdvance: boolean;
}

/** The products for a vehicle. E is a second code for used cars, to which no rule switches. */
const VEHICLES: Readonly<Partial<Record<ProductCode, Vehicle>>> = {
  TAEGIVA1: { kind: 'car', age: 'new', smallAdvance: false },
  TAEGIVB1: { kind: 'car', age: 'new', smallAdvance: true },
  TAEGIVC1: { kind: 'car', age: 'used', smallAdvance: false },
  TAEGIVD1: { kind: 'car', age: 'used', smallAdvance: true },
  TAEGIVE1: { kind: 'car', age: 'used', smallAdvance: false },
  TAEGIMA1: { kind: 'mobileHome', age: 'new', smallAdvance: false },
  TAEGIMB1: { kind: 'mobileHome', age: 'new', smallAdvance: true },
  TAEGIMC1: { kind: 'mobileHome', age: 'used', smallAdvance: false },
  TAEGIMD1: { kind: 'mobileHome', age: 'used', smallAdvance: true },
};

const CODES = Object.keys(VEHICLES) as readonly ProductCode[];

/** The vehicle that a product is for; undefined for other products. */
export const vehicleOf = (product: ProductCode): Vehicle | undefined => VEHICLES[product];

/** The products for such vehicles, in the order of their codes. */
export function vehicleCodes(such: Partial<Vehicle> = {}): readonly ProductCode[] {
  const traits = Object.entries(such) as readonly [keyof Vehicle, unknown][];
  return CODES.filter((code) => traits.every(([trait, is]) => VEHICLES[code]?.[trait] === is));
}

/** The product for the same vehicle with `changed` applied. Throws for products without a vehicle. */
export function vehicleProduct(product: ProductCode, changed: Partial<Vehicle>): ProductCode {
  const vehicle = vehicleOf(product);
  const [code] = vehicle ? vehicleCodes({ ...vehicle, ...changed }) : [];
  if (!code) throw new Error(`${product} has no variant for ${JSON.stringify(changed)}`);
  return code;
}

/** Whether the product asks for seller and vehicle: cars and mobile homes. */
export const hasStep1b = (product: ProductCode) => vehicleOf(product) !== undefined;

export const isCar = (product: ProductCode) => vehicleOf(product)?.kind === 'car';
export const isMobileHome = (product: ProductCode) => vehicleOf(product)?.kind === 'mobileHome';

/** The codes for new vehicles: A, B, IMA, IMB. */
export const isNewVehicleProduct = (product: ProductCode) => vehicleOf(product)?.age === 'new';

export const hasPrivateSeller = (answers: Answers) =>
  answer(answers, 'sellerType') === 'particular';

/** The price less the advance; undefined if either is missing. */
export function remainderToPay(answers: Answers): Cents | undefined {
  const price = parseAmount(answer(answers, 'price'));
  const advance = parseAmount(answer(answers, 'advance'));
  return price === undefined || advance === undefined ? undefined : cents(price - advance);
}

const registrationOf = (answers: Answers) => parseDate(answer(answers, 'firstRegistration'));

/**
 * Compares today with the third anniversary of the first registration: negative before it, 0 on the
 * day, positive after; undefined without a date. For 29 February it is 28 February.
 */
export function comparedToThirdAnniversary(
  answers: Answers,
  today: CalendarDate,
): number | undefined {
  const registered = registrationOf(answers);
  return registered && compareDates(today, addYears(registered, NEW_FOR_YEARS));
}

/** `carType`: used from the third anniversary on; empty without a vehicle or its date. */
export function carType(
  answers: Answers,
  product: ProductCode,
  today: CalendarDate,
): 'new' | 'used' | undefined {
  const compared = hasStep1b(product) ? comparedToThirdAnniversary(answers, today) : undefined;
  if (compared === undefined) return undefined;
  return compared < 0 ? 'new' : 'used';
}

/**
 * Whether the vehicle would be too old at the loan's end: its age in full months and the accepted
 * duration exceed 120. A private seller's vehicle is not checked by its age.
 */
export function isVehicleTooOld(
  answers: Answers,
  loan: { readonly product: ProductCode; readonly duration: number },
  today: CalendarDate,
): boolean {
  const longest = longestForItsAge(answers, today);
  if (longest === undefined || !hasStep1b(loan.product) || hasPrivateSeller(answers)) return false;
  return loan.duration > longest;
}

/**
 * The longest duration of a loan for the vehicle in months: 10 years less its age in full months, below
 * 0 for an older vehicle; undefined without a date of first registration.
 */
export function longestForItsAge(answers: Answers, today: CalendarDate): number | undefined {
  const registered = registrationOf(answers);
  return registered && MAX_AGE_AND_DURATION - fullMonthsBetween(registered, today);
}
