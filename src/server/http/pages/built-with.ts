import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { fingerprintFiles } from '#configuration/fingerprint-files.ts';
import { lawFolder } from '#configuration/law-file.ts';
import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';

/** Written next to the pages by the build: the settings and files that the pages state. */
export const BUILT_WITH = 'built-with.json';

/** The settings that pages state to visitors and to search engines. */
export interface PageSettings {
  publicUrl: string;
  keep: RetentionPeriods;
  geocoderUrl: string | undefined;
  configDir: string;
  contentDir: string;
}

const VARIABLES: Readonly<Record<keyof RetentionPeriods, string>> = {
  draftsDays: 'KEEP_DRAFTS_DAYS',
  sharesDays: 'KEEP_SHARES_DAYS',
  prospectsMonths: 'KEEP_PROSPECTS_MONTHS',
  requestsDays: 'KEEP_REQUESTS_DAYS',
};

const PERIODS = Object.keys(VARIABLES) as (keyof RetentionPeriods)[];

/** In the folder of the site: a folder for each day from which other tariffs are in force, named after it (F-7.6). */
export const LATER_SITES = '.from';

/** In the folder of the site: the files with a hash in their names of the build before, in `assets` (F-12.4). */
export const EARLIER_ASSETS = '.before';

const fingerprints = z.record(z.string(), z.string());

const schema = z.object({
  publicUrl: z.url(),
  keep: z.record(z.enum(PERIODS), z.number()),
  // Earlier builds state none of these.
  knowsStreets: z.boolean().default(false),
  files: fingerprints.default({}),
  texts: fingerprints.optional(),
  law: fingerprints.optional(),
  /** How many texts the lender has not made its own. */
  marks: z.number().default(0),
  changes: z.array(z.iso.date()).default([]),
});

/** Where the built pages contradict the settings or the lender's files, a sentence each (W-10.11, W-10.15). */
export async function findStaleSettings(
  siteDir: string,
  settings: PageSettings,
): Promise<readonly string[]> {
  const text = await readFile(join(siteDir, BUILT_WITH), 'utf8').catch(() => undefined);
  if (text === undefined) return []; // no pages, or pages that do not say
  const built = schema.parse(JSON.parse(text));
  const differs = (variable: string, value: string | number, builtValue: string | number) =>
    `${variable} is ${value}, and the pages in ${siteDir} say ${builtValue}: build them with the same settings.`;
  return [
    ...(built.marks === 0
      ? []
      : [
          `The pages in ${siteDir} contain ${built.marks} texts that are still marked: loanfront lender check.`,
        ]),
    ...(originOf(built.publicUrl) === originOf(settings.publicUrl)
      ? []
      : [differs('PUBLIC_URL', settings.publicUrl, built.publicUrl)]),
    ...PERIODS.filter((period) => built.keep[period] !== settings.keep[period]).map((period) =>
      differs(VARIABLES[period], settings.keep[period], built.keep[period]),
    ),
    ...(built.knowsStreets === (settings.geocoderUrl !== undefined)
      ? []
      : [
          `GEOCODER_URL is ${built.knowsStreets ? 'not set' : 'set'}, and the pages in ${siteDir} were built ${built.knowsStreets ? 'with' : 'without'} it: build them with the same settings.`,
        ]),
    ...findDifferingFiles(built, settings).map(
      (file) =>
        `${file} is not as it was when the pages in ${siteDir} were built: build them again.`,
    ),
    ...built.changes
      .filter((day) => !existsSync(join(siteDir, LATER_SITES, day, BUILT_WITH)))
      .map(
        (day) =>
          `The pages in ${siteDir} lack those of the tariffs from ${day} on: build them again.`,
      ),
  ];
}

/**
 * The files that changed, came or went. The server reads no texts, so it may have none; those that it has are those of its
 * pages.
 */
function findDifferingFiles(
  built: z.infer<typeof schema>,
  { configDir, contentDir }: PageSettings,
): readonly string[] {
  return [
    ...compareFolder(configDir, built.files),
    ...(existsSync(contentDir) ? compareFolder(contentDir, built.texts) : []),
    ...compareFolder(lawFolder(), built.law),
  ];
}

function compareFolder(
  folder: string,
  built: z.infer<typeof fingerprints> | undefined,
): readonly string[] {
  if (built === undefined) return [];
  const read = fingerprintFiles(folder);
  const names = new Set([...Object.keys(built), ...Object.keys(read)]);
  const differing = [...names].filter((name) => built[name] !== read[name]);
  return differing.toSorted().map((name) => join(folder, name));
}

/** The same address can be written with a slash at its end, with capitals, or with its default port. */
const originOf = (url: string) => new URL(url).origin;
