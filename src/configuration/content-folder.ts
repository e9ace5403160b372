import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { LenderFacts } from '#domain/lender/lender-facts.ts';
import { LOCALES, type Locale, type Localized } from '#domain/locale/locale.ts';
import { checkPromises } from './content-promises.ts';
import { checkRelations } from './content-relations.ts';
import { type ContentFolder, FRONT_MATTER, NEEDED } from './content-schemas.ts';
import { type ContentText, type ContentTexts, readContentTexts } from './content-text.ts';
import type { ConfigurationFault } from './fault.ts';
import { missingTwins } from './missing-twins.ts';
import { type IsOffered, isTextOffered } from './offered-texts.ts';

const FOLDERS = Object.keys(FRONT_MATTER) as ContentFolder[];

/**
 * Checks all of a lender's texts about what it offers, except how their Markdown renders and the addresses in it.
 * @param facts undefined where the lender's file could not be read
 * @param isNeeded what is offered for certain: its texts have to be there
 */
export function checkContent(
  contentDir: string,
  languages: readonly Locale[] = LOCALES,
  isOffered: IsOffered = () => true,
  facts?: LenderFacts,
  isNeeded: IsOffered = isOffered,
): readonly ConfigurationFault[] {
  if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory())
    return [{ file: contentDir, place: '', reason: 'is not a folder: check CONTENT_DIR' }];
  const texts = readAll(contentDir, languages, isOffered);
  return [
    ...FOLDERS.flatMap((folder) => [
      ...checkTwins(join(contentDir, folder), texts[folder], neededIn(folder, isNeeded), languages),
      ...languages.flatMap((locale) =>
        texts[folder][locale].flatMap((text) => [
          ...text.faults,
          ...(facts ? checkPromises(text, facts) : []),
        ]),
      ),
    ]),
    ...checkRelations(texts, contentDir, languages, isOffered),
  ];
}

/** The texts that are required: those of pages that are built. */
const neededIn = (folder: ContentFolder, isOffered: IsOffered) =>
  NEEDED[folder].filter((id) => isTextOffered(folder, id, undefined, isOffered));

/** Returns no texts for a language that the site does not have. */
function readAll(
  contentDir: string,
  languages: readonly Locale[],
  isOffered: IsOffered,
): ContentTexts {
  const of = <K extends ContentFolder>(folder: K) =>
    Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        languages.includes(locale) ? readContentTexts(contentDir, folder, locale, isOffered) : [],
      ]),
    ) as Record<Locale, readonly ContentText<K>[]>;
  return Object.fromEntries(
    FOLDERS.map((folder) => [folder, of(folder)]),
  ) as unknown as ContentTexts;
}

function checkTwins(
  root: string,
  texts: Localized<readonly ContentText[]>,
  needed: readonly string[],
  languages: readonly Locale[],
): readonly ConfigurationFault[] {
  const ids = Object.fromEntries(
    languages.map((locale) => [locale, texts[locale].map(({ id }) => id)]),
  );
  return missingTwins(ids, needed).map((id) => ({
    file: join(root, `${id}.md`),
    place: '',
    reason: 'is missing: every text is needed in every language',
  }));
}
