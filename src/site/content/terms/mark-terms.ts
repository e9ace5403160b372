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
  const left = new Map(terms.map((term) => [term.id, term]));
  const linked = html.replace(/<a href="([^"]*)"/g, (written, href: string) => {
    const term = terms.find((candidate) => candidate.href === href);
    if (!term) return written;
    left.delete(term.id);
    return openingTag(term);
  });
  const closed: string[] = [];
  return linked.replace(TOKEN, (token) => {
    if (token.startsWith('<')) {
      const [, slash, name = ''] = /^<(\/?)(\w*)/.exec(token) ?? [];
      if (CLOSED.has(name)) slash ? closed.pop() : closed.push(name);
      return token;
    }
    return closed.length > 0 ? token : markInText(token, left);
  });
}

/** Marks terms in a text and removes them from those left. */
function markInText(text: string, left: Map<string, MarkedTerm>): string {
  const byForm = new Map(
    [...left.values()].flatMap((term) => term.forms.map((form) => [keyOf(form), term] as const)),
  );
  if (byForm.size === 0) return text;
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).map(toPattern);
  const words = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join('|')})(?![\\p{L}\\p{N}-])`, 'giu');
  return text.replace(words, (written) => {
    const term = byForm.get(keyOf(written));
    if (!term || !left.delete(term.id)) return written;
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
