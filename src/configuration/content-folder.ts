import { globSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LineCounter } from 'yaml';
import type * as z from 'zod';
import { LOCALES, type Localized } from '#domain/locale/locale.ts';
import {
  FRONT_MATTER,
  LENDER_PLACEHOLDERS,
  RETENTION_PLACEHOLDERS,
  TEXT_PAGES,
} from './content-schemas.ts';
import type { ConfigurationFault } from './fault.ts';
import { NO_FRONT_MATTER, splitFrontMatter } from './front-matter.ts';
import { missingTwins } from './missing-twins.ts';
import { readTextFile } from './text-file.ts';
import { readYaml } from './yaml-reading.ts';

const NEEDED = { pages: TEXT_PAGES, faq: [] } as const;

/** All that is wrong with a lender's texts, short of the Markdown and of addresses in them. */
export function checkContent(contentDir: string): readonly ConfigurationFault[] {
  if (!statSync(contentDir, { throwIfNoEntry: false })?.isDirectory())
    return [{ file: contentDir, place: '', reason: 'is not a folder: check CONTENT_DIR' }];
  return (['pages', 'faq'] as const).flatMap((name) => {
    const root = join(contentDir, name);
    const ids = Object.fromEntries(
      LOCALES.map((locale) => [
        locale,
        globSync('*.md', { cwd: join(root, locale) })
          .map((file) => basename(file, '.md'))
          .toSorted(),
      ]),
    ) as unknown as Localized<string[]>;
    const missing = missingTwins(ids, NEEDED[name]).map((id) => ({
      file: join(root, `${id}.md`),
      place: '',
      reason: 'is missing: every text stands in every language',
    }));
    const wrong = LOCALES.flatMap((locale) =>
      ids[locale].flatMap((id) => checkText(join(root, locale), `${id}.md`, FRONT_MATTER[name])),
    );
    return [...missing, ...wrong];
  });
}

function checkText(folder: string, name: string, schema: z.ZodType): readonly ConfigurationFault[] {
  const { file, text } = readTextFile(folder, name);
  if (text === undefined) return [{ file, place: '', reason: 'cannot be read' }];
  const parts = splitFrontMatter(text);
  if (parts === undefined) return [{ file, place: '1:1', reason: NO_FRONT_MATTER }];
  const reading = readYaml(file, `\n${parts.head}`); // on the lines that it has in the file
  if (reading.value !== undefined) reading.read(schema, reading.value, []);
  return [...reading.faults, ...checkPlaceholders(file, text)];
}

/** Names between braces that neither the lender's data nor the settings have; `…Page` is for the build to know. */
function checkPlaceholders(file: string, text: string): readonly ConfigurationFault[] {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1);
  return [...text.matchAll(/\{(\w+)\}/g)]
    .filter(([, name = '']) => !name.endsWith('Page') && !isPlaceholder(name))
    .map(({ 0: written, index }) => {
      const { line, col } = lines.linePos(index);
      const reason = `${written} is nothing that the lender's data or the settings know`;
      return { file, place: `${line}:${col}`, reason };
    });
}

function isPlaceholder(name: string): boolean {
  return [...LENDER_PLACEHOLDERS, ...RETENTION_PLACEHOLDERS].some((known) => known === name);
}
