import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const en: Translation<typeof fr> = {
  title: 'Share this page',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  twitter: 'Twitter (X)',
  on: 'Share on {network}, in a new window',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'The link could not be copied: {address}',
};
