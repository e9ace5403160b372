import {
  checkIntegrity,
  type IntegrityReport,
} from '../../data-protection/integrity/check-integrity.ts';
import type { Flaw, FlawKind } from '../../data-protection/integrity/flaws.ts';
import { WHY_NOT_INTACT } from './audit-commands.ts';
import { type CommandResult, printJson, printLines } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { CommandServices } from './command-services.ts';

/** What is wrong, in words that follow the number of rows and their table. */
const WHAT: Readonly<Record<FlawKind, string>> = {
  unreadable: 'cannot be decrypted: a key is missing, or they were changed',
  malformed: 'can be decrypted, but do not have the expected shape',
  fileMissing: 'refer to a missing file',
  fileDamaged: 'are files that cannot be read completely',
  fileUnowned: 'are files of a message that does not exist',
  undelivered: 'have no delivery, so the lender is never notified',
  unsealed: 'are marked as delivered or taken, and not by the program',
  gone: 'are missing: their consents are recorded, and that they were deleted is not',
  ungiven: 'are missing: the audit log says that they were given',
  unrecorded: 'are not in the audit log as given: somebody else than the program stored them',
  forgottenMail: 'wait for a mail that no job sends',
  unconfirmed: 'were not confirmed by mail: sending it failed',
};

/** `integrity check`: whether everything in the database is whole. */
export async function checkIntegrityByCommand(
  services: CommandServices,
  { json }: CommandLine,
): Promise<CommandResult> {
  const report = await checkIntegrity({ ...services, report: progressOf(services.report) });
  const code = report.ok ? 0 : 1;
  if (json) return printJson(report, code);
  const { faults, warnings } = describeFlaws(report);
  const verdict = report.ok ? 'The database is intact.' : 'The database is not intact:';
  return printLines([verdict, ...faults, ...warnings, describeRead(report)], code);
}

/** Shows how many rows were read, a line at a time. */
export function progressOf(report: CommandServices['report']) {
  return (table: string, rows: number) => {
    if (rows > 0) report(`${table}: ${rows} read`);
  };
}

/** The flaws in sentences. Warnings prevent nothing. */
export function describeFlaws({ audit, flaws }: Pick<IntegrityReport, 'audit' | 'flaws'>) {
  const isWarning = ({ kind }: Flaw) => kind === 'unconfirmed';
  const broken = audit.ok
    ? []
    : [`the audit log is not intact: entry ${audit.position} ${WHY_NOT_INTACT[audit.why]}.`];
  return {
    faults: [...broken, ...flaws.filter((flaw) => !isWarning(flaw)).map(describeFlaw)],
    warnings: flaws.filter(isWarning).map(describeFlaw),
  };
}

function describeFlaw({ kind, table, count, rows }: Flaw): string {
  const others = count - rows.length;
  const named = rows.join(', ') + (others > 0 ? ` and ${others} more` : '');
  return `${count} of ${table} ${WHAT[kind]}: ${named}.`;
}

/** How much was read, table by table. */
export function describeRead({ read }: Pick<IntegrityReport, 'read'>): string {
  const counts = Object.entries(read).map(([table, rows]) => `${table} ${rows}`);
  return `Read: ${counts.join(', ')}.`;
}
