/** @typedef {import('./read-page.mjs').PageParts} PageParts */

/**
 * The built site, by address: pages with their parts, and the other files.
 * @typedef {object} BuiltSite
 * @property {ReadonlyMap<string, PageParts>} pages
 * @property {ReadonlySet<string>} files
 * @property {string} origin the address it was built for
 */

/** Addresses that the server answers itself, besides the built files. */
const ANSWERED = ['/api/', '/dev/mail/', '/dev/itsme/'];

/** Allowed beginnings of addresses. */
const KINDS = ['http:', 'https:', 'mailto:', 'tel:', 'data:'];

/** @param {BuiltSite} site @returns {string[]} one sentence each, its page first */
export function findFaults(site) {
  return [...site.pages].flatMap(([address, page]) =>
    [
      ...findDeadLinks(site, address, page),
      ...findTwice(page),
      ...findSkips(page),
      ...page.unsaid.map((picture) => `has a picture without a text: ${picture}`),
      ...findMissingTwins(site, address, page),
      ...page.controlCharacters,
    ].map((fault) => `${address} ${fault}`),
  );
}

/** @param {BuiltSite} site @param {string} address @param {PageParts} page */
function findDeadLinks(site, address, page) {
  return [...new Set(page.links)].flatMap((link) => {
    const reason = whyDead(site, address, link);
    return reason === undefined ? [] : [`leads to ${link}, ${reason}`];
  });
}

/** @param {BuiltSite} site @param {string} address @param {string} link */
function whyDead(site, address, link) {
  const base = new URL(address, site.origin);
  if (!URL.canParse(link, base)) return 'which is no address';
  const { origin, protocol, pathname, hash } = new URL(link, base);
  if (!KINDS.includes(protocol)) return 'which is no address';
  if (origin !== site.origin) return undefined;
  if (pathname === '/' || ANSWERED.some((start) => pathname.startsWith(start))) return undefined;
  const page = site.pages.get(pathname);
  if (page === undefined) {
    return site.files.has(pathname) ? undefined : 'which does not exist';
  }
  const anchor = decodeURIComponent(hash.slice(1));
  if (anchor === '' || page.ids.includes(anchor)) return undefined;
  return 'an anchor that is not on that page';
}

/** @param {PageParts} page */
function findTwice({ ids }) {
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...new Set(twice)].map((id) => `has the id ${id} more than once`);
}

/** Screen readers take a skipped heading level for a missing part. @param {PageParts} page */
function findSkips({ headings }) {
  return headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    return level > before + 1 ? [`goes from h${before} to h${level} at «${text}»`] : [];
  });
}

/** Pages for search engines have a translation in each language, which links back. */
function findMissingTwins(
  /** @type {BuiltSite} */ site,
  /** @type {string} */ address,
  /** @type {PageParts} */ page,
) {
  const pathOf = (/** @type {string} */ url) => new URL(url, site.origin).pathname;
  if (page.canonical === undefined || pathOf(page.canonical) !== address) return [];
  const languages = Object.entries(page.alternates).filter(([name]) => name !== 'x-default');
  return languages.flatMap(([language, url]) => {
    const twin = site.pages.get(pathOf(url));
    if (twin === undefined) return [`has no twin in ${language}: ${pathOf(url)} is not there`];
    const back = Object.values(twin.alternates).map(pathOf);
    return back.includes(address)
      ? []
      : [`has a twin in ${language} that does not lead back: ${pathOf(url)}`];
  });
}
