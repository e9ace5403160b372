/** Adds this page's query to the links to the same page in other languages. */
export function carryQuery(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('.header__languages a[hreflang]');
  for (const link of links) link.search = location.search;
}
