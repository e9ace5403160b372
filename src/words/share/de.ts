import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const de: Translation<typeof fr> = {
  title: 'Diese Seite teilen',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  twitter: 'Twitter (X)',
  on: 'Auf {network} teilen, in einem neuen Fenster',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  notCopied: 'Der Link konnte nicht kopiert werden: {address}',
};
