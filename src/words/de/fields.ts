import type { fields as french } from '../fr/fields.ts';
import type { Translation } from '../translation.ts';

/** How a fault names a field. The application is in French and Dutch: these are the website's forms'. */
export const fields: {
  readonly fields: Translation<
    Pick<(typeof french)['fields'], 'firstname' | 'lastname' | 'email' | 'phone' | 'zip'>
  >;
} = {
  fields: {
    firstname: { label: 'Vorname', noun: 'Der Vorname' },
    lastname: { label: 'Name', noun: 'Der Name' },
    email: { label: 'E-Mail-Adresse', noun: 'Die E-Mail-Adresse' },
    phone: {
      label: 'Handy oder Telefon',
      noun: 'Die Telefonnummer',
      hint: 'Zum Beispiel 0475/123456. Eine Handynummer hat 10\u00a0Ziffern, eine Festnetznummer 9.',
    },
    zip: { label: 'Postleitzahl', noun: 'Die Postleitzahl' },
  },
};
