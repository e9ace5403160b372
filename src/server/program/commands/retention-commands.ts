import { z } from 'zod';
import { daysAfter } from '../../stores/periods.ts';
import type { Stop, TableCount } from '../../stores/retention-store.ts';
import {
  describePeriod,
  isStopping,
  type Periods,
  type RetainedTable,
  STOPPING_TABLES,
  settingOf,
} from '../../stores/retention-table.ts';
import { type CommandResult, printJson, printLines, refuseCommand } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { CommandServices } from './command-services.ts';
import { formatInstant } from './format-instant.ts';

/** From now on, in days: what falls due until then. */
const AHEAD = [0, 7, 30] as const;

/** `retention show`: how long each table is kept, what the next purge deletes of it, and what falls due after that. */
export async function showRetention(
  services: CommandServices,
  { json }: CommandLine,
): Promise<CommandResult> {
  const { storage, periods, now } = services;
  const times = AHEAD.map((days) => daysAfter(now(), days));
  const ofDatabase = await storage.retention.count(times, periods);
  const counts = [...ofDatabase, await countErasures(services, times)].toSorted((a, b) =>
    a.table.localeCompare(b.table, 'en'),
  );
  const stops = await storage.retention.stops();
  if (json)
    return printJson({
      tables: counts.map((count) => describeForPrograms(count, periods)),
      stopped: stops,
    });
  return printLines([
    line('', 'rows', 'due now', 'in 7 days', 'in 30 days', 'held'),
    ...counts.flatMap((count) => describeCount(count, periods)),
    ...stops.flatMap((stop) => ['', ...describeStop(stop)]),
  ]);
}

const stopsSchema = z.object({
  stopped: z.array(
    z.object({
      table: z.enum(STOPPING_TABLES),
      at: z.coerce.date(),
      due: z.number(),
      rows: z.number(),
      period: z.string(),
      confirmedAt: z.coerce.date().optional(),
    }),
  ),
});

/** What stopped, as `retention show --json` prints it. */
export const readStops = (output: string): readonly Stop[] =>
  stopsSchema.parse(JSON.parse(output)).stopped;

/** The register outside of the database, counted like a table. */
async function countErasures(
  { register, periods }: CommandServices,
  times: readonly Date[],
): Promise<TableCount> {
  const { erasures, damaged } = await register.read();
  const dueAt = (time: Date) => {
    const before = daysAfter(time, -periods.KEEP_ERASURES_DAYS);
    return erasures.filter(({ at }) => at <= before).length;
  };
  const rows = erasures.length + damaged.length;
  return { table: 'erasures', rows, due: times.map(dueAt), held: 0 };
}

function describeForPrograms({ table, rows, due, held }: TableCount, periods: Periods) {
  const [dueNow, dueIn7Days, dueIn30Days] = due;
  const period = describePeriod(table, periods);
  const setting = settingOf(table) ?? null;
  return { table, period, setting, rows, dueNow, dueIn7Days, dueIn30Days, held };
}

function describeCount({ table, rows, due, held }: TableCount, periods: Periods): string[] {
  return [line(table, rows, ...due, held), `    ${describeOwn(table, periods)}`];
}

function describeOwn(table: RetainedTable, periods: Periods): string {
  const setting = settingOf(table);
  const period = describePeriod(table, periods);
  return setting === undefined ? period : `${period}  ${setting}`;
}

/** A line of at most 80 columns. */
function line(name: string, ...figures: readonly (number | string)[]): string {
  const widths = [9, 9, 10, 11, 8];
  const padded = figures.map((figure, n) => String(figure).padStart(widths[n] ?? 0));
  return `${name.padEnd(25)}${padded.join('')}`;
}

/** A stopped purge in sentences, for `doctor` too. */
export function describeStop({ table, at, due, rows, period, confirmedAt }: Stop): string[] {
  const counted = `${due} of ${rows} rows of ${table} were due on ${formatInstant(at)} (${period})`;
  return confirmedAt === undefined
    ? [
        `${counted}: more than a tenth, so none was deleted.`,
        `  If that is right: loanfront retention confirm ${table}`,
      ]
    : [`${counted}: confirmed on ${formatInstant(confirmedAt)}, the next purge deletes them.`];
}

/**
 * `retention confirm <table>`: lets the next purge delete what was due when it stopped, and no more. The audit log records
 * it.
 */
export async function confirmRetention(
  { storage, periods, actor, now }: CommandServices,
  { json }: CommandLine,
  table: string,
): Promise<CommandResult> {
  if (!isStopping(table))
    return refuseCommand(`There is no table ${table} whose purge may stop.`, json, 2);
  const at = now();
  const confirmed = await storage.transact(async ({ retention, audit }) => {
    const stop = (await retention.stops()).find((one) => one.table === table);
    if (stop === undefined) return undefined;
    // The purge would not do what was confirmed, but count again.
    if (stop.period !== describePeriod(table, periods)) return stop;
    if (!(await retention.confirm(stop, at))) return undefined;
    const { due, rows, period } = stop;
    const details = { due, rows, period, countedAt: stop.at.toISOString() };
    await audit.append({
      at,
      actor,
      action: 'confirmation',
      subject: `purge of ${table}`,
      details,
    });
    return { ...stop, confirmedAt: at };
  });
  if (confirmed === undefined)
    return refuseCommand(`The purge of ${table} does not wait for a confirmation.`, json);
  if (confirmed.confirmedAt === undefined)
    return refuseCommand(
      `The purge of ${table} stopped when the period was ${confirmed.period}, and it is ${describePeriod(table, periods)} now: the next purge counts again.`,
      json,
    );
  return json ? printJson(confirmed) : printLines(describeStop(confirmed));
}
