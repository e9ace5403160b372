import type { ContentFolder } from './content-schemas.ts';

/** The folders whose texts others may link to, as `[…](glossary:taeg)`. */
export const LINKED_FOLDERS = [
  'glossary',
  'faq',
  'news',
] as const satisfies readonly ContentFolder[];

export type LinkedFolder = (typeof LINKED_FOLDERS)[number];

/** A link from one text to another, and where it stands. */
export interface ContentLink {
  readonly folder: LinkedFolder;
  readonly id: string;
  /** In the text, in characters. */
  readonly index: number;
}

const LINK = new RegExp(`\\]\\((${LINKED_FOLDERS.join('|')}):([^)\\s]*)\\)`, 'g');

/** The links of a text in Markdown to other texts. */
export function findContentLinks(markdown: string): readonly ContentLink[] {
  return [...markdown.matchAll(LINK)].map(({ 1: folder, 2: id = '', index }) => ({
    folder: folder as LinkedFolder,
    id,
    index,
  }));
}

/** Puts the address of each text in the place of its name. */
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

/** The pictures of `pictures/` that a text in Markdown shows, as `![…](picture:quay.jpg)`. */
export function findContentPictures(
  markdown: string,
): readonly { readonly file: string; readonly index: number }[] {
  return [...markdown.matchAll(PICTURE)].map(({ 1: file = '', index }) => ({ file, index }));
}

/** Puts the address of each picture in the place of its name. */
export function resolveContentPictures(
  markdown: string,
  addressOf: (file: string) => string,
): string {
  return markdown.replace(PICTURE, (_, file: string) => `](${addressOf(file)})`);
}
