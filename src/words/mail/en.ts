import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

/** What stands around every mail to a visitor; the application's own mails are not in English. */
export const en = {
  greeting: 'Dear {firstname},',
  greetingWithoutName: 'Good day,',
  questions: 'A question?',
  call: 'Call us on {phone}',
  write: 'or write to {email}.',
  identity: '{legalName}, {address}. Enterprise number {enterpriseNumber}, {register}.',
} satisfies Partial<Translation<typeof fr>>;
