import type { faults as french } from '../fr/faults.ts';
import type { Translation } from '../translation.ts';

/** What the forms of the website can find wrong; the application is not in English. */
export const faults = {
  required: '{field} is required.',
  maxLength: '{field} cannot have more than {max} characters.',
  nameCharacters:
    '{field} can contain only letters, digits, spaces, hyphens and apostrophes, and no full stop or comma.',
  email: '{field} is not valid. Write it like name@example.be.',
  phone:
    '{field} is not valid. It has 9 to 15 digits; spaces, a slash, a hyphen or a full stop may separate them.',
  beZip: 'The postcode is not a valid Belgian postcode.',
  decimal: '{field} has to be written as one number, such as 1250 or 1250.50.',
} satisfies Partial<Translation<typeof french>>;
