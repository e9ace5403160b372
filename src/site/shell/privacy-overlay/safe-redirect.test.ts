import { expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

it.each([
  ['/fr/contact/', '/fr/contact/'],
  ['/fr/simulateur/?type=ch#offres', '/fr/simulateur/?type=ch#offres'],
  ['/../../etc', '/etc'],
  [undefined, undefined],
  ['', undefined],
  ['fr/contact/', undefined],
  ['//elsewhere.example/', undefined],
  ['/\\elsewhere.example/', undefined],
  ['/\t/elsewhere.example/', undefined],
  ['https://elsewhere.example/', undefined],
  ['javascript:alert(1)', undefined],
])('%j becomes %s', (address, path) => {
  expect(safeRedirect(address, 'https://lender.example')).toBe(path);
});
