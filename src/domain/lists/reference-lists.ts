import type { Contracted, ContractLocale } from '#domain/locale/locale.ts';
import { isApplicationProduct } from '#domain/tariff/tariff.ts';

/** The lists of codes with labels that the form offers (C-7.6). */
export const LIST_NAMES = [
  'CATSOP_ED',
  'ETACIV',
  'PAYS_EMP',
  'PAYS_NAT',
  'REGMAT',
  'SECTACT',
  'SEXE',
  'STATMAIS',
  'TYPCRED_ED',
  'TYPE_CONTRAT',
  'CRED_REASONS',
] as const;

export type ListName = (typeof LIST_NAMES)[number];

/** Codes with labels, in display order. */
export type ReferenceList = readonly (readonly [code: string, label: string])[];

/** The lists that hold for every product, and those of a single product. */
export interface ReferenceLists {
  readonly shared: Readonly<Record<ListName, Contracted<ReferenceList>>>;
  /** By full name: "TAEGPSA1_CRED_REASONS". */
  readonly ofProduct: Readonly<Record<string, Contracted<ReferenceList>>>;
}

/**
 * A list by its full name, `{product}_{list}` ("TAEGPSA1_ETACIV"), in display order; undefined if
 * the product or the list is unknown.
 */
export function listOf(
  lists: ReferenceLists,
  locale: ContractLocale,
  name: string,
): ReferenceList | undefined {
  const listName = listNameOf(name);
  if (listName === undefined) return undefined;
  return (lists.ofProduct[name] ?? lists.shared[listName])[locale];
}

/** Every list that a product offers, in one language. */
export function listsOf(
  lists: ReferenceLists,
  locale: ContractLocale,
  product: string,
): Readonly<Record<ListName, ReferenceList>> {
  return Object.fromEntries(
    LIST_NAMES.map((name) => [name, listOf(lists, locale, `${product}_${name}`) ?? []]),
  ) as Record<ListName, ReferenceList>;
}

/** The name of the list within a full name; undefined if its product or its list is unknown. */
export function listNameOf(name: string): ListName | undefined {
  const [product, ...list] = name.split('_');
  if (!isApplicationProduct(product)) return undefined;
  return LIST_NAMES.find((listName) => listName === list.join('_'));
}
