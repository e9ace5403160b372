import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_KEYS, type PageKey, pageOf } from '#addresses/pages.ts';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { FAMILY_OF } from '#domain/tariff/tariff.ts';
import { addressesIn, checkAddresses } from './content-addresses.ts';
import { checkAnchors } from './content-anchors.ts';
import { checkRuns, checkSameDays } from './content-days.ts';
import { findContentLinks, findContentPictures, LINKED_FOLDERS } from './content-links.ts';
import { type ContentFolder, FILM_FILES, PICTURE_FILE } from './content-schemas.ts';
import type { ContentText, ContentTexts } from './content-text.ts';
import type { ConfigurationFault } from './fault.ts';
import { type IsOffered, isPageOffered } from './offered-texts.ts';

/** Checks how texts relate: links to missing texts, addresses and terms that appear twice. */
export function checkRelations(
  texts: ContentTexts,
  contentDir: string,
  languages: readonly Locale[],
  isOffered: IsOffered,
): readonly ConfigurationFault[] {
  const [first = LOCALES[0]] = languages;
  const addresses = new Set(
    languages.flatMap((locale) =>
      addressesIn(locale, isOffered, {
        faq: texts.faq[locale],
        glossary: texts.glossary[locale],
        news: texts.news[locale],
      }),
    ),
  );
  const ofLanguages = languages.flatMap((locale) => [
    ...checkLinks(texts, locale),
    ...checkAddresses(texts, locale, addresses),
    ...checkAnchors(texts, locale, isOffered),
    ...checkOffered(texts, locale, isOffered),
    ...checkTerms(texts.glossary[locale], join(contentDir, 'glossary', locale)),
    ...checkSlugs(texts.news[locale]),
    ...checkSameDays(texts.news, locale, first),
    ...[texts.campaigns, texts.banners].flatMap((messages) => [
      ...checkSameDays(messages, locale, first),
      ...checkRuns(messages[locale]),
    ]),
    ...checkPictures(texts, locale, contentDir),
    ...checkFilms(texts, locale, contentDir),
  ]);
  return [...ofLanguages, ...checkPictureFiles(contentDir)];
}

function checkLinks(texts: ContentTexts, locale: Locale): readonly ConfigurationFault[] {
  const ids = Object.fromEntries(
    LINKED_FOLDERS.map((folder) => [folder, new Set(texts[folder][locale].map(({ id }) => id))]),
  );
  return textsIn(texts, locale).flatMap((text) =>
    findContentLinks(text.written)
      .filter(({ folder, id }) => !ids[folder]?.has(id))
      .map(({ folder, id, index }) =>
        text.faultIn(index, `leads to ${folder}:${id}, which does not exist or is not offered`),
      ),
  );
}

/** Finds texts that lead to or are placed on pages, or draw loans, that the lender does not offer. */
function checkOffered(
  texts: ContentTexts,
  locale: Locale,
  isOffered: IsOffered,
): readonly ConfigurationFault[] {
  const isEmpty = (page: PageKey) => {
    const { lists } = pageOf(page);
    return lists !== undefined && texts[lists][locale].length === 0;
  };
  const isMissing = (page: PageKey) => !isPageOffered(page, isOffered) || isEmpty(page);
  const reason = (page: PageKey, does = 'leads to') =>
    `${does} the page ${page}, which ${isEmpty(page) ? 'has no text to list' : 'is for what is not offered'}`;
  const inTexts = textsIn(texts, locale).flatMap((text) =>
    [...text.written.matchAll(/\{(\w+)Page\}/g)].flatMap(({ 1: name = '', index }) => {
      const page = PAGE_KEYS.find((key) => key === name);
      if (page === undefined) return [text.faultIn(index, `{${name}Page} is not a page`)];
      return isMissing(page) ? [text.faultIn(index, reason(page))] : [];
    }),
  );
  const ofMessages = [...texts.campaigns[locale], ...texts.banners[locale]].flatMap((text) => {
    const page = text.data?.linkTo;
    return page && isMissing(page) ? [text.faultAt('linkTo', reason(page))] : [];
  });
  const placed = [...texts.faq[locale], ...texts.campaigns[locale], ...texts.banners[locale]];
  const ofPlaces = placed.flatMap((text) =>
    (text.data?.pages ?? [])
      .filter(isMissing)
      .map((page) => text.faultAt('pages', reason(page, 'is to be shown on'))),
  );
  const ofLines = texts.campaigns[locale].flatMap((text) =>
    (text.data?.line ?? [])
      .filter(isMissing)
      .map((page) => text.faultAt('line', reason(page, 'is to be shown on'))),
  );
  const ofNews = texts.news[locale].flatMap((text) => {
    const { pages = [], loan } = text.data ?? {};
    return [
      ...pages.filter(isMissing).map((page) => text.faultAt('pages', reason(page))),
      ...(loan && !isOffered(FAMILY_OF[loan.product])
        ? [text.faultAt('loan', `draws ${loan.product}, which is not offered`)]
        : []),
    ];
  });
  return [...inTexts, ...ofMessages, ...ofPlaces, ...ofLines, ...ofNews];
}

