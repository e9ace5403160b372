import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NO_BROKER_ADDRESSES } from '#addresses/brokers.ts';
import { ADDRESSES } from '#addresses/pages.ts';
import { CONTRACT_LOCALES, LOCALES } from '#domain/locale/locale.ts';
import { stepAddresses } from '#journey/steps.ts';
import { FLUVIA } from '../examples/lender-folders.ts';

/** The folder of the built site: of the lender under test, as its runner names it. */
export const SITE = process.env.SITE_DIR || FLUVIA.SITE_DIR;

/** The addresses of the application's later steps: the same page as the first until its script runs. */
export const LATER_STEPS: readonly string[] = CONTRACT_LOCALES.flatMap((locale) =>
  stepAddresses(locale).slice(1),
).map(({ path }) => path);

/** The news articles, by language: pages of one kind, of which a sample is enough. */
const ARTICLES = LOCALES.map((locale) =>
  builtPages().filter(
    (path) =>
      path.startsWith(ADDRESSES.news[locale]) && !/\/page\/\d+\/$/.test(path) && !isList(path),
  ),
);

/** How many articles per language are tested. */
const SAMPLE = 2;

const NOT_LOOKED_AT = new Set([
  ...LATER_STEPS,
  ...ARTICLES.flatMap((articles) => articles.slice(SAMPLE)),
]);

/** The address of every page that visitors get as built, such as `/fr/vie-privee/`. */
export const BUILT_PAGES: readonly string[] = builtPages().filter((path) => !isShell(path));

/** The pages to test. */
export const PAGES: readonly string[] = BUILT_PAGES.filter((path) => !NOT_LOOKED_AT.has(path));

/** The file of a built page. */
export function fileOf(path: string): string {
  return join(SITE, path, 'index.html');
}

/** Whether a page is sent in place of another that fails. */
export function isStatusPage(path: string): boolean {
  return /\/(404|500|503)\/$/.test(path);
}

/** Templates that the server fills in for each broker, never sent as they are (src/server/lookups/broker-pages). */
function isShell(path: string): boolean {
  return LOCALES.some((locale) => path === NO_BROKER_ADDRESSES[locale]);
}

function isList(path: string): boolean {
  return LOCALES.some((locale) => path === ADDRESSES.news[locale]);
}

function builtPages(): readonly string[] {
  if (!existsSync(SITE)) throw new Error('There is no built site to test: npm run build');
  return (
    readdirSync(SITE, { recursive: true, encoding: 'utf8' })
      // Those of later days (F-7.6) are the same pages with other tariffs.
      .filter((file) => file.endsWith('index.html') && !file.startsWith('.from'))
      .map((file) => `/${file.slice(0, -'index.html'.length)}`)
      .sort()
  );
}
