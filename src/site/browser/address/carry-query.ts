/** The same page in another language opens with what this one's address asks. */
export function carryQuery(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('.header__languages a[hreflang]');
  for (const link of links) link.search = location.search;
}