/** The texts of all folders in one language. */
function textsIn(texts: ContentTexts, locale: Locale): readonly ContentText[] {
  const folders = Object.keys(texts) as ContentFolder[];
  return folders.flatMap((folder): readonly ContentText[] => texts[folder][locale]);
}

/**
 * Finds forms shared by two terms, and related terms that do not exist in the folder. One about what is not offered
 * exists: the page leaves it out.
 */
function checkTerms(
  terms: readonly ContentText<'glossary'>[],
  folder: string,
): readonly ConfigurationFault[] {
  const known = new Map<string, string>();
  return terms.flatMap((text) => {
    const { term = '', also = [], see = [] } = text.data ?? {};
    const twice = [term, ...also].flatMap((form) => {
      const other = known.get(form.toLowerCase());
      known.set(form.toLowerCase(), text.id);
      if (other === undefined) return [];
      const key = form === term ? 'term' : 'also';
      return [text.faultAt(key, `«${form}» is already a form of ${other}`)];
    });
    const missing = see
      .filter((id) => !existsSync(join(folder, `${id}.md`)))
      .map((id) => text.faultAt('see', `names ${id}, which is not a term`));
    return [...twice, ...missing];
  });
}

function checkSlugs(articles: readonly ContentText<'news'>[]): readonly ConfigurationFault[] {
  const taken = new Map<string, string>();
  return articles.flatMap((text) => {
    const slug = text.data?.slug;
    if (slug === undefined) return [];
    const other = taken.get(slug);
    taken.set(slug, text.id);
    return other === undefined ? [] : [text.faultAt('slug', `is already the address of ${other}`)];
  });
}

function checkPictures(
  texts: ContentTexts,
  locale: Locale,
  contentDir: string,
): readonly ConfigurationFault[] {
  const isThere = (file: string) => existsSync(join(contentDir, 'pictures', file));
  const reason = (file: string) => `${join(contentDir, 'pictures', file)} is not there`;
  const missing = texts.news[locale].flatMap((text) => {
    const { picture } = text.data ?? {};
    if (picture === undefined || isThere(picture.file)) return [];
    return [text.faultAt('picture', reason(picture.file))];
  });
  const unsaid = textsIn(texts, locale).flatMap((text) =>
    [...text.written.matchAll(/!\[\s*\]\(/g)].map(({ index }) =>
      text.faultIn(index, 'is a picture without alternative text'),
    ),
  );
  const linked = textsIn(texts, locale).flatMap((text) =>
    findContentPictures(text.written)
      .filter(({ file }) => !PICTURE_FILE.test(file) || !isThere(file))
      .map(({ file, index }) => text.faultIn(index, reason(file))),
  );
  return [...missing, ...unsaid, ...linked];
}

/** Finds photos of one name, which would be served at one address, and drawings that are none. */
function checkPictureFiles(contentDir: string): readonly ConfigurationFault[] {
  const folder = join(contentDir, 'pictures');
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const fault = (file: string, reason: string) => ({ file: join(folder, file), place: '', reason });
  const photos = files.filter((file) => /\.(?:jpg|png|webp)$/.test(file));
  const nameOf = (file: string) => file.replace(/\.\w+$/, '');
  const twice = photos.flatMap((file, place) => {
    const other = photos.slice(0, place).find((before) => nameOf(before) === nameOf(file));
    return other === undefined ? [] : [fault(file, `has the name of ${other}: give it another`)];
  });
  const undrawn = files
    .filter((file) => file.endsWith('.svg'))
    .filter((file) => !/<svg\b[^>]*>.*<\/svg>\s*$/s.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => fault(file, 'is not an SVG drawing: it has no <svg> … </svg>'));
  return [...twice, ...undrawn];
}

/** Finds films with missing files, and loans that show a film that does not exist. */
function checkFilms(
  texts: ContentTexts,
  locale: Locale,
  contentDir: string,
): readonly ConfigurationFault[] {
  const root = join(contentDir, 'films');
  const missing = texts.films[locale].flatMap((text) =>
    [join(locale, `${text.id}.vtt`), ...FILM_FILES.map((ending) => `${text.id}.${ending}`)]
      .map((name) => join(root, name))
      .filter((file) => !existsSync(file))
      .map((file) => text.faultAt('title', `${file} is not there`)),
  );
  const ids = new Set(texts.films[locale].map(({ id }) => id));
  const unknown = texts.loans[locale]
    .filter(({ data }) => data?.film !== undefined && !ids.has(data.film))
    .map((text) => text.faultAt('film', `names ${text.data?.film}, which is not a film`));
  return [...missing, ...unknown];
}
