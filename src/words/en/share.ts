import type { share as french } from '../fr/share.ts';
import type { Translation } from '../translation.ts';

export const share: Translation<typeof french> = {
  title: 'Share this page',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  twitter: 'Twitter (X)',
  on: 'Share on {network}, in a new window',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'The link could not be copied: {address}',
};
