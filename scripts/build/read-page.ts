import { Parser } from 'htmlparser2';
import { findControlCharacters } from './find-control-characters.ts';

/** The parts of a page that are checked. */
export interface PageParts {
  /** In order, duplicates included. */
  ids: readonly string[];
  /** What it links to or loads, as written. */
  links: readonly string[];
  headings: readonly Heading[];
  /** Pictures without alternative text, as written. */
  unnamedPictures: readonly string[];
  /** Addresses by language. */
  alternates: Readonly<Record<string, string>>;
  canonical: string | undefined;
  /** A phrase for each. */
  controlCharacters: readonly string[];
  /** What follows the document's first end tag, trimmed: browsers move it back into the body. */
  afterDocument: string;
}

interface Heading {
  level: number;
  text: string;
}

type Attributes = Readonly<Record<string, string>>;

/** The attributes that name another file or page, by element. */
const LINKS: Readonly<Record<string, string>> = {
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

const DOCUMENT_END = '</html>';

export function readPage(html: string): PageParts {
  const ids: string[] = [];
  const links: string[] = [];
  const headings: Heading[] = [];
  const unnamedPictures: string[] = [];
  const alternates: Record<string, string> = {};
  let canonical: string | undefined;
  let heading: Heading | undefined;

  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, rel, hreflang, href = '' } = attributes;
      if (id !== undefined) ids.push(id);
      const link = LINKS[name];
      const target = link && attributes[link];
      if (target) links.push(target);
      if (rel === 'canonical') canonical = href;
      if (rel === 'alternate' && hreflang) alternates[hreflang] = href;
      if (/^h[1-6]$/.test(name)) heading = { level: Number(name[1]), text: '' };
      if (isUnnamedPicture(name, attributes)) unnamedPictures.push(describe(name, attributes));
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
  return {
    ids,
    links,
    headings,
    unnamedPictures,
    alternates,
    canonical,
    controlCharacters: findControlCharacters(html),
    afterDocument: html.split(DOCUMENT_END).slice(1).join(DOCUMENT_END).trim(),
  };
}

function isUnnamedPicture(name: string, attributes: Attributes): boolean {
  if (attributes['aria-label']?.trim() || attributes['aria-labelledby']?.trim()) return false;
  // An empty text is deliberate: the picture repeats the text next to it.
  return name === 'img' ? attributes.alt === undefined : attributes.role === 'img';
}

function describe(name: string, { class: kind, src }: Attributes): string {
  return `<${name}${kind ? ` class="${kind}"` : ''}${src ? ` src="${src}"` : ''}>`;
}
