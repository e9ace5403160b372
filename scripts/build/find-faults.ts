import { findNewerFeatures } from '../../src/site/build/newer-features.ts';
import type { PageParts } from './read-page.ts';

/** The built site, by address: pages with their parts, and the other files. */
export interface BuiltSite {
  pages: ReadonlyMap<string, PageParts>;
  files: ReadonlySet<string>;
  /** The texts of its scripts. */
  scripts: ReadonlyMap<string, string>;
  /** The texts of its style sheets. */
  sheets: ReadonlyMap<string, string>;
  /** The address that it was built for. */
  origin: string;
}

/** Addresses that the server answers itself, besides the built files. */
const SERVER_PATHS = ['/api/', '/dev/mail/', '/dev/itsme/'];

const ALLOWED_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:', 'data:'];

/** The files that a built script loads on demand: `./simulate.BE3yKeLa.js`, `assets/steps.css`. */
const LAZY_FILE = /["'`](\.\/|\/?assets\/)([^"'`/]+\.(?:js|css))["'`]/g;

/** The faults of the site: one sentence each, which begins with its page or script. */
export function findFaults(site: BuiltSite): string[] {
  const ofPages = [...site.pages].flatMap(([address, page]) =>
    [
      ...findDeadLinks(site, address, page),
      ...findDuplicateIds(page),
      ...findSkippedHeadings(page),
      ...page.controlCharacters,
    ].map((fault) => `${address} ${fault}`),
  );
  const ofFiles = [...site.scripts, ...site.sheets].flatMap(([address, text]) =>
    findNewerFeatures(text).map((fault) => `${address} ${fault}`),
  );
  return [...ofPages, ...ofFiles, ...findMissingFiles(site)];
}

function findDeadLinks(site: BuiltSite, address: string, page: PageParts): string[] {
  return [...new Set(page.links)].flatMap((link) => {
    const reason = whyDead(site, address, link);
    return reason === undefined ? [] : [`leads to ${link}, ${reason}`];
  });
}

function whyDead(site: BuiltSite, address: string, link: string): string | undefined {
  const base = new URL(address, site.origin);
  if (!URL.canParse(link, base)) return 'which is no address';
  const { origin, protocol, pathname, hash } = new URL(link, base);
  if (!ALLOWED_SCHEMES.includes(protocol)) return 'which is no address';
  if (origin !== site.origin) return undefined;
  if (pathname === '/' || SERVER_PATHS.some((start) => pathname.startsWith(start)))
    return undefined;
  const page = site.pages.get(pathname);
  if (page === undefined) return site.files.has(pathname) ? undefined : 'which does not exist';
  const anchor = decodeURIComponent(hash.slice(1));
  if (anchor === '' || page.ids.includes(anchor)) return undefined;
  return 'an anchor that is not on that page';
}

function findDuplicateIds({ ids }: PageParts): string[] {
  const duplicates = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [...new Set(duplicates)].map((id) => `has the id ${id} more than once`);
}

/** Screen readers take a skipped heading level for a missing part. */
function findSkippedHeadings({ headings }: PageParts): string[] {
  return headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? 0;
    return level > before + 1 ? [`goes from h${before} to h${level} at “${text}”`] : [];
  });
}

/** For example a style sheet that the build inlined into a page, but that a script loaded later still requests. */
function findMissingFiles({ scripts, files }: BuiltSite): string[] {
  return [...scripts].flatMap(([address, text]) => {
    const names = new Set([...text.matchAll(LAZY_FILE)].map(([, , name]) => `/assets/${name}`));
    return [...names]
      .filter((name) => !files.has(name))
      .map((name) => `${address} loads ${name}, which does not exist`);
  });
}
