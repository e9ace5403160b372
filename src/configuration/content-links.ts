import type { ContentFolder } from './content-schemas.ts';

/** The folders whose texts can be linked to, as `[…](glossary:taeg)`. */
export const LINKED_FOLDERS = [
  'glossary',
  'faq',
  'news',
] as const satisfies readonly ContentFolder[];

export type LinkedFolder = (typeof LINKED_FOLDERS)[number];

/** A link from a text to another, and its position. */
export interface ContentLink {
  readonly folder: LinkedFolder;
  readonly id: string;
  /** Offset in the text, in characters. */
  readonly index: number;
}

const LINK = new RegExp(`\\]\\((${LINKED_FOLDERS.join('|')}):([^)\\s]*)\\)`, 'g');

/** The links in a Markdown text to other texts. */
export function findContentLinks(markdown: string): readonly ContentLink[] {
  return [...markdown.matchAll(LINK)].map(({ 1: folder, 2: id = '', index }) => ({
    folder: folder as LinkedFolder,
    id,
    index,
  }));
}

/** Replaces the name of each text with its address. */
export function resolveContentLinks(
  markdown: string,
  addressOf: (folder: LinkedFolder, id: string) => string,
): string {
  return markdown.replace(
    LINK,
    (_, folder: LinkedFolder, id: string) => `](${addressOf(folder, id)})`,
  );
}

const PICTURE = /\]\(picture:([^)\s]*)\)/g;

/** The pictures of `pictures/` in a Markdown text, written as `![…](picture:quay.jpg)`. */
export function findContentPictures(
  markdown: string,
): readonly { readonly file: string; readonly index: number }[] {
  return [...markdown.matchAll(PICTURE)].map(({ 1: file = '', index }) => ({ file, index }));
}

/** Replaces the name of each picture with its address. */
export function resolveContentPictures(
  markdown: string,
  addressOf: (file: string) => string,
): string {
  return markdown.replace(PICTURE, (_, file: string) => `](${addressOf(file)})`);
}
