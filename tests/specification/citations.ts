import { globSync, readFileSync } from 'node:fs';

/** Where rules are defined, and where they may be cited. */
const RULES = 'docs/specification/*.md';
const CITING = [
  '{src,tests,scripts,lab,docs}/**/*.{ts,tsx,mjs,css,astro,md,sql,typ}',
  '*.md',
  'vitest.config.ts',
];
const TEST = /\.(?:test|spec|contract)\.(?:tsx?|mjs)$/;
/** An id, or the first and the last of a row of ids: `L-4.9 to L-4.18`. */
const CITATION = /\b([WACRLF])-(\d+)\.(\d+)(?: to \1-\2\.(\d+))?\b/g;
/** An id in bold at the beginning of a list item, or in the first cell of a table's row. */
const DEFINITION = /^(?:- \*\*|\| )([WACRLF]-\d+\.\d+)(?:\*\*| \|)/gm;

/** The ids of all rules, in the order of the files; an id that stands twice is there twice. */
export function definedIds(): string[] {
  return globSync(RULES)
    .filter((path) => !path.endsWith('README.md'))
    .sort()
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(DEFINITION)].map(([, id = '']) => id),
    );
}

/** The files that cite each id. */
export function citedIds(): Map<string, string[]> {
  const cited = new Map<string, string[]>();
  for (const path of CITING.flatMap((pattern) => globSync(pattern))) {
    if (path.endsWith('specification/README.md')) continue;
    if (path.startsWith('tests/specification/')) continue;
    for (const id of idsIn(readFileSync(path, 'utf8')))
      cited.set(id, [...(cited.get(id) ?? []), path]);
  }
  return cited;
}

export const isTest = (path: string): boolean => TEST.test(path);

/** The ids that a text cites. */
export function idsIn(text: string): Set<string> {
  const ids = [...text.matchAll(CITATION)].flatMap(([, file, section, from, to = from]) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, at) => `${file}-${section}.${Number(from) + at}`,
    ),
  );
  return new Set(ids);
}
