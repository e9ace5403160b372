import { LINKED_FOLDERS } from './content-links.ts';

/** Markdown that a page would not show as intended. */
export interface StrayMarkup {
  /** Offset in characters. */
  readonly index: number;
  readonly reason: string;
}

/** What a link may lead to: a page, a way to contact the lender, an address, an anchor on the page. */
const ADDRESS = /^(\{\w+\}(#\S+)?|[#/]\S*|https:\/\/\S+|mailto:\S+|tel:\S+)$/;

/** Links to other texts and pictures, by name. */
const BY_NAME = new RegExp(`^(${[...LINKED_FOLDERS, 'picture'].join('|')}):\\S+$`);

const HTML = /<(?:\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|!--)/gi;
const FIRST_LEVEL = /^# /gm;
const LINK = /\]\(\s*([^)]*?)(?:\s+"[^"]*")?\s*\)/g;
const DEFINITION = /^ {0,3}\[[^\]]+\]:\s*(\S+)/gm;

/** Finds HTML, headings of the page title's level, and links whose address is never valid. */
export function findStrayMarkup(markdown: string): readonly StrayMarkup[] {
  const isNoTarget = ([, target = '']: RegExpMatchArray) =>
    !ADDRESS.test(target) && !BY_NAME.test(target);
  // Names are valid only inside a link.
  const isNoAddress = ([, target = '']: RegExpMatchArray) => !ADDRESS.test(target);
  const describeTarget = ({ index = 0, 1: target }: RegExpMatchArray) => ({
    index,
    reason: `leads to ${target}, which is not an address that a text can link to`,
  });
  return [
    ...[...markdown.matchAll(HTML)].map(({ 0: tag, index }) => ({
      index,
      reason: `${tag} is HTML, which texts cannot hold`,
    })),
    ...[...markdown.matchAll(FIRST_LEVEL)].map(({ index }) => ({
      index,
      reason: 'is a heading like the page’s own title: begin it with ##',
    })),
    ...[...markdown.matchAll(LINK)].filter(isNoTarget).map(describeTarget),
    ...[...markdown.matchAll(DEFINITION)].filter(isNoAddress).map(describeTarget),
  ];
}
