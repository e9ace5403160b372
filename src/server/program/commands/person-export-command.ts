import { type ExportedPerson, exportPerson } from '../../data-protection/access/export-person.ts';
import { type CommandResult, refuseCommand } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { CommandServices } from './command-services.ts';
import { asPerson, refuseNothing } from './erase-command.ts';
import { writeJsonList } from './stream-output.ts';

/**
 * `person export <reference | e-mail address>`: everything that is stored about a person, as JSON. What cannot be read
 * may be theirs: it is named, and the command ends with 1.
 */
export async function exportPersonByCommand(
  services: CommandServices,
  { json }: CommandLine,
  typed: string,
): Promise<CommandResult> {
  const exported = await exportPerson(services, asPerson(typed));
  if (exported === undefined) return refuseCommand(`There is no request ${typed}.`, json);
  const { unreadable } = exported;
  if (!('records' in exported)) return refuseNothing(typed, unreadable, json);
  return { code: unreadable.length > 0 ? 1 : 0, output: '', more: write(exported, services.now()) };
}

async function* write(
  { records, entries, unreadable }: ExportedPerson,
  exportedAt: Date,
): AsyncGenerator<string> {
  yield `{"exportedAt": ${JSON.stringify(exportedAt)},\n"records": `;
  yield* writeJsonList(records);
  yield ',"auditEntries": ';
  yield* writeJsonList(entries);
  yield `,"unreadable": ${JSON.stringify(unreadable)}}\n`;
}
