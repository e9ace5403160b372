import { LINKED_FOLDERS } from './content-links.ts';

/** Something in a text's Markdown that a page would not show as it was meant. */
export interface StrayMarkup {
  /** Where, in characters. */
  readonly index: number;
  readonly reason: string;
}

/** Where a link may lead: a page or a way to reach the lender, an address, an anchor of the page. */
const ADDRESS = /^(\{\w+\}(#\S+)?|[#/]\S*|https:\/\/\S+|mailto:\S+|tel:\S+)$/;

/** Or another text, or a picture, by its name. */
const BY_NAME = new RegExp(`^(${[...LINKED_FOLDERS, 'picture'].join('|')}):\\S+$`);

const HTML = /<(?:\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>|!--)/gi;
const FIRST_LEVEL = /^# /gm;
const LINK = /\]\(\s*([^)]*?)(?:\s+"[^"]*")?\s*\)/g;
const DEFINITION = /^ {0,3}\[[^\]]+\]:\s*(\S+)/gm;

/** HTML, headings of the page's own level, and links that lead nowhere whatever there is. */
export function findStrayMarkup(markdown: string): readonly StrayMarkup[] {
  const isNoTarget = ([, target = '']: RegExpMatchArray) =>
    !ADDRESS.test(target) && !BY_NAME.test(target);
  // Names are known within a link alone.
  const isNoAddress = ([, target = '']: RegExpMatchArray) => !ADDRESS.test(target);
  const describeTarget = ({ index = 0, 1: target }: RegExpMatchArray) => ({
    index,
    reason: `leads to ${target}, which is no address that a text can lead to`,
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
