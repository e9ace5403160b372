import { Parser } from 'htmlparser2';

/**
 * What a page must be judged by.
 * @typedef {object} PageParts
 * @property {readonly string[]} ids in order, those that stand twice twice
 * @property {readonly string[]} links what it leads to or loads, as written
 * @property {readonly { level: number, text: string }[]} headings in order
 * @property {readonly string[]} unsaid pictures without a text, as they are written
 * @property {Readonly<Record<string, string>>} alternates addresses by language
 * @property {string | undefined} canonical
 */

/** The attributes that name another file or page, by element; of the others, none does. */
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

/** What a name can be given by, to what says nothing itself. */
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
  return { ids, links, headings, unsaid, alternates, canonical };
}

/** @param {string} name @param {Readonly<Record<string, string>>} attributes */
function isUnsaid(name, attributes) {
  if (NAMES.some((attribute) => attributes[attribute]?.trim())) return false;
  // An empty text is said on purpose: the picture repeats what stands beside it.
  if (name === 'img') return attributes.alt === undefined;
  return attributes.role === 'img';
}

/** @param {string} name @param {Readonly<Record<string, string>>} attributes */
function describe(name, attributes) {
  const { class: kind, src } = attributes;
  return `<${name}${kind ? ` class="${kind}"` : ''}${src ? ` src="${src}"` : ''}>`;
}
