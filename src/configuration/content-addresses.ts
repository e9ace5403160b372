import { articlePath } from '#addresses/news.ts';
import { ADDRESSES, PAGE_KEYS, pageOf } from '#addresses/pages.ts';
import { isContractLocale, isLocale, type Locale, localesOf } from '#domain/locale/locale.ts';
import { stepAddresses } from '#journey/steps.ts';
import type { ContentFolder } from './content-schemas.ts';
import type { ContentText, ContentTexts } from './content-text.ts';
import type { ConfigurationFault } from './fault.ts';
import { nearestName } from './nearest-name.ts';
import { type IsOffered, isPageOffered } from './offered-texts.ts';

/** A link to an address of this site: `[…](/fr/faq/)`, `[x]: /fr/faq/#a`. */
const LINK = /(?:\]\(\s*|^ {0,3}\[[^\]]+\]:\s*)<?(\/[^\s)>]*)/gm;

/** Finds links to an address that no page has (F-8.8). */
export function checkAddresses(
  texts: ContentTexts,
  locale: Locale,
  addresses: ReadonlySet<string>,
): readonly ConfigurationFault[] {
  const folders = Object.keys(texts) as ContentFolder[];
  return folders.flatMap((folder) =>
    texts[folder][locale].flatMap((text: ContentText) =>
      [...text.written.matchAll(LINK)].flatMap(({ 1: link = '', index }) => {
        const reason = whyNoPage(link, addresses);
        return reason === undefined ? [] : [text.faultIn(index, reason)];
      }),
    ),
  );
}

/** The addresses of all pages of a language, articles and steps of the application included. */
export function addressesIn(
  locale: Locale,
  isOffered: IsOffered,
  texts: { readonly [K in 'faq' | 'glossary' | 'news']: readonly ContentText<K>[] },
): readonly string[] {
  const keys = PAGE_KEYS.filter((key) => {
    const { lists } = pageOf(key);
    const isBuilt = isPageOffered(key, isOffered) && (!lists || texts[lists].length > 0);
    return isBuilt && localesOf(ADDRESSES[key], [locale]).length > 0;
  });
  return [
    ...keys.map((key) => ADDRESSES[key][locale]),
    ...texts.news.map(({ id, data }) => articlePath(locale, data?.slug ?? id)),
    ...(isContractLocale(locale) ? stepAddresses(locale).map(({ path }) => path) : []),
  ];
}

/** Why a link leads to no page; undefined if it does, or if only the build knows. */
export function whyNoPage(link: string, addresses: ReadonlySet<string>): string | undefined {
  const [path = ''] = link.split(/[?#]/);
  const [, locale] = path.split('/');
  if (!isLocale(locale) || addresses.has(path)) return undefined;
  const isForBuild =
    path.startsWith(`${ADDRESSES.news[locale]}page/`) || /\.\w+$/.test(path) || path.includes('{');
  if (isForBuild) return undefined;
  const nearest = addresses.has(`${path}/`) ? `${path}/` : nearestName(path, addresses);
  return `leads to ${path}, which no page has${nearest === undefined ? '' : `: is it ${nearest}?`}`;
}
