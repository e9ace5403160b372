import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { isLocale, type Locale } from '#domain/locale/locale.ts';
import { isFixed } from '#words/fixed-words.ts';
import { type OwnWords, sentencesOf } from '#words/override-words.ts';
import type { Checked, ConfigurationFault } from './fault.ts';
import { nearestName } from './nearest-name.ts';
import type { IsOffered } from './offered-texts.ts';
import { isSentenceOffered } from './offered-words.ts';
import { sentence } from './schemas.ts';
import { startReading, type YamlReading } from './yaml-reading.ts';

/** The folder of the lender's own words, a file for each language. */
const WORDS_FOLDER = 'words';

const EXTENSION = '.yaml';

/** The file of a language, from the configuration's folder. */
export const wordFile = (locale: Locale) => `${WORDS_FOLDER}/${locale}${EXTENSION}`;

/** Notes next to the files, which nothing reads. */
const NOT_READ = /(?:^\.|\.md$)/;

/** Line breaks and other control characters, and those that change the direction of a text. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** What a sentence must have as the original has it: placeholders, and the brackets around a part that may be left out. */
const PLACEHOLDERS = /\{[^{}]*\}|\[(?:\w+=\w+\|)?|[\]{}]/g;

const MAX_LENGTH = 2000;

const file = z.record(z.string(), z.unknown());
const own = sentence
  .refine((written) => !UNSEEN.test(written), 'has a line break or another control character')
  .refine((written) => written.length <= MAX_LENGTH, `has more than ${MAX_LENGTH} characters`);

/**
 * Reads the sentences that a lender has in place of the program's, by `words/<language>.yaml`; there need be none.
 * @param isOffered what the lender offers; everything where that is not known
 */
export function readWords(
  configDir: string,
  languages: readonly Locale[],
  isOffered: IsOffered = () => true,
): Checked<OwnWords> {
  const faults: ConfigurationFault[] = [];
  const words: [Locale, Record<string, string>][] = [];
  for (const name of namesIn(join(configDir, WORDS_FOLDER))) {
    const path = `${WORDS_FOLDER}/${name}`;
    const locale = name.slice(0, -EXTENSION.length);
    // Without languages the lender's file cannot be read, which is a fault of its own.
    const isOfSite = languages.length === 0 || languages.some((language) => language === locale);
    if (!name.endsWith(EXTENSION) || !isLocale(locale) || !isOfSite) {
      const files = languages.map((language) => language + EXTENSION).join(', ');
      const reason = `is not a file of words for a language of the site, which are ${files}`;
      faults.push({ file: join(configDir, path), place: '', reason });
      continue;
    }
    const reading = startReading(configDir, path);
    words.push([locale, readSentences(reading, locale, isOffered)]);
    faults.push(...reading.faults);
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: Object.fromEntries(words) };
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !NOT_READ.test(name))
      .toSorted();
  } catch {
    return [];
  }
}

function readSentences(
  reading: YamlReading,
  locale: Locale,
  isOffered: IsOffered,
): Record<string, string> {
  const originals = sentencesOf(locale);
  const read = reading.value === undefined ? undefined : reading.read(file, reading.value, []);
  const sentences: Record<string, string> = {};
  for (const [key, value] of Object.entries(read ?? {})) {
    const original = originals.get(key);
    if (original === undefined) reading.fault([key], adviseOnKey(key, [...originals.keys()]));
    else if (isFixed(key)) reading.fault([key], 'is fixed, by the law or by what people agreed to');
    else if (!isSentenceOffered(key, isOffered))
      reading.fault([key], 'is about something that is not offered: delete the line');
    else {
      const written = reading.read(own, value, [key]);
      if (written === undefined) continue;
      const [needed, found] = [placeholdersOf(original), placeholdersOf(written)];
      if (needed.join() === found.join()) sentences[key] = written;
      else reading.fault([key], `has ${listOf(found)}, but needs ${listOf(needed)}`);
    }
  }
  return sentences;
}

function adviseOnKey(key: string, keys: readonly string[]): string {
  const inGroup = keys.find((other) => other.startsWith(`${key}.`));
  if (inGroup !== undefined)
    return `is a group of sentences: write the whole key of each, such as ${inGroup}`;
  const nearest = nearestName(key, keys);
  const advice = nearest === undefined ? '' : `; did you mean ${nearest}?`;
  return `is not the key of a sentence${advice}`;
}

const placeholdersOf = (written: string): readonly string[] =>
  (written.match(PLACEHOLDERS) ?? []).toSorted();

const listOf = (placeholders: readonly string[]): string =>
  placeholders.length === 0 ? 'no placeholder' : placeholders.join(' ');
