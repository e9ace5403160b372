import type { AuditEntry } from '../../security/audit/audit-log.ts';
import { type ChainFault, readNoted, verifyChain, writeNoted } from '../../security/audit/chain.ts';
import { type CommandResult, printJson, printLines, refuseCommand } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { CommandServices } from './command-services.ts';
import { formatInstant, isWithin, readDays } from './format-instant.ts';
import { listNewest } from './list-newest.ts';

/** `audit list [--newest <n>]`: what was consented to, viewed, exported, erased and redelivered, oldest first. */
export const listAudit = listNewest(async ({ storage: { audit }, now }, line, newest) => {
  const days = readDays(line, now());
  if (typeof days === 'string')
    return refuseCommand(`--${days} must be a day, such as 2026-11-20.`, line.json, 2);
  const entries: AuditEntry[] = [];
  const end = newest === undefined ? undefined : await audit.end();
  const from = end === undefined ? 0 : Math.max(0, end.position - (newest ?? 0));
  for await (const entry of audit.each(from)) if (isWithin(days, entry.at)) entries.push(entry);
  if (line.json)
    return printJson(
      entries.map(({ details, at, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        details: JSON.parse(details),
      })),
    );
  if (entries.length === 0) return printLines(['No entries.']);
  return printLines(
    entries.map(({ position, at, actor, action, subject, details }) =>
      [position, formatInstant(at), actor ?? '-', action, subject, details].join('  '),
    ),
  );
});

/** What is wrong with an entry, in words that follow its position. */
export const WHY_NOT_INTACT: Readonly<Record<ChainFault['why'], string>> = {
  missing: 'is missing',
  changed: 'was changed',
  unknownKey:
    'was written with a key that cannot be opened: put the missing key back into ENCRYPTION_KEYS',
  notAsNoted: 'is not the expected entry',
  purged: 'is older than KEEP_AUDIT_MONTHS and was deleted: expect a newer end',
};

/** `audit verify [--expect <position:hash>]`: whether the log is intact, and its end to note down. */
export async function verifyAudit(
  { storage }: CommandServices,
  { json, expect }: CommandLine,
): Promise<CommandResult> {
  const noted = expect === undefined ? undefined : readNoted(expect);
  if (expect !== undefined && noted === undefined)
    return refuseCommand('--expect must be a position and a hash, as verify prints them.', json, 2);
  const verified = await verifyChain(storage.audit, noted);
  if (!verified.ok) {
    const { position, why } = verified;
    const line = `The audit log is not intact: entry ${position} ${WHY_NOT_INTACT[why]}.`;
    return json ? printJson({ ok: false, position, why }, 1) : printLines([line], 1);
  }
  const { entries, head } = verified;
  const end = head === undefined ? null : writeNoted(head);
  if (json) return printJson({ ok: true, entries, head: end });
  if (end === null) return printLines(['The audit log is empty.']);
  return printLines([
    `The audit log is intact: ${entries} entries.`,
    `Its end is ${end}`,
    'Store it elsewhere: with --expect, a later check also detects truncation.',
  ]);
}
