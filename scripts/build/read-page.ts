import { Parser } from 'htmlparser2';
import { findControlCharacters } from './find-control-characters.ts';

/** The parts of a page that are checked. */
export interface PageParts {
  /** In order, duplicates included. */
  ids: readonly string[];
  /** What it links to or loads, as written. */
  links: readonly string[];
  headings: readonly Heading[];
  /** A phrase for each. */
  controlCharacters: readonly string[];
}

interface Heading {
  level: number;
  text: string;
}

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

export function readPage(html: string): PageParts {
  const ids: string[] = [];
  const links: string[] = [];
  const headings: Heading[] = [];
  let heading: Heading | undefined;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id !== undefined) ids.push(attributes.id);
      const link = LINKS[name];
      const target = link && attributes[link];
      if (target) links.push(target);
      if (/^h[1-6]$/.test(name)) heading = { level: Number(name[1]), text: '' };
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
  return { ids, links, headings, controlCharacters: findControlCharacters(html) };
}
