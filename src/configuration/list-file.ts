import * as z from 'zod';
import {
  LIST_NAMES,
  type ListName,
  listNameOf,
  type ReferenceLists,
} from '#domain/lists/reference-lists.ts';
import { CONTRACT_LOCALES, type Contracted, type ContractLocale } from '#domain/locale/locale.ts';
import { PURPOSES } from '#domain/tariff/purpose.ts';
import { PRODUCT_CODES, type Tariffs } from '#domain/tariff/tariff.ts';
import type { Checked } from './fault.ts';
import { text } from './schemas.ts';
import { startReading, type YamlReading } from './yaml-reading.ts';

export const LIST_FILE = 'lists.yaml';
export const COUNTRY_FILE = 'countries.yaml';

/** Codes that the form's rules and the spec name: a list without them would break a rule. */
const NEEDED_CODES: Readonly<Partial<Record<ListName, readonly string[]>>> = {
  SEXE: ['M', 'F'],
  ETACIV: ['MAR'],
  REGMAT: ['CL', 'SB', 'CU', 'CC'],
  STATMAIS: ['L', 'H', 'V', 'C', 'P'],
  CATSOP_ED: ['IND', 'LIB', 'PEN', 'INV', 'CHO', 'SAN'],
  TYPCRED_ED: ['OCR', 'PH'],
  CRED_REASONS: ['10'],
  PAYS_NAT: ['BE'],
  PAYS_EMP: ['BE'],
};

const item = z.strictObject({ code: text, fr: text, nl: text });
const items = z.array(item).min(1, 'is empty');
const codes = z.array(text).default([]);
const order = { order: z.enum(['listed', 'alphabetical']), first: codes, last: codes };
const writtenList = z.strictObject({ ...order, items });
const countryList = z.strictObject({ ...order, source: z.literal('countries') });

/** The codes and their order alone, which are checked whatever else is wrong. */
const codedItems = z.looseObject({ items: z.array(z.looseObject({ code: text })) });
const orderedEnds = z.looseObject({ first: codes, last: codes });

const lists = z.strictObject({
  shared: z.record(z.string(), z.unknown()),
  ofProduct: z.record(z.string(), z.unknown()),
});
const countries = z.strictObject({ countries: items });

type Item = z.infer<typeof item>;
type List = z.infer<typeof writtenList> | z.infer<typeof countryList>;

/**
 * Reads the reference lists and sorts each into its display order. The purposes of products have to be there where the
 * product is offered, and nowhere else; they are not checked where the tariffs could not be read.
 */
export function readLists(
  configDir: string,
  tariffs: Tariffs | undefined,
): Checked<ReferenceLists> {
  const countryReading = startReading(configDir, COUNTRY_FILE);
  const countryItems =
    countryReading.value === undefined
      ? undefined
      : countryReading.read(countries, countryReading.value, [])?.countries;
  if (countryItems) checkItems(countryReading, countryItems, ['countries']);

  const reading = startReading(configDir, LIST_FILE);
  const read = reading.value === undefined ? undefined : reading.read(lists, reading.value, []);
  const readAll = (part: 'shared' | 'ofProduct', nameOf: (key: string) => ListName | undefined) =>
    Object.entries(read?.[part] ?? {}).map(([key, value]) => [
      key,
      readList(reading, value, nameOf(key), [part, key], countryItems ?? []),
    ]);
  const shared = readAll('shared', (key) => LIST_NAMES.find((name) => name === key));
  const ofProduct = readAll('ofProduct', listNameOf);
  for (const name of read ? LIST_NAMES : [])
    if (!shared.some(([key]) => key === name)) reading.fault(['shared'], `has no list ${name}`);

  if (tariffs && read) checkPurposes(reading, read.shared.CRED_REASONS, tariffs);
  const faults = [...countryReading.faults, ...reading.faults];
  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    value: {
      shared: Object.fromEntries(shared) as ReferenceLists['shared'],
      ofProduct: Object.fromEntries(ofProduct) as ReferenceLists['ofProduct'],
    },
  };
}

function checkPurposes(reading: YamlReading, list: unknown, tariffs: Tariffs): void {
  const items = codedItems.safeParse(list).data?.items ?? [];
  const path = ['shared', 'CRED_REASONS'];
  const products = Map.groupBy(PRODUCT_CODES, (code) => PURPOSES[code]?.reason);
  for (const [reason, codes] of products) {
    if (reason === undefined) continue;
    const isOffered = codes.some((code) => tariffs[code]);
    const place = items.findIndex(({ code }) => code === reason);
    if (isOffered && place < 0)
      reading.fault(path, `lacks ${reason}, the purpose of ${codes.join(', ')}`);
    if (!isOffered && place >= 0)
      reading.fault(
        [...path, 'items', place, 'code'],
        `${reason} is the purpose of ${codes.join(', ')}, which the tariffs do not offer`,
      );
  }
}

function readList(
  reading: YamlReading,
  value: unknown,
  name: ListName | undefined,
  path: readonly string[],
  countryItems: readonly Item[],
): Contracted<[string, string][]> | undefined {
  if (name === undefined) {
    reading.fault(path, 'is not the name of a list');
    return undefined;
  }
  const isOfCountries = value && typeof value === 'object' && 'source' in value;
  const read = reading.read<List>(isOfCountries ? countryList : writtenList, value, path);
  const codesRead = isOfCountries ? countryItems : codedItems.safeParse(value).data?.items;
  const ends = read ?? orderedEnds.safeParse(value).data;
  if (codesRead && codesRead.length > 0) {
    if (!isOfCountries) checkItems(reading, codesRead, [...path, 'items']);
    const has = (code: string) => codesRead.some((other) => other.code === code);
    for (const code of NEEDED_CODES[name] ?? [])
      if (!has(code)) reading.fault(path, `lacks ${code}, which a rule of the form needs`);
    for (const end of ['first', 'last'] as const)
      ends?.[end].forEach((code, i) => {
        if (!has(code)) reading.fault([...path, end, i], `${code} is not in the list`);
      });
  }
  if (read === undefined) return undefined;
  const items = 'items' in read ? read.items : countryItems;
  return Object.fromEntries(
    CONTRACT_LOCALES.map((locale) => [locale, sortItems(read, items, locale)]),
  ) as Contracted<[string, string][]>;
}

function checkItems(
  reading: YamlReading,
  items: readonly Pick<Item, 'code'>[],
  path: readonly string[],
): void {
  items.forEach(({ code }, i) => {
    if (items.findIndex((other) => other.code === code) < i)
      reading.fault([...path, i, 'code'], `${code} appears twice`);
  });
}

function sortItems(read: List, items: readonly Item[], locale: ContractLocale): [string, string][] {
  const rank = ({ code }: Item): number => {
    const first = read.first.indexOf(code);
    if (first >= 0) return first - read.first.length;
    return read.last.indexOf(code) + 1;
  };
  const collator = new Intl.Collator(locale);
  const byLabel = (a: Item, b: Item) => collator.compare(a[locale], b[locale]);
  return [...items]
    .sort((a, b) => rank(a) - rank(b) || (read.order === 'alphabetical' ? byLabel(a, b) : 0))
    .map((item) => [item.code, item[locale]]);
}
