import type { fields as french } from '../fr/fields.ts';
import type { Translation } from '../translation.ts';

/** What the forms of the website ask of a person; the application is not in English. */
export const fields = {
  fields: {
    firstname: { label: 'First name', noun: 'The first name' },
    lastname: { label: 'Last name', noun: 'The last name' },
    email: { label: 'E-mail address', noun: 'The e-mail address' },
    phone: {
      label: 'Mobile or phone',
      noun: 'The phone number',
      hint: 'For example 0475/123456. A mobile number has 10 digits, a landline 9.',
    },
    zip: { label: 'Postcode', noun: 'The postcode' },
  },
} satisfies { fields: Partial<Translation<typeof french>['fields']> };
