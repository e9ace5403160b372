import { statSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale, type Localized } from '#domain/locale/locale.ts';
import { type ContentTexts, checkRelations } from './content-relations.ts';
import { type ContentFolder, FRONT_MATTER, NEEDED } from './content-schemas.ts';
import { type ContentText, readContentTexts } from './content-text.ts';
import type { ConfigurationFault } from './fault.ts';
import { missingTwins } from './missing-twins.ts';

const FOLDERS = Object.keys(FRONT_MATTER) as ContentFolder[];

/** All that is wrong with a lender's texts, short of the Markdown and of addresses in them. */
export function checkContent(contentDir: string): readonly ConfigurationFault[] {
  if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory())
    return [{ file: contentDir, place: '', reason: 'is not a folder: check CONTENT_DIR' }];
  const texts = readAll(contentDir);
  return [
    ...FOLDERS.flatMap((folder) => [
      ...checkTwins(join(contentDir, folder), texts[folder], NEEDED[folder]),
      ...LOCALES.flatMap((locale) => texts[folder][locale].flatMap(({ faults }) => faults)),
    ]),
    ...checkRelations(texts, contentDir),
  ];
}

function readAll(contentDir: string): ContentTexts {
  const of = <K extends ContentFolder>(folder: K) =>
    Object.fromEntries(
      LOCALES.map((locale) => [locale, readContentTexts(contentDir, folder, locale)]),
    ) as Record<Locale, readonly ContentText<K>[]>;
  return Object.fromEntries(
    FOLDERS.map((folder) => [folder, of(folder)]),
  ) as unknown as ContentTexts;
}

function checkTwins(
  root: string,
  texts: Localized<readonly ContentText[]>,
  needed: readonly string[],
): readonly ConfigurationFault[] {
  const ids = Object.fromEntries(
    LOCALES.map((locale) => [locale, texts[locale].map(({ id }) => id)]),
  ) as unknown as Localized<string[]>;
  return missingTwins(ids, needed).map((id) => ({
    file: join(root, `${id}.md`),
    place: '',
    reason: 'is missing: every text stands in every language',
  }));
}
