import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';

/** Written beside the pages by the build: what they say of how long data is kept. */
export const BUILT_RETENTION = 'retention.json';

const VARIABLES: Readonly<Record<keyof RetentionPeriods, string>> = {
  draftsDays: 'KEEP_DRAFTS_DAYS',
  sharesDays: 'KEEP_SHARES_DAYS',
  prospectsMonths: 'KEEP_PROSPECTS_MONTHS',
  requestsDays: 'KEEP_REQUESTS_DAYS',
};

const PERIODS = Object.keys(VARIABLES) as (keyof RetentionPeriods)[];

const schema = z.record(z.enum(PERIODS), z.number());

/** Where the built pages promise another period than is kept to, one sentence each. */
export async function findBrokenPromises(
  siteDir: string,
  keep: RetentionPeriods,
): Promise<readonly string[]> {
  const text = await readFile(join(siteDir, BUILT_RETENTION), 'utf8').catch(() => undefined);
  if (text === undefined) return []; // no pages, or none that say so
  const told = schema.parse(JSON.parse(text));
  return PERIODS.filter((period) => told[period] !== keep[period]).map(
    (period) =>
      `${VARIABLES[period]} is ${keep[period]}, and the pages in ${siteDir} say ${told[period]}: build them with the same settings.`,
  );
}
