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

/**
 * Explains each term at its first use in a text: the word becomes a link to the glossary with the
 * definition in `data-short`. The author's own links to the glossary get the definition too and count as
 * the first use. Matches whole words, ignoring case; longer forms before shorter ones.
 */
export function markTerms(html: string, terms: readonly MarkedTerm[]): string {
  const used = new Set<MarkedTerm>();
  const linked = html.replace(/<a href="([^"]*)"/g, (written, href: string) => {
    const term = terms.find((candidate) => candidate.href === href);
    if (!term) return written;
    used.add(term);
    return openingTag(term);
  });
  const forms = longestFirst(terms);
  const closed: string[] = [];
  return linked.replace(TOKEN, (token) => {
    if (token.startsWith('<')) {
      const [, slash, name = ''] = /^<(\/?)(\w*)/.exec(token) ?? [];
      if (CLOSED.has(name)) slash ? closed.pop() : closed.push(name);
      return token;
    }
    return closed.length > 0 ? token : markInText(token, forms, used);
  });
}

/** A spelling of a term, as its key. */
interface Form {
  readonly key: string;
  readonly term: MarkedTerm;
}

function longestFirst(terms: readonly MarkedTerm[]): readonly Form[] {
  return terms
    .flatMap((term) => term.forms.map((form) => ({ key: keyOf(form), term })))
    .sort((a, b) => b.key.length - a.key.length);
}

/** Marks the terms in a text that are not used yet. */
function markInText(text: string, forms: readonly Form[], used: Set<MarkedTerm>): string {
  const key = keyOf(text);
  // An expression of all forms would take seconds to compile for all texts of a site.
  const contained = forms.filter((form) => key.includes(form.key) && !used.has(form.term));
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
