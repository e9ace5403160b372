import { expect, it } from 'vitest';
import { PAGE_KEYS, pageOf } from '#addresses/pages.ts';
import { findFooterGroups } from './footer-groups.ts';

it('leads to each page of the footer once, by the groups of the menu', () => {
  const groups = findFooterGroups('fr', (key) => `/${key}/`);
  expect(groups.map(({ title }) => title)).toEqual([
    'Prêts',
    'Crédit hypothécaire',
    'Comprendre',
    'Informations',
  ]);
  const hrefs = groups.flatMap(({ links }) => links.map(({ href }) => href));
  const pages = PAGE_KEYS.filter((key) => pageOf(key).footer).map((key) => `/${key}/`);
  expect(hrefs.toSorted()).toEqual(pages.toSorted());
});

it('leaves out a group without pages, but not the one with the consent', () => {
  const groups = findFooterGroups('nl', () => undefined);
  expect(groups.map(({ id }) => id)).toEqual(['information']);
});
