import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';

/** Written beside the pages by the build: the settings that they tell. */
export const BUILT_WITH = 'built-with.json';

/** The settings that pages tell to visitors and to search engines. */
export interface ToldSettings {
  publicUrl: string;
  keep: RetentionPeriods;
}

const VARIABLES: Readonly<Record<keyof RetentionPeriods, string>> = {
  draftsDays: 'KEEP_DRAFTS_DAYS',
  sharesDays: 'KEEP_SHARES_DAYS',
  prospectsMonths: 'KEEP_PROSPECTS_MONTHS',
  requestsDays: 'KEEP_REQUESTS_DAYS',
};

const PERIODS = Object.keys(VARIABLES) as (keyof RetentionPeriods)[];

const schema = z.object({ publicUrl: z.url(), keep: z.record(z.enum(PERIODS), z.number()) });

/** Where the built pages say otherwise than the settings, one sentence each. */
export async function findStaleSettings(
  siteDir: string,
  settings: ToldSettings,
): Promise<readonly string[]> {
  const text = await readFile(join(siteDir, BUILT_WITH), 'utf8').catch(() => undefined);
  if (text === undefined) return []; // no pages, or none that say so
  const told = schema.parse(JSON.parse(text));
  const differs = (variable: string, is: string | number, said: string | number) =>
    `${variable} is ${is}, and the pages in ${siteDir} say ${said}: build them with the same settings.`;
  return [
    ...(originOf(told.publicUrl) === originOf(settings.publicUrl)
      ? []
      : [differs('PUBLIC_URL', settings.publicUrl, told.publicUrl)]),
    ...PERIODS.filter((period) => told.keep[period] !== settings.keep[period]).map((period) =>
      differs(VARIABLES[period], settings.keep[period], told.keep[period]),
    ),
  ];
}

/** The same address can be written with a slash at its end, with capitals, or with its usual port. */
const originOf = (url: string) => new URL(url).origin;
