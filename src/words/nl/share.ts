import type { share as french } from '../fr/share.ts';
import type { Translation } from '../translation.ts';

export const share: Translation<typeof french> = {
  title: 'Deze pagina delen',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  twitter: 'Twitter (X)',
  on: 'Delen op {network}, in een nieuw venster',
  copy: 'Link kopiëren',
  copied: 'De link is gekopieerd.',
  notCopied: 'De link kon niet worden gekopieerd: {address}',
};
