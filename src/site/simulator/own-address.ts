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
