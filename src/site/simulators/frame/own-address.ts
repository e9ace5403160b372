import { LINK_FIELDS } from '../loan/loan-link.ts';

/** Every parameter that simulators write into an address. */
export const SIMULATION_FIELDS: readonly string[] = [...LINK_FIELDS, 'mode', 'years'];

/**
 * The fields that name a simulator in the address of a page that has several. A loan in the address
 * with other values of these fields belongs to another simulator.
 */
export type OwnQuery = Readonly<Record<string, string>>;

/** The query of an address (`search`), if it does not belong to another simulator. */
export function ownSearch(search: string, own: OwnQuery = {}): string {
  const query = new URLSearchParams(search);
  const isOthers = Object.entries(own).some(
    ([name, value]) => (query.get(name) ?? value) !== value,
  );
  return isOthers ? '' : search;
}

/** A loan's query (`link`) as it is written in this simulator's own address. */
export function ownAddress(link: string, own: OwnQuery = {}): string {
  return `?${new URLSearchParams([...Object.entries(own), ...new URLSearchParams(link)])}`;
}

/**
 * The query of the page's address with a simulator's loan (`link`); fields of other programs stay. Undefined if
 * the address names another simulator, or if it names no loan and this simulator still shows the loan that it
 * opened with (`opening`; undefined for a simulator that was restored with what was typed).
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
