import { coveredBy, type RestrictedSubject } from '../../stores/restriction-store.ts';
import type { Stores } from '../../stores/storage.ts';
import { type CommandResult, refuseCommand } from './command.ts';
import type { CommandLine } from './command-line.ts';

/**
 * The rows that a list shows: without `--restricted` only those that are not. `left`: the line that says how
 * many were left out, for people.
 */
export async function leaveOutRestricted<Row>(
  { restrictions }: Pick<Stores, 'restrictions'>,
  { restricted }: Pick<CommandLine, 'restricted'>,
  rows: readonly Row[],
  subjectOf: (row: Row) => RestrictedSubject,
): Promise<{ shown: readonly Row[]; left: readonly string[] }> {
  const isLeftOut = await findLeftOut({ restrictions }, { restricted });
  const shown = rows.filter((row) => !isLeftOut(subjectOf(row)));
  const count = rows.length - shown.length;
  return {
    shown,
    left: count === 0 ? [] : [`${count} more restricted: add --restricted to list it.`],
  };
}

/** Whether lists and exports leave something out: what is restricted, without `--restricted`. */
export async function findLeftOut(
  { restrictions }: Pick<Stores, 'restrictions'>,
  { restricted }: Pick<CommandLine, 'restricted'>,
): Promise<(subject: RestrictedSubject) => boolean> {
  return restricted ? () => false : coveredBy(await restrictions.list());
}

/** Why a restricted row is not shown or delivered. */
export function refuseRestricted(name: string, json: boolean, isShown = false): CommandResult {
  return refuseCommand(
    isShown
      ? `Processing of ${name} is restricted: add --restricted to look at it nevertheless.`
      : `Processing of ${name} is restricted: it is delivered once that is lifted, with person unrestrict.`,
    json,
  );
}
