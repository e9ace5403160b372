import { type Document, isMap, isNode, isScalar, parseDocument, visit } from 'yaml';
import { isLocale, type Locale } from '#domain/locale/locale.ts';
import { MARK } from '../marks.ts';

/** Changes a YAML text and keeps its comments, blank lines and quotes. */
export function editYaml(text: string, edit: (document: Document) => void): string {
  const document: Document = parseDocument(text);
  edit(document);
  return withoutPadding(document.toString({ lineWidth: 0 }));
}

/** Lists in one line as the demonstration writes them, [fr, nl]; the library pads them like groups of keys. */
export const withoutPadding = (text: string) =>
  text.replace(/^(\s*[\w-]+: )\[ (.*) \]/gm, '$1[$2]');

/** Removes what is written for languages that the site does not have. */
export function removeLanguages(document: Document, languages: readonly Locale[]): void {
  visit(document, {
    Pair(_, { key }) {
      const name = isScalar(key) ? key.value : undefined;
      return isLocale(name) && !languages.includes(name) ? visit.REMOVE : undefined;
    },
  });
}

/** Marks a value in a comment at the end of its line, because the mark is no part of what the value may be. */
export function markLine(document: Document, path: readonly unknown[], what = ''): void {
  const node = document.getIn(path, true);
  if (!isNode(node)) throw new Error(`There is nothing to mark at ${path.join('.')}`);
  node.comment = ` ${MARK}${what}`;
}

/** Puts the mark before a text, or before it in every language. */
export function markText(document: Document, path: readonly unknown[]): void {
  const node = document.getIn(path, true);
  const texts = isMap(node) ? node.items.map(({ value }) => value) : [node];
  for (const text of texts) if (isScalar(text)) text.value = `${MARK} ${text.value}`;
}
