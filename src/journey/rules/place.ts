import { type Rule, valueIn } from '../field.ts';
import type { FieldName } from '../field-names.ts';
import { maxLength } from './text.ts';

/** beZip: four digits that are a Belgian postcode. */
export const beZip: Rule = (value, { facts }) =>
  /^\d{4}$/.test(value) && facts.isBelgianPostcode(value) ? undefined : { kind: 'beZip' };

/** The city is one of those with the postcode. */
export function cityOf(zipName: FieldName): Rule {
  return (value, scope) =>
    scope.facts.isCityOf(valueIn(scope, zipName), value) ? undefined : { kind: 'cityOfZip' };
}

/** Applies a rule if the country under `countryName` is Belgium, and another one otherwise. */
export function inBelgium(countryName: FieldName, belgian: Rule, foreign: Rule): Rule {
  return (value, scope) =>
    (valueIn(scope, countryName) || 'BE') === 'BE' ? belgian(value, scope) : foreign(value, scope);
}

/** Foreign postcodes are longer than Belgian ones: Brazil's and Portugal's have nine characters. */
export const foreignZip = maxLength(10);
