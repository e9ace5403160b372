import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const nl: Translation<typeof fr> = {
  title: 'Deze pagina delen',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  twitter: 'Twitter (X)',
  on: 'Delen op {network}, in een nieuw venster',
  copy: 'Link kopiëren',
  copied: 'De link is gekopieerd.',
  notCopied: 'De link kon niet worden gekopieerd: {address}',
};
