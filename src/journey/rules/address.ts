import type { Field } from '../field.ts';
import type { FieldName } from '../field-names.ts';
import { beZip, cityOf } from './place.ts';
import { maxLength } from './text.ts';

/** A Belgian postcode and one of its localities (A-3.12, A-3.13: city at most 35). */
export function nationalCities(
  zip: 'zip' | 'employerZip',
  city: 'city' | 'employerCity',
): readonly [Field<FieldName>, Field<FieldName>] {
  return [
    { name: zip, kind: 'zip', rules: [beZip] },
    { name: city, kind: 'city', rules: [maxLength(35), cityOf(zip)] },
  ];
}
