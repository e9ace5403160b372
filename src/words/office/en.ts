import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

/** What every mail to the lender's team has; requests come in French or Dutch. */
export const en = {
  pair: '{label}: {value}',
  personal:
    'This e-mail contains personal data. Forward it only to those who deal with the matter.',
} satisfies Partial<Translation<typeof fr>>;
