import { expect, it } from 'vitest';
import { SITE_FORM_WORDS } from '#words/site-form/site-form.ts';
import { formatFileSize } from './format-file-size.ts';

it.each([
  [1, '1\u00a0ko', '1\u00a0kB'],
  [1025, '2\u00a0ko', '2\u00a0kB'],
  [1024 * 1024, '1\u00a0Mo', '1\u00a0MB'],
  [2.34 * 1024 * 1024, '2,3\u00a0Mo', '2,3\u00a0MB'],
  [10 * 1024 * 1024, '10\u00a0Mo', '10\u00a0MB'],
])('formats %i bytes', (bytes, fr, nl) => {
  expect(formatFileSize(bytes, SITE_FORM_WORDS.fr.uploads, 'fr')).toBe(fr);
  expect(formatFileSize(bytes, SITE_FORM_WORDS.nl.uploads, 'nl')).toBe(nl);
});
