import type { share as french } from '../fr/share.ts';
import type { Translation } from '../translation.ts';

export const share: Translation<typeof french> = {
  title: 'Diese Seite teilen',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  twitter: 'Twitter (X)',
  on: 'Auf {network} teilen, in einem neuen Fenster',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  notCopied: 'Der Link konnte nicht kopiert werden: {address}',
};
