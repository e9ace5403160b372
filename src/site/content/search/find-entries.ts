import { getCollection } from 'astro:content';
import { ADDRESSES, PAGE_KEYS, type PageKey, pageOf } from '#addresses/pages.ts';
import {
  type ContentFolder,
  type FrontMatter,
  TEXT_PAGES,
} from '#configuration/content-schemas.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { addressFor, pageExists } from '#site/build/existing-pages.ts';
import { lender } from '#site/build/lender-configuration.ts';
import { isLoanText, PAGE_OF_TEXT } from '#site/content/loan-texts/loan-texts.ts';
import { CONTACT_WORDS } from '#words/contact/contact.ts';
import { frame } from '#words/frame/frame.ts';
import { SEARCH_WORDS } from '#words/search/search.ts';
import { fill } from '#words/translation.ts';
import { plainText } from '../markdown/plain-text.ts';
import { findArticles } from '../news/articles-by-language.ts';
import type { EntryKind, SearchEntry } from './search-index.ts';

/** Pages that are lists of separately found entries, or forms: found by their name only. */
const BY_NAME = PAGE_KEYS.filter((key) => {
  const { kind, text, hidden } = pageOf(key);
  return kind === undefined && text === undefined && hidden !== 'everywhere';
});

/** All search entries of a language. Build only. */
export async function findEntries(locale: Locale): Promise<SearchEntry[]> {
  return [
    ...(await loans(locale)),
    ...(await textPages(locale)),
    ...BY_NAME.filter(pageExists).map((key) =>
      entry(
        'page',
        addressFor(key, locale),
        frame[locale].pages[key],
        textOn(key, locale),
        key === 'contact' ? SEARCH_WORDS[locale].searchedAs.contact : '',
      ),
    ),
    ...(await questions(locale)),
    ...(await terms(locale)),
    ...(await articles(locale)),
  ];
}

/** Searchable text of a page beyond its name. */
function textOn(key: PageKey, locale: Locale): string | undefined {
  if (key !== 'contact') return undefined;
  return fill(CONTACT_WORDS[locale].description, { name: lender.name });
}

function entry(kind: EntryKind, href: string, title: string, text = '', also = ''): SearchEntry {
  return { kind, href, title, text, also };
}

const alsoKnownAs = (names: readonly string[], searchedAs: readonly string[] = []) =>
  [...names, ...searchedAs].join(', ');

interface FoundText<K extends ContentFolder> {
  /** Its id, the same in every language. */
  id: string;
  data: FrontMatter<K>;
  text: string;
}

async function textsOf<K extends ContentFolder>(
  folder: K,
  locale: Locale,
): Promise<FoundText<K>[]> {
  const entries = await getCollection(folder);
  return entries
    .filter(({ id }) => id.startsWith(`${locale}/`))
    .map(({ id, data, rendered }) => ({
      id: id.slice(locale.length + 1),
      data: data as FrontMatter<K>,
      text: plainText(rendered?.html ?? ''),
    }));
}

async function loans(locale: Locale): Promise<SearchEntry[]> {
  const texts = await textsOf('loans', locale);
  return texts.flatMap(({ id, data: { title, lead, asked, searchedAs }, text }) => {
    if (!isLoanText(id)) return [];
    const key = PAGE_OF_TEXT[id];
    const searchable = [lead, text, asked].join('\n');
    const also = alsoKnownAs([frame[locale].pages[key]], searchedAs);
    return [entry('loan', ADDRESSES[key][locale], title, searchable, also)];
  });
}

async function textPages(locale: Locale): Promise<SearchEntry[]> {
  const texts = await textsOf('pages', locale);
  return texts.flatMap(({ id, data: { title, lede, searchedAs }, text }) => {
    const key = TEXT_PAGES.find((page) => page === id);
    if (key === undefined) return [];
    const also = alsoKnownAs([frame[locale].pages[key]], searchedAs);
    return [entry('page', ADDRESSES[key][locale], title, `${lede}\n${text}`, also)];
  });
}

async function questions(locale: Locale): Promise<SearchEntry[]> {
  const texts = await textsOf('faq', locale);
  return texts.map(({ id, data: { question, searchedAs }, text }) =>
    entry(
      'question',
      `${ADDRESSES.faq[locale]}#${id}`,
      question,
      text,
      alsoKnownAs([], searchedAs),
    ),
  );
}

async function terms(locale: Locale): Promise<SearchEntry[]> {
  if (!pageExists('glossary')) return [];
  const texts = await textsOf('glossary', locale);
  return texts.map(({ id, data: { term, also = [], short, searchedAs }, text }) => {
    const href = `${ADDRESSES.glossary[locale]}#${id}`;
    return entry('term', href, term, `${short}\n${text}`, alsoKnownAs(also, searchedAs));
  });
}

async function articles(locale: Locale): Promise<SearchEntry[]> {
  const bodies = new Map((await textsOf('news', locale)).map(({ id, text }) => [id, text]));
  return (await findArticles()).map(({ id, paths, texts }) => {
    const { title, lede } = texts[locale];
    return entry('news', paths[locale], title, `${lede}\n${bodies.get(id)}`);
  });
}
