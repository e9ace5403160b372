import Slugger from 'github-slugger';
import { ASKED_ID, QUESTIONS_ID } from '#addresses/loan-sections.ts';
import { PAGE_KEYS, pageOf } from '#addresses/pages.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { bindSpaces } from './bind-spaces.ts';
import { type ContentFolder, LOAN_PAGES, LOAN_TEXTS } from './content-schemas.ts';
import type { ContentText, ContentTexts } from './content-text.ts';
import type { ConfigurationFault } from './fault.ts';
import { splitFrontMatter } from './front-matter.ts';
import { nearestName } from './nearest-name.ts';
import type { IsOffered } from './offered-texts.ts';

/** A link with an anchor, to the same text or to a page that is named: `[…](#a)`, `[…]({termsPage}#a)`, `[x]: #a`. */
const LINK = /(?:\]\(\s*|^ {0,3}\[[^\]]+\]:\s*)(?:\{(\w+)Page\})?#([^\s)]+)/gm;

/** A heading, also where its line is underlined. */
const HEADING = /^ {0,3}(?:#{1,6} +(.+?)(?: +#+)? *|(\S.*)\n(?:=+|-+) *)$/gm;

/** Where a text may lead on a loan's page, besides its own headings. */
const OF_LOANS = ['amount', ASKED_ID, QUESTIONS_ID];

/**
 * Finds links to anchors that no heading has: in the same text, or in that of the page that the link names (F-8.6). What
 * pages with more than a text have, such as the ways of the contact page, only the build knows.
 */
export function checkAnchors(
  texts: ContentTexts,
  locale: Locale,
  isOffered: IsOffered,
): readonly ConfigurationFault[] {
  const ofEveryPage = ['content', ...(isOffered('newsletter') ? ['newsletter'] : [])];
  const folders = Object.keys(texts) as ContentFolder[];
  return folders.flatMap((folder) =>
    texts[folder][locale].flatMap((text: ContentText) =>
      [...text.written.matchAll(LINK)].flatMap(({ 1: page, 2: anchor = '', index }) => {
        const found =
          page === undefined
            ? anchorsAround(texts, folder, text)
            : anchorsOfPage(texts, locale, page);
        if (found === undefined) return [];
        const known = [...found, ...ofEveryPage];
        if (known.some((id) => id === anchor || encodeURI(id) === anchor)) return [];
        const nearest = nearestName(anchor, known);
        const advice = nearest === undefined ? '' : `: is it #${nearest}?`;
        return [text.faultIn(index, `leads to #${anchor}, which no heading there has${advice}`)];
      }),
    ),
  );
}

type Anchors = readonly string[] | undefined;

/** The anchors of a text and of what stands around it; undefined where they are not known. */
function anchorsAround(texts: ContentTexts, folder: ContentFolder, text: ContentText): Anchors {
  if (folder === 'pages' && !isTextAlone(text.id)) return undefined;
  const own = headingsOf(text);
  if (own === undefined) return undefined;
  if (folder === 'faq' || folder === 'glossary')
    return [...own, ...texts[folder][text.locale].map(({ id }) => id)];
  return folder === 'loans' ? [...own, ...OF_LOANS, ...questionsOf(texts, text)] : own;
}

/** The questions on a loan's page. */
function questionsOf({ faq }: ContentTexts, { id, locale }: ContentText): readonly string[] {
  const page = LOAN_PAGES.find((_, at) => LOAN_TEXTS[at] === id);
  return faq[locale]
    .filter(({ data }) => data?.pages?.some((shown) => shown === page))
    .map((question) => question.id);
}

/** Those of a page that consists of a text, or of texts with a name each. */
function anchorsOfPage(texts: ContentTexts, locale: Locale, page: string): Anchors {
  if (page === 'faq' || page === 'glossary') return texts[page][locale].map(({ id }) => id);
  const loan = LOAN_TEXTS.find((_, at) => LOAN_PAGES[at] === page);
  const folder = loan === undefined ? 'pages' : 'loans';
  const text = texts[folder][locale].find(({ id }) => id === (loan ?? page));
  return text && anchorsAround(texts, folder, text);
}

/** Whether a page is nothing but its text. */
function isTextAlone(id: string): boolean {
  const page = PAGE_KEYS.find((key) => key === id);
  return page !== undefined && pageOf(page).kind === 'text';
}

/** The ids that the headings of a text have on its page; undefined where a value is filled in in one. */
function headingsOf({ written, locale }: ContentText): Anchors {
  const body = splitFrontMatter(written)?.body ?? '';
  const headings = [...body.matchAll(HEADING)].map(([, marked, underlined]) =>
    plain(marked ?? underlined ?? ''),
  );
  if (headings.some((heading) => /\{\w+\}/.test(heading))) return undefined;
  const slugger = new Slugger();
  return headings.map((heading) => slugger.slug(bindSpaces(heading, locale)));
}

/** The words of a heading: its links without their addresses, its marks left out, two hyphens as the dash that they become. */
const plain = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`\\]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/-{2,}/g, '–');
