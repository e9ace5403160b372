import { escapeXml } from '#seo/xml.ts';

/** A glossary term that is explained where texts use it. */
export interface MarkedTerm {
  readonly id: string;
  /** Its spellings: the glossary's heading and its other forms. */
  readonly forms: readonly string[];
  /** Its definition in one sentence. */
  readonly short: string;
  /** The address of its glossary entry. */
  readonly href: string;
}

/** A tag with any attributes, or the text between two tags. */
const TOKEN = /<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/g;

/** Elements in which no word is explained: links, headings and code. */
const CLOSED = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'code', 'pre']);

/** A spelling of a term, as its key. */
interface Form {
  readonly key: string;
  readonly term: MarkedTerm;
}

/** The terms of a language, arranged so that those of a text are found by its words. */
export interface Glossary {
  readonly byAddress: ReadonlyMap<string, MarkedTerm>;
  /** '' has the forms that begin with no letter or figure. */
  readonly byFirstWord: ReadonlyMap<string, readonly Form[]>;
}

const FIRST_WORD = /^[\p{L}\p{N}]*/u;
const WORDS = /[\p{L}\p{N}]+/gu;

export function arrangeGlossary(terms: readonly MarkedTerm[]): Glossary {
  const forms = terms.flatMap((term) => term.forms.map((form) => ({ key: keyOf(form), term })));
  return {
    byAddress: new Map(terms.map((term) => [term.href, term])),
    byFirstWord: Map.groupBy(forms, ({ key }) => FIRST_WORD.exec(key)?.[0] ?? ''),
  };
}

/**
 * Explains each term at its first use in a text: the word becomes a link to the glossary with the
 * definition in `data-short`. The author's own links to the glossary get the definition too and count as
 * the first use. Matches whole words, ignoring case; longer forms before shorter ones. If the text is an entry
 * of the glossary, `entry` is its address: the entry's own term is not explained in it.
 */
export function markTerms(html: string, glossary: Glossary, entry?: string): string {
  const used = new Set<MarkedTerm>();
  const ownTerm = entry === undefined ? undefined : glossary.byAddress.get(entry);
  if (ownTerm !== undefined) used.add(ownTerm);
  const linked = html.replace(/<a href="([^"]*)"/g, (written, href: string) => {
    const term = glossary.byAddress.get(href);
    if (term === undefined || term === ownTerm) return written;
    used.add(term);
    return openingTag(term);
  });
  const closed: string[] = [];
  return linked.replace(TOKEN, (token) => {
    if (token.startsWith('<')) {
      const [, slash, name = ''] = /^<(\/?)(\w*)/.exec(token) ?? [];
      if (CLOSED.has(name)) slash ? closed.pop() : closed.push(name);
      return token;
    }
    return closed.length > 0 ? token : markInText(token, glossary, used);
  });
}

/** Marks the terms in a text that are not used yet. */
function markInText(text: string, glossary: Glossary, used: Set<MarkedTerm>): string {
  const key = keyOf(text);
  // An expression of all forms would take seconds to compile for all texts of a site.
  const contained = ['', ...new Set(key.match(WORDS))]
    .flatMap((word) => glossary.byFirstWord.get(word) ?? [])
    .filter((form) => !used.has(form.term) && key.includes(form.key))
    .sort((a, b) => b.key.length - a.key.length);
  if (contained.length === 0) return text;
  const patterns = contained.map((form) => toPattern(form.key)).join('|');
  const words = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${patterns})(?![\\p{L}\\p{N}-])`, 'giu');
  return text.replace(words, (written) => {
    const writtenKey = keyOf(written);
    const term = contained.find((form) => form.key === writtenKey)?.term;
    if (!term || used.has(term)) return written;
    used.add(term);
    return `${openingTag(term)}>${written}</a>`;
  });
}

function openingTag({ href, short }: MarkedTerm): string {
  return `<a class="term" data-short="${escapeXml(short)}" href="${href}"`;
}

/** Case and non-breaking spaces do not distinguish forms. */
function keyOf(form: string): string {
  return form.toLowerCase().replace(/\s+/g, ' ');
}

function toPattern(form: string): string {
  return form.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/ /g, '\\s+');
}
