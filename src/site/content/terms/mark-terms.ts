import { escapeXml } from '#domain/seo/xml.ts';

/** A term that texts explain where they use it. */
export interface MarkedTerm {
  readonly id: string;
  /** How texts write it: as the glossary heads it, and in its other forms. */
  readonly forms: readonly string[];
  /** Defines it in one sentence. */
  readonly short: string;
  /** Where it is explained at length. */
  readonly href: string;
}

/** A tag, whatever its attributes say, or what stands between two. */
const TOKEN = /<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/g;

/** What is a link, a title or code already has no word to explain. */
const CLOSED = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'code', 'pre']);

/**
 * Explains in a text each term it uses, where it does so first: the word becomes a link to the glossary
 * that carries the definition (`data-short`). Links to the glossary that its author made carry theirs,
 * and are not made once more. Whole words alone, capitals aside; the longer form before the shorter.
 */
export function markTerms(html: string, terms: readonly MarkedTerm[]): string {
  const left = new Map(terms.map((term) => [term.id, term]));
  const linked = html.replace(/<a href="([^"]*)"/g, (written, href: string) => {
    const term = terms.find((one) => one.href === href);
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

/** Takes from the terms that are left those that it marks. */
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

/** Capitals and bound spaces make no other word. */
function keyOf(form: string): string {
  return form.toLowerCase().replace(/\s+/g, ' ');
}

function toPattern(form: string): string {
  return form.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/ /g, '\\s+');
}
