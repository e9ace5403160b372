import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod';
import { compareDates, formatIsoDate } from '#domain/calendar/date.ts';
import {
  type DatedRows,
  type HighestTaegs,
  type LawTables,
  type LongestDurations,
  rowOn,
} from '#domain/law/law-tables.ts';
import type { Checked } from './fault.ts';
import { calendarDay, percent, text } from './schemas.ts';
import { startReading, type YamlReading } from './yaml-reading.ts';

export const LAW_FILE = 'law.yaml';

/** The law's tables, with a sentence for each table of the lender's file that the program knows as new or newer. */
export interface Law extends LawTables {
  readonly notices: readonly string[];
}

const source = text.refine(
  (written) => !/\bhttp:/i.test(written),
  'has an address that is not https',
);

const upTo = z
  .number()
  .positive('is not over 0')
  .default(Number.POSITIVE_INFINITY)
  .describe('Amounts in euros up to this one. Empty in the last limit: every higher amount.');
const dated = z.strictObject({
  since: calendarDay.describe('The first day on which it holds. The oldest row stands first.'),
  source: source.describe('Where it was read, and when.'),
});

const highestTaegs: z.ZodType<HighestTaegs> = dated.extend({
  limits: z
    .array(
      z.strictObject({
        upTo,
        taeg: percent
          .max(100, 'is over 100')
          .meta({ title: 'TAEG', description: 'In percent a year.' }),
      }),
    )
    .min(1, 'has no limit'),
});

const longestDurations: z.ZodType<LongestDurations> = dated.extend({
  from: z
    .number()
    .min(0, 'is under 0')
    .describe('The lowest amount in euros for which the law sets a duration.'),
  limits: z
    .array(z.strictObject({ upTo, months: z.int().positive('is not over 0') }))
    .min(1, 'has no limit'),
});

/** What the file holds, for a form; it is read row by row. */
export const lawSchema = z.strictObject({
  highestTaegs: z.array(highestTaegs).optional().meta({
    title: 'Highest rates',
    description: 'Add a row at the end, with the day from which it holds. The rows of before stay.',
  }),
  longestDurations: z.array(longestDurations).optional().meta({
    title: 'Longest durations',
    description: 'Leave this empty while the decree does not change: the program knows it.',
  }),
});

const rows = z.array(z.unknown()).min(1, 'has no row').optional();
const file = z
  .strictObject({ highestTaegs: rows, longestDurations: rows })
  .refine(
    (tables) => tables.highestTaegs ?? tables.longestDurations,
    'has neither highestTaegs nor longestDurations',
  );

/**
 * Reads the law's tables: of each, the program's own or the lender's, whichever has the newest row. A lender needs no
 * such file, and it may hold one table alone.
 */
export function readLaw(configDir: string): Checked<Law> {
  const shipped = shippedLaw();
  if (!existsSync(join(configDir, LAW_FILE))) return { ok: true, value: shipped };
  const reading = startReading(configDir, LAW_FILE);
  const own = readTables(reading);
  if (reading.faults.length > 0) return { ok: false, faults: reading.faults };
  const ignored = (['highestTaegs', 'longestDurations'] as const).filter(
    (table) => own[table] && !isNewer(own[table], shipped[table]),
  );
  return {
    ok: true,
    value: {
      highestTaegs: newest(own.highestTaegs, shipped.highestTaegs),
      longestDurations: newest(own.longestDurations, shipped.longestDurations),
      notices: ignored.map(
        (table) =>
          `${join(configDir, LAW_FILE)}: ${table} is not used, because it is not newer than the program's, which ` +
          `has a row of ${formatIsoDate(rowOn<HighestTaegs | LongestDurations>(shipped[table]).since)}.`,
      ),
    },
  };
}

/** The tables that this version of the program was released with. */
export function shippedLaw(): Law {
  const reading = startReading(lawFolder(), LAW_FILE);
  const { highestTaegs: taegs, longestDurations: durations } = readTables(reading);
  if (reading.faults.length > 0 || taegs === undefined || durations === undefined)
    throw new Error(
      `The program's own law.yaml is not in order: ${JSON.stringify(reading.faults)}`,
    );
  return { highestTaegs: taegs, longestDurations: durations, notices: [] };
}

/** The folder `law` of the program, above this file: as source and as a bundle. */
export function lawFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'law', LAW_FILE)) && folder !== dirname(folder))
    folder = dirname(folder);
  return join(folder, 'law');
}

function readTables(reading: YamlReading) {
  const read = reading.value === undefined ? undefined : reading.read(file, reading.value, []);
  const taegs = readRows(reading, highestTaegs, 'highestTaegs', read?.highestTaegs);
  const durations = readRows(reading, longestDurations, 'longestDurations', read?.longestDurations);
  return { highestTaegs: taegs, longestDurations: durations };
}

/** Each row for itself, then that days and amounts rise, and that the last limit alone holds without a bound. */
function readRows<Row extends HighestTaegs | LongestDurations>(
  reading: YamlReading,
  schema: z.ZodType<Row>,
  table: string,
  written: readonly unknown[] = [],
): DatedRows<Row> | undefined {
  const read = written.map((value, i) => reading.read(schema, value, [table, i]));
  read.forEach((row, i) => {
    const before = read[i - 1];
    if (row && before && compareDates(before.since, row.since) >= 0)
      reading.fault([table, i, 'since'], 'is not after the row before it: put the oldest first');
    if (row) checkLimits(reading, row.limits, [table, i, 'limits']);
  });
  const [first, ...others] = read.filter((row) => row !== undefined);
  return first && [first, ...others];
}

function checkLimits(
  reading: YamlReading,
  limits: readonly { readonly upTo: number }[],
  path: readonly PropertyKey[],
): void {
  limits.forEach((limit, i) => {
    const before = limits[i - 1];
    if (i === limits.length - 1 && Number.isFinite(limit.upTo))
      reading.fault(
        [...path, i, 'upTo'],
        'leaves higher amounts without a limit: the last limit has no upTo',
      );
    else if (i < limits.length - 1 && !Number.isFinite(limit.upTo))
      reading.fault([...path, i], 'has no upTo, which the last limit alone leaves out');
    else if (before && Number.isFinite(before.upTo) && before.upTo >= limit.upTo)
      reading.fault([...path, i, 'upTo'], 'is not over that of the limit before it');
  });
}

function newest<Row extends HighestTaegs | LongestDurations>(
  own: DatedRows<Row> | undefined,
  shipped: DatedRows<Row>,
): DatedRows<Row> {
  return own && isNewer(own, shipped) ? own : shipped;
}

function isNewer(
  own: DatedRows<HighestTaegs | LongestDurations>,
  shipped: DatedRows<HighestTaegs | LongestDurations>,
): boolean {
  return compareDates(rowOn(own).since, rowOn(shipped).since) > 0;
}
