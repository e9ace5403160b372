import type { Field } from '../field.ts';
import { beZip, cityOf } from './place.ts';
import { maxLength } from './text.ts';

/** A Belgian postcode and one of its localities (spec 2 §5; spec 3 §9: city at most 35). */
export function nationalCities(zip: string, city: string): readonly [Field, Field] {
  return [
    { name: zip, kind: 'zip', rules: [beZip] },
    { name: city, kind: 'city', rules: [maxLength(35), cityOf(zip)] },
  ];
}
