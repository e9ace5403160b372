import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { loadConfiguration } from '#configuration/load-configuration.ts';
import { isSentenceOffered } from '#configuration/offered-words.ts';
import { isOffered } from '#domain/lender/offer.ts';
import { isContractLocale, type Locale } from '#domain/locale/locale.ts';
import { sentencesOf } from '#words/override-words.ts';
import { exampleFolders, namedFolders } from '../examples/lender-folders.ts';

/** The lender whose pages are walked: that of CONFIG_DIR. */
export const configuration = read(namedFolders().CONFIG_DIR);

export const { lender, tariffs } = configuration;

/** The languages in which visitors apply. */
export const contractLanguages = lender.languages.filter(isContractLocale);

function read(configDir: string) {
  const loaded = loadConfiguration(configDir);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.faults, null, 2));
  return loaded.configuration;
}

/** What the lenders in `examples` are called and reached by, without what the lender under test has itself. */
const OTHERS_NAMES = readdirSync('examples', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => read(exampleFolders(name).CONFIG_DIR).lender)
  .filter((other) => other.name !== lender.name)
  .flatMap(({ name, enterpriseNumber, fsmaNumber, email }) => [
    new RegExp(`\\b${name}\\b`),
    enterpriseNumber,
    fsmaNumber,
    email,
  ]);

/** Expects that a text names no lender of `examples` but the lender itself. */
export function expectOwnNames(text: string, what: string): void {
  for (const name of OTHERS_NAMES)
    expect(
      typeof name === 'string' ? text.includes(name) : name.test(text),
      `${name} in ${what}`,
    ).toBe(false);
}

/** What is shorter says nothing of what it is about, but for the name of a page. In characters. */
const SHORT = 25;

const isLong = (part: string) => part.length >= SHORT;

/** The name of a page, as links and headings have it. */
const IS_NAME = /^(?:frame|menu)\.pages\./;

/** A value, also in parentheses, and the brackets around a part that may be left out. */
const BETWEEN_PARTS = /\(?\{\w+\}\)?|\[(?:\w+=\w+\|)?|\]/;

/**
 * What the program says of what the lender does not offer, and of nothing else: the names of pages, and sentences or their
 * parts between values.
 */
function listUnofferedWords(locale: Locale): readonly string[] {
  const isPartOffered = (part: Parameters<typeof isOffered>[0]) => isOffered(part, configuration);
  const sentences = [...sentencesOf(locale)].map(([key, sentence]) => ({
    parts: sentence.split(BETWEEN_PARTS).map(plain),
    isShown: isSentenceOffered(key, isPartOffered),
    isName: IS_NAME.test(key),
  }));
  const shown = sentences
    .filter(({ isShown }) => isShown)
    .flatMap(({ parts }) => parts)
    .join('\n');
  return sentences
    .filter(({ isShown }) => !isShown)
    .flatMap(({ parts, isName }) => (isName ? parts : parts.filter(isLong)))
    .filter((part) => !shown.includes(part));
}

/** Without the spaces and joiners that only keep a line together. */
const plain = (text: string) =>
  text
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const UNOFFERED = new Map(lender.languages.map((locale) => [locale, listUnofferedWords(locale)]));

/** Expects that a page, with what it shows only later, has no words of the program about what the lender does not offer. */
export async function expectOfferedWords(page: Page, locale: Locale, what: string): Promise<void> {
  const texts = await page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = words.nextNode(); node; node = words.nextNode())
      if (!node.parentElement?.closest('script, style, template')) found.push(node.nodeValue ?? '');
    for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`))
        found.push(element.getAttribute(name) ?? '');
    return [document.title, ...found];
  });
  const alone = new Set(texts.map(plain));
  const all = [...alone].join('\n');
  const unoffered = UNOFFERED.get(locale) ?? [];
  expect(
    unoffered.filter((words) => (isLong(words) ? all.includes(words) : alone.has(words))),
    `words of what is not offered, in ${what}`,
  ).toEqual([]);
}
