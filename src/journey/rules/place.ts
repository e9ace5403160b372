import { type Rule, valueIn } from '../field.ts';
import { maxLength } from './text.ts';

/** spec 2 §5 beZip: four digits that are a Belgian postcode. */
export const beZip: Rule = (value, { facts }) =>
  /^\d{4}$/.test(value) && facts.isBelgianPostcode(value) ? undefined : { kind: 'beZip' };

/** The city is one of the postcode's. */
export function cityOf(zipName: string): Rule {
  return (value, scope) =>
    scope.facts.isCityOf(valueIn(scope, zipName), value) ? undefined : { kind: 'cityOfZip' };
}

/** Where the country named by `countryName` is Belgium one rule holds, elsewhere the other. */
export function inBelgium(countryName: string, belgian: Rule, foreign: Rule): Rule {
  return (value, scope) =>
    (valueIn(scope, countryName) || 'BE') === 'BE' ? belgian(value, scope) : foreign(value, scope);
}

/** Foreign postcodes are longer than ours: Brazil's and Portugal's have nine characters. */
export const foreignZip = maxLength(10);
