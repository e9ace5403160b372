import { isSeq, parseDocument } from 'yaml';
import { PAGE_KEYS } from '#addresses/pages.ts';
import type { OfferPart } from '#domain/lender/offer.ts';
import { LINKED_FOLDERS } from '../content-links.ts';
import type { ContentFolder } from '../content-schemas.ts';
import { splitFrontMatter } from '../front-matter.ts';
import { MARK } from '../marks.ts';
import { type IsOffered, isPageOffered, isTextOffered } from '../offered-texts.ts';
import { withoutPadding } from './yaml-edits.ts';

/** A text of the demonstration: its folder, and its name without the ending. */
export interface TextName {
  readonly folder: ContentFolder;
  readonly id: string;
}

/** Folders whose texts speak in the lender's name; terms are the same for every lender. */
const MARKED_FOLDERS: readonly ContentFolder[] = ['pages', 'loans', 'faq'];

/** Whether a text is about what is offered. */
export function isTextKept({ folder, id }: TextName, text: string, isOffered: IsOffered): boolean {
  const about: unknown = frontMatterOf(text).toJS()?.for;
  const parts = Array.isArray(about) ? (about as OfferPart[]) : undefined;
  return isTextOffered(folder, id, parts, isOffered);
}

/**
 * A text without links to what is not there, and marked where a person has to read it.
 * @param isThere whether a text can be linked to
 */
export function deriveText(
  { folder }: TextName,
  text: string,
  isOffered: IsOffered,
  isThere: (name: TextName) => boolean,
): string {
  const { body } = partsOf(text);
  const unlinked = unlinkPages(unlinkTexts(body, isThere), isOffered);
  const marked = MARKED_FOLDERS.includes(folder) ? markBody(unlinked) : unlinked;
  return `---\n${deriveFrontMatter(text, isOffered, isThere)}\n---\n${marked}`;
}

/** The front matter, without pages, terms and films that are not there. */
function deriveFrontMatter(
  text: string,
  isOffered: IsOffered,
  isThere: (name: TextName) => boolean,
): string {
  const document = frontMatterOf(text);
  const keep = (key: string, isKept: (name: string) => boolean) => {
    const list = document.get(key);
    if (!isSeq(list)) return;
    list.items = list.items.filter((item) => isKept(String(item)));
    if (list.items.length === 0) document.delete(key);
  };
  const before = String(document);
  keep('pages', (name) =>
    PAGE_KEYS.some((page) => page === name && isPageOffered(page, isOffered)),
  );
  keep('see', (id) => isThere({ folder: 'glossary', id }));
  document.delete('film');
  if (!isOffered('brokers')) document.delete('locator');
  return String(document) === before
    ? partsOf(text).head
    : withoutPadding(document.toString({ lineWidth: 0 })).trimEnd();
}

const TEXT_LINK = new RegExp(`\\[([^\\]]*)\\]\\((${LINKED_FOLDERS.join('|')}):([^)\\s]*)\\)`, 'g');

/** Where a text that is not there was named as something to read, the sentence is marked. */
function unlinkTexts(body: string, isThere: (name: TextName) => boolean): string {
  return body.replace(TEXT_LINK, (link, label: string, folder: ContentFolder, id: string) => {
    if (isThere({ folder, id })) return link;
    return folder === 'glossary' ? label : `${MARK} ${label}`;
  });
}

const PAGE_LINK = /\[([^\]]*)\]\(\{(\w+)Page\}[^)\s]*\)/g;

function unlinkPages(body: string, isOffered: IsOffered): string {
  return body.replace(PAGE_LINK, (link, label: string, name: string) => {
    const page = PAGE_KEYS.find((key) => key === name);
    return page === undefined || isPageOffered(page, isOffered) ? link : `${MARK} ${label}`;
  });
}

/** Marks a whole text, below its first heading where it begins with one, since a loan's text has to. */
function markBody(body: string): string {
  return body.replace(/^\s*(?:## .*\n\s*)?/, (start) => `${start}${MARK}\n\n`);
}

function partsOf(text: string) {
  const parts = splitFrontMatter(text);
  if (parts === undefined) throw new Error('A text of the demonstration has no front matter');
  return parts;
}

const frontMatterOf = (text: string) => parseDocument(partsOf(text).head);
