import { describe, expect, it } from 'vitest';
import { LIST_NAMES, listNameOf, listOf, listsOf, type ReferenceLists } from './reference-lists.ts';

const list = { fr: [['X', 'un']], nl: [['X', 'een']] } as const;
const own = { fr: [['Y', 'deux']], nl: [['Y', 'twee']] } as const;
const lists: ReferenceLists = {
  shared: Object.fromEntries(
    LIST_NAMES.map((name) => [name, list]),
  ) as unknown as ReferenceLists['shared'],
  ofProduct: { TAEGPSA1_CRED_REASONS: own },
};

describe('listOf', () => {
  it.each([
    ['TAEGPSA1_ETACIV', 'fr', list.fr],
    ['TAEGIVA1_TYPE_CONTRAT', 'nl', list.nl],
    ['TAEGIVA1_CRED_REASONS', 'nl', list.nl],
    ['TAEGPSA1_CRED_REASONS', 'nl', own.nl],
    ['TAEGPCO2_ETACIV', 'fr', undefined],
    ['ETACIV', 'fr', undefined],
    ['TAEGPSA1_', 'fr', undefined],
    ['TAEGPSA1_etaciv', 'fr', undefined],
    ['TAEGPSA1_constructor', 'fr', undefined],
    ['__proto___ETACIV', 'fr', undefined],
    ['', 'fr', undefined],
  ] as const)('%j in %s', (name, locale, expected) => {
    expect(listOf(lists, locale, name)).toEqual(expected);
  });

  it.each(['fr', 'nl'] as const)('finds every list of a product, in %s', (locale) => {
    const all = listsOf(lists, locale, 'TAEGPSA1');
    expect(Object.keys(all)).toEqual([...LIST_NAMES]);
    expect(all).toMatchObject({ CRED_REASONS: own[locale], ETACIV: list[locale] });
    expect(listsOf(lists, locale, 'TAEGPCO2').ETACIV).toEqual([]);
  });

  it('accepts list names that contain an underscore', () => {
    expect(listNameOf('TAEGINL1_CATSOP_ED')).toBe('CATSOP_ED');
  });
});
