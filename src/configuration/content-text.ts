import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LineCounter } from 'yaml';
import type * as z from 'zod';
import type { OfferPart } from '#domain/lender/offer.ts';
import type { Locale, Localized } from '#domain/locale/locale.ts';
import { findStrayMarkup } from './content-markup.ts';
import {
  type ContentFolder,
  FACT_PLACEHOLDERS,
  FRONT_MATTER,
  type FrontMatter,
  ID,
  LENDER_PLACEHOLDERS,
  NEEDED,
  RETENTION_PLACEHOLDERS,
  SITE_PLACEHOLDERS,
} from './content-schemas.ts';
import type { ConfigurationFault } from './fault.ts';
import { NO_FRONT_MATTER, splitFrontMatter } from './front-matter.ts';
import { type IsOffered, isTextOffered } from './offered-texts.ts';
import { readTextFile } from './text-file.ts';
import { readYaml } from './yaml-reading.ts';

/** A text of the lender's content, parsed. */
export interface ContentText<K extends ContentFolder = ContentFolder> {
  readonly locale: Locale;
  readonly id: string;
  /** Undefined if the front matter is invalid. */
  readonly data: FrontMatter<K> | undefined;
  /** The whole file. */
  readonly written: string;
  readonly faults: readonly ConfigurationFault[];
  /** A fault at a key of the front matter. */
  faultAt(key: string, reason: string): ConfigurationFault;
  /** A fault at a character of the file. */
  faultIn(index: number, reason: string): ConfigurationFault;
}

/** All texts of a lender, by folder and language. */
export type ContentTexts = {
  readonly [K in ContentFolder]: Localized<readonly ContentText<K>[]>;
};

/** The texts of `{contentDir}/{folder}/{locale}/` about what is offered, in the order of their names. */
export function readContentTexts<K extends ContentFolder>(
  contentDir: string,
  folder: K,
  locale: Locale,
  isOffered: IsOffered,
): readonly ContentText<K>[] {
  const root = join(contentDir, folder, locale);
  return globSync('*.md', { cwd: root })
    .toSorted()
    .map((name) => readContentText(root, name, folder, locale))
    .filter(({ id, data }) => isTextOffered(folder, id, partsOf(data), isOffered));
}

/** What a text's front matter says that it is about; undefined where that is not said. */
const partsOf = (data: object | undefined) =>
  data && 'for' in data ? (data.for as readonly OfferPart[] | undefined) : undefined;

function readContentText<K extends ContentFolder>(
  root: string,
  name: string,
  folder: K,
  locale: Locale,
): ContentText<K> {
  const { file, text } = readTextFile(root, name);
  const written = text ?? '';
  const parts = splitFrontMatter(written);
  const reading = readYaml(file, parts && `\n${parts.head}`); // keeps the line numbers of the file
  // The entry of the table is that of the folder, which TypeScript cannot follow.
  const schema = FRONT_MATTER[folder] as unknown as z.ZodType<FrontMatter<K>>;
  const data = reading.value === undefined ? undefined : reading.read(schema, reading.value, []);
  const place = placesIn(written);
  const id = basename(name, '.md');
  const faultIn = (index: number, reason: string) => ({ file, place: place(index), reason });
  return {
    locale,
    id,
    data,
    written,
    faults: parts
      ? [
          ...checkName(file, id, NEEDED[folder]),
          ...reading.faults,
          ...checkPlaceholders(written, faultIn),
          ...checkMarkup(written, parts.body, faultIn),
          ...(folder === 'loans' ? checkHeading(written, parts.body, faultIn) : []),
        ]
      : text === undefined
        ? reading.faults
        : [{ file, place: '1:1', reason: NO_FRONT_MATTER }],
    faultAt: (key, reason) => {
      const before = reading.faults.length;
      reading.fault([key], reason);
      return reading.faults[before] ?? { file, place: '', reason };
    },
    faultIn,
  };
}

/** A text's name becomes an anchor or a part of an address. */
function checkName(file: string, id: string, needed: readonly string[]): ConfigurationFault[] {
  if (needed.includes(id) || ID.test(id)) return [];
  return [
    {
      file,
      place: '',
      reason: 'has a name with other characters than lower-case letters, digits and hyphens',
    },
  ];
}

/** Finds Markdown in the body that a page would not show as intended. */
function checkMarkup(
  text: string,
  body: string,
  faultIn: ContentText['faultIn'],
): readonly ConfigurationFault[] {
  const start = text.length - body.length;
  return findStrayMarkup(body).map(({ index, reason }) => faultIn(start + index, reason));
}

/** A loan's page shows its text section by section. */
function checkHeading(
  text: string,
  body: string,
  faultIn: ContentText['faultIn'],
): readonly ConfigurationFault[] {
  if (/^\s*(?:## |$)/.test(body)) return [];
  const start = text.length - body.trimStart().length;
  return [faultIn(start, 'has to start with a heading: ## and its words')];
}

/** "line:column" of a character. */
function placesIn(text: string): (index: number) => string {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return (index) => {
    const { line, col } = lines.linePos(index);
    return `${line}:${col}`;
  };
}

/** Finds placeholders that neither the lender's data nor the settings define; `…Page` is checked by the build. */
function checkPlaceholders(
  text: string,
  faultIn: ContentText['faultIn'],
): readonly ConfigurationFault[] {
  return [...text.matchAll(/\{(\w+)\}/g)]
    .filter(([, name = '']) => !name.endsWith('Page') && !isPlaceholder(name))
    .map(({ 0: written, index }) =>
      faultIn(index, `${written} is not known to the lender's data or the settings`),
    );
}

function isPlaceholder(name: string): boolean {
  return [
    ...LENDER_PLACEHOLDERS,
    ...RETENTION_PLACEHOLDERS,
    ...FACT_PLACEHOLDERS,
    ...SITE_PLACEHOLDERS,
  ].some((known) => known === name);
}
