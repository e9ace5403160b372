import { Parser } from 'htmlparser2';
import { findControlCharacters } from './find-control-characters.mjs';

/**
 * The parts of a page that are checked.
 * @typedef {object} PageParts
 * @property {readonly string[]} ids in order, duplicates included
 * @property {readonly string[]} links what it links to or loads, as written
 * @property {readonly { level: number, text: string }[]} headings in order
 * @property {readonly string[]} unsaid pictures without alternative text, as written
 * @property {Readonly<Record<string, string>>} alternates addresses by language
 * @property {string | undefined} canonical
 * @property {readonly string[]} controlCharacters a phrase for each
 */

/** The attributes that name another file or page, by element. */
const LINKS = {
  a: 'href',
  area: 'href',
  audio: 'src',
  form: 'action',
  iframe: 'src',
  img: 'src',
  link: 'href',
  object: 'data',
  script: 'src',
  source: 'src',
  track: 'src',
  use: 'href',
  video: 'src',
};

/** The attributes that give a name to an element without text. */
const NAMES = ['aria-label', 'aria-labelledby'];

/** @param {string} html @returns {PageParts} */
export function readPage(html) {
  /** @type {string[]} */
  const ids = [];
  /** @type {string[]} */
  const links = [];
  /** @type {{ level: number, text: string }[]} */
  const headings = [];
  /** @type {string[]} */
  const unsaid = [];
  /** @type {Record<string, string>} */
  const alternates = {};
  /** @type {string | undefined} */
  let canonical;
  /** @type {{ level: number, text: string } | undefined} */
  let heading;

  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, rel, hreflang, href = '' } = attributes;
      if (id !== undefined) ids.push(id);
      const link = LINKS[/** @type {keyof typeof LINKS} */ (name)];
      const target = link && attributes[link];
      if (target !== undefined && target !== '') links.push(target);
      if (rel === 'canonical') canonical = href;
      if (rel === 'alternate' && hreflang) alternates[hreflang] = href;
      if (/^h[1-6]$/.test(name)) heading = { level: Number(name[1]), text: '' };
      if (isUnsaid(name, attributes)) unsaid.push(describe(name, attributes));
    },
    ontext(text) {
      if (heading) heading.text += text;
    },
    onclosetag(name) {
      if (heading === undefined || name !== `h${heading.level}`) return;
      headings.push({ ...heading, text: heading.text.replace(/\s+/g, ' ').trim() });
      heading = undefined;
    },
  });
  parser.end(html);
  const controlCharacters = findControlCharacters(html);
  return { ids, links, headings, unsaid, alternates, canonical, controlCharacters };
}

/** @param {string} name @param {Readonly<Record<string, string>>} attributes */
function isUnsaid(name, attributes) {
  if (NAMES.some((attribute) => attributes[attribute]?.trim())) return false;
  // An empty text is deliberate: the picture repeats the text beside it.
  if (name === 'img') return attributes.alt === undefined;
  return attributes.role === 'img';
}

/** @param {string} name @param {Readonly<Record<string, string>>} attributes */
function describe(name, attributes) {
  const { class: kind, src } = attributes;
  return `<${name}${kind ? ` class="${kind}"` : ''}${src ? ` src="${src}"` : ''}>`;
}
