import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Font } from 'fontkitten';
import { PAGE_KEYS } from '#addresses/pages.ts';
import type { Brand } from '#domain/brand/brand.ts';
import {
  CARD_NAME,
  CARD_TITLE,
  CARD_TITLE_OVER_SCENE,
  CARD_WARNING,
  CARD_WARNING_OVER_SCENE,
  type CardBox,
  TITLE_LINES,
} from '#domain/brand/card-boxes.ts';
import { documentFace } from '#domain/brand/document-faces.ts';
import type { Lender } from '#domain/lender/lender.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type OwnWords, sentencesOf } from '#words/override-words.ts';
import { bindSpaces } from './bind-spaces.ts';
import { BRAND_FILE } from './brand/read-brand.ts';
import { advanceOf, readFont } from './brand/read-font.ts';
import { readContentTexts } from './content-text.ts';
import type { ConfigurationFault } from './fault.ts';
import { LENDER_FILE } from './languages.ts';
import { type IsOffered, isPageOffered } from './offered-texts.ts';
import { wordFile } from './word-files.ts';
import { startReading } from './yaml-reading.ts';

const REASON = 'does not fit on the picture of a shared link';

/** What is written on the pictures of shared links, besides the titles of articles. */
interface CardWriting {
  readonly brand: Brand;
  readonly lender: Pick<Lender, 'name' | 'languages'>;
  readonly words: OwnWords;
}

/**
 * Finds what is too long for the picture of a shared link: the lender's name, the names of pages and the titles of articles
 * in the typeface of the titles, the law's warning in that of the texts (F-8.7). A server without the program's fonts, which builds no pages, looks only at the
 * lender's own.
 */
export function checkCardTitles(
  { configDir, contentDir }: { readonly configDir: string; readonly contentDir: string },
  isOffered: IsOffered,
  { brand, lender, words }: CardWriting,
): readonly ConfigurationFault[] {
  const read = readFont(fontFile(documentFace(brand.faces.title).bold));
  if (!read.ok) return [];
  const fits = (text: string, box: CardBox) => fitsIn(text, box, read.font, TITLE_LINES);
  const faultAt = (file: string, path: readonly string[], reason: string) => {
    const reading = startReading(configDir, file);
    reading.fault(path, reason);
    return reading.faults;
  };
  const ofName =
    brand.wordmark || fits(lender.name, CARD_NAME) ? [] : faultAt(LENDER_FILE, ['name'], REASON);
  const ofPages = lender.languages.flatMap((locale) =>
    pageTitles(locale, words, isOffered)
      .filter(({ title }) => !fits(title, CARD_TITLE))
      .flatMap(({ key, title, isOwn }) =>
        isOwn
          ? faultAt(wordFile(locale), [key], REASON)
          : faultAt(BRAND_FILE, ['faces', 'title'], `is so wide that “${title}” ${REASON}`),
      ),
  );
  const texts = documentFace(brand.faces.text);
  const ofTexts = readFont(fontFile(texts.regular));
  const ofWarning = lender.languages.flatMap((locale) => {
    const warning = sentencesOf(locale).get('frame.warning') ?? '';
    const boxes = [CARD_WARNING, CARD_WARNING_OVER_SCENE];
    return !ofTexts.ok || boxes.every((box) => fitsIn(warning, box, ofTexts.font, texts.lineHeight))
      ? []
      : faultAt(BRAND_FILE, ['faces', 'text'], `is so wide that “${warning}” ${REASON}`);
  });
  const ofArticles = lender.languages.flatMap((locale) =>
    readContentTexts(contentDir, 'news', locale, isOffered).flatMap((text) => {
      const { title = '', picture } = text.data ?? {};
      const box = picture?.file.endsWith('.svg') ? CARD_TITLE_OVER_SCENE : CARD_TITLE;
      return fits(bindSpaces(title, locale), box) ? [] : [text.faultAt('title', REASON)];
    }),
  );
  return [...ofName, ...ofPages, ...ofArticles, ...ofWarning];
}

/** The names of the pages, as their pictures have them. */
function pageTitles(locale: Locale, words: OwnWords, isOffered: IsOffered) {
  const sentences = sentencesOf(locale);
  return PAGE_KEYS.filter((page) => isPageOffered(page, isOffered)).map((page) => {
    const key = page === 'home' ? 'home.headline' : `frame.pages.${page}`;
    const own = words[locale]?.[key];
    return { key, title: own ?? sentences.get(key) ?? '', isOwn: own !== undefined };
  });
}

/** A typeface's file; those of the program lie in its folder, above this module or what it is built into. */
function fontFile(file: string): string {
  let folder = import.meta.dirname;
  while (!existsSync(resolve(folder, file)) && folder !== dirname(folder)) folder = dirname(folder);
  return resolve(folder, file);
}

/** Whether a text has room at its smallest size, broken only between its words; `lineHeight` in em. */
function fitsIn(
  text: string,
  { width, height, sizes }: CardBox,
  font: Font,
  lineHeight: number,
): boolean {
  const size = Math.min(...sizes);
  const widthOf = (part: string) =>
    [...part].reduce((sum, letter) => sum + advanceOf(font, letter), 0) * (size / font.unitsPerEm);
  const space = widthOf(' ');
  let lines = 1;
  let end = 0;
  for (const word of text.split(' ').map(widthOf)) {
    if (word > width) return false;
    const next = end === 0 ? word : end + space + word;
    if (next > width) lines += 1;
    end = next > width ? word : next;
  }
  return lines * lineHeight * size <= height;
}
