import { LINK_FIELDS } from './loan-link.ts';

/** All that simulators write into an address. */
export const SIMULATION_FIELDS: readonly string[] = [...LINK_FIELDS, 'mode', 'years'];

/**
 * What tells a simulator's loans from those of others in the address of a page that has several: set
 * beside a loan there; a loan that has something else in its place is another's.
 */
export type OwnQuery = Readonly<Record<string, string>>;

/** The query of an address (`search`), where it is not another simulator's. */
export function ownSearch(search: string, own: OwnQuery = {}): string {
  const query = new URLSearchParams(search);
  const isOthers = Object.entries(own).some(
    ([name, value]) => (query.get(name) ?? value) !== value,
  );
  return isOthers ? '' : search;
}

/** A loan's query (`link`) as it stands in this simulator's own address. */
export function ownAddress(link: string, own: OwnQuery = {}): string {
  return `?${new URLSearchParams([...Object.entries(own), ...new URLSearchParams(link)])}`;
}

/**
 * The query of the page's address with what stands in a simulator (`link`); what others have put there stays.
 * Nothing where the address names another simulator, or names no loan and this one stands as it opened by itself
 * (`opening`; one that is put back with what was typed did not).
 */
export function followedQuery(
  search: string,
  link: string,
  opening: string | undefined,
  own: OwnQuery = {},
): string | undefined {
  const query = new URLSearchParams(search);
  if (ownSearch(search, own) !== search || (link === opening && !query.has('amount')))
    return undefined;
  for (const name of SIMULATION_FIELDS) query.delete(name);
  for (const [name, value] of new URLSearchParams(ownAddress(link, own))) query.set(name, value);
  return `?${query}`;
}
