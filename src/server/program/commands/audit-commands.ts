import type { AuditEntry } from '../../security/audit/audit-log.ts';
import type { ChainFault } from '../../security/audit/chain.ts';
import { readDetails } from '../../security/audit/read-details.ts';
import { printJson, printLines, refuseCommand } from './command.ts';
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
        details: readDetails(details),
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
