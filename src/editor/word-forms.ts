import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { IsOffered } from '#configuration/offered-texts.ts';
import { isSentenceOffered } from '#configuration/offered-words.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { isFixed } from '#words/fixed-words.ts';
import { sentencesOf } from '#words/override-words.ts';
import { type EditedFolders, type Form, readValue, writeValue } from './editable-files.ts';
import { isRecord, type Value } from './merge-yaml.ts';

/** A sentence that a lender may replace: its key, its field's name, and the program's own text in each language that has it. */
export interface Sentence {
  readonly key: string;
  readonly field: string;
  readonly texts: Readonly<Partial<Record<Locale, string>>>;
}

const PATH = /^words\/([a-z]{2})\/([a-zA-Z]+)\.json$/;

/** The editor takes a dot for a field within another, and keys of numbers for a list. */
const fieldOf = (key: string) => key.replaceAll('.', '/');

const catalogueOf = (key: string) => key.slice(0, key.indexOf('.'));

/**
 * The sentences that a lender may replace, by the name of their catalogue, in the order of the catalogues.
 * @param isOffered sentences about anything else show nowhere
 */
export function sentencesByCatalogue(
  languages: readonly Locale[],
  isOffered: IsOffered,
): ReadonlyMap<string, readonly Sentence[]> {
  const sentences = new Map<string, Sentence>();
  for (const locale of languages)
    for (const [key, text] of sentencesOf(locale))
      if (!isFixed(key) && isSentenceOffered(key, isOffered))
        sentences.set(key, {
          key,
          field: fieldOf(key),
          texts: { ...sentences.get(key)?.texts, [locale]: text },
        });
  return Map.groupBy(sentences.values(), ({ key }) => catalogueOf(key));
}

/** The editor's paths of all forms of words: a catalogue each, in each language that has it. */
export function listWordPaths(languages: readonly Locale[]): string[] {
  return languages.flatMap((locale) => {
    const keys = [...sentencesOf(locale).keys()].filter((key) => !isFixed(key));
    return [...new Set(keys.map(catalogueOf))].map((name) => `words/${locale}/${name}.json`);
  });
}

/**
 * The sentences of one catalogue in one language, as the site has them: the program's, or the lender's own of
 * `words/<language>.yaml`. Writing stores those that were changed, and none that is the program's again or empty.
 */
export function openWords(path: string, folders: EditedFolders): Form | undefined {
  const [, language = '', name = ''] = PATH.exec(path) ?? [];
  const locale = folders.languages.find((known) => known === language);
  if (locale === undefined) return undefined;
  const originals = [...sentencesOf(locale)].filter(
    ([key]) => catalogueOf(key) === name && !isFixed(key),
  );
  if (originals.length === 0) return undefined;
  const file = join(folders.configDir, 'words', `${locale}.yaml`);
  const readOwn = () => {
    const own = existsSync(file) ? readValue(file) : {};
    return isRecord(own) ? own : {};
  };
  const shown = (own: Readonly<Record<string, Value>>, key: string, original: string) => {
    const written = own[key];
    return typeof written === 'string' ? written : original;
  };
  return {
    read: () => {
      const own = readOwn();
      return Object.fromEntries(
        originals.map(([key, original]) => [fieldOf(key), shown(own, key, original)]),
      );
    },
    write: (value) => {
      const before = readOwn();
      const own: Record<string, Value> = { ...before };
      for (const [key, original] of originals) {
        const next = textOf(value, fieldOf(key));
        if (next === shown(before, key, original).trim()) continue;
        if (next === '' || next === original.trim()) delete own[key];
        else own[key] = next;
      }
      if (existsSync(file) || Object.keys(own).length > 0) writeValue(file, own);
    },
  };
}

/** What a form holds in a field; the editor leaves out those that are empty. */
function textOf(value: Value, field: string): string {
  const written = isRecord(value) ? value[field] : undefined;
  return typeof written === 'string' ? written.trim() : '';
}
