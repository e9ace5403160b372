import { cents, toCents, toEuros } from '#domain/money/money.ts';
import { parseAmount } from '#domain/reading/parse-amount.ts';
import { proposeConditions } from '../alternative-conditions.ts';
import type { Rule, Scope, Section } from '../field.ts';
import { epicDate, notAfterToday } from '../rules/date.ts';
import { amountBetween } from '../rules/number.ts';
import type { Step } from '../step.ts';
import {
  hasPrivateSeller,
  hasStep1b,
  isMobileHome,
  isNewVehicleProduct,
  isVehicleTooOld,
  remainderToPay,
} from '../vehicle.ts';

/** the lowest price of a new vehicle, in euros. */
const MIN_PRICE_OF_NEW = 7_500.01;
/** the loan is at most this percentage of the price less the advance. */
const MAX_REMAINDER_PERCENT = 110;

/** price and advance between 0 and 999 999. */
const anyAmount = amountBetween(0, 999_999);

const isPrivateSale = (scope: Scope) => hasPrivateSeller(scope.answers);

/** A private seller's date is not checked: the loan becomes a personal one. */
const dealersDate: Rule = (value, scope) =>
  isPrivateSale(scope) ? undefined : notAfterToday(value, scope);

/**
 * Whether the loan will be for a new vehicle after leaving the step: by what leaving it proposes, or
 * else by the loan itself. Otherwise the change to the product for used vehicles could never happen.
 */
function willBeForNewVehicle({ answers, facts }: Scope): boolean {
  const { product } = proposeConditions('1b', answers, facts.loan, facts) ?? facts.loan;
  return isNewVehicleProduct(product);
}

/** carPrice: only for new vehicles, not from a private seller; its sentence names cars. */
const carPrice: Rule = (value, scope) => {
  const price = parseAmount(value);
  if (price === undefined || isPrivateSale(scope)) return undefined;
  if (price >= toCents(MIN_PRICE_OF_NEW) || !willBeForNewVehicle(scope)) return undefined;
  const kind = isMobileHome(scope.facts.loan.product) ? 'mobileHomePrice' : 'carPrice';
  return { kind, params: { min: MIN_PRICE_OF_NEW } };
};

/** advance: the loan lies within [price − advance, 1.1 × that], both ends included. */
const advanceRule: Rule = (_, scope) => {
  const remainder = remainderToPay(scope.answers);
  if (remainder === undefined) return undefined;
  if (remainder <= 0) return { kind: 'advanceCoversPrice' };
  const { amount } = scope.facts.loan;
  const most = cents(Math.floor((remainder * MAX_REMAINDER_PERCENT) / 100));
  return amount < remainder || amount > most
    ? {
        kind: 'advance',
        params: { least: toEuros(remainder), most: toEuros(most), amount: toEuros(amount) },
      }
    : undefined;
};

const vehicle: Section = {
  id: 'vehicle',
  fields: [
    { name: 'sellerType', kind: 'code', codes: ['garage', 'particular'] },
    {
      name: 'firstRegistration',
      kind: 'date',
      optional: isPrivateSale,
      rules: [epicDate, dealersDate],
    },
    { name: 'price', kind: 'amount', rules: [anyAmount, carPrice] },
    { name: 'advance', kind: 'amount', rules: [anyAmount, advanceRule] },
  ],
};

/** Seller and vehicle, for cars and mobile homes. */
export const step1b: Step = {
  id: '1b',
  stage: 1,
  path: { fr: 'vehicule', nl: 'wagen' },
  when: ({ facts }) => !facts.e2 && hasStep1b(facts.loan.product),
  sections: [vehicle],
  blocks: ({ answers, facts }) =>
    isVehicleTooOld(answers, facts.loan, facts.today)
      ? [{ field: 'firstRegistration', kind: 'vehicleTooOld' }]
      : [],
};
