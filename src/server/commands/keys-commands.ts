import { attestChain } from '../audit/attest-chain.ts';
import { type KeyReport, reportKeys } from '../encryption/check-keys.ts';
import { resealAll } from '../encryption/reseal.ts';
import { WHY_NOT_INTACT } from './audit-commands.ts';
import { type CommandResult, printJson, refuseCommand, say } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { CommandServices } from './command-services.ts';
import { formatInstant } from './format-instant.ts';

const STATES: Readonly<Record<KeyReport['state'], string>> = {
  current: 'current: encrypts',
  older: 'decrypts only',
  missing: 'MISSING: needed, and not in ENCRYPTION_KEYS',
  retired: 'retired: no longer needed',
};

/** `keys list`: each key that was ever used, and what is under it. Never a key itself. */
export async function listKeys(
  { storage, keyRing }: CommandServices,
  { json }: CommandLine,
): Promise<CommandResult> {
  const reports = await reportKeys(storage, keyRing);
  if (json)
    return printJson(
      reports.map(({ firstSeen, currentSince, ...report }) => ({
        ...report,
        firstSeen: firstSeen?.toISOString() ?? null,
        currentSince: currentSince?.toISOString() ?? null,
      })),
    );
  return say(reports.flatMap(describeKey));
}

function describeKey({ id, state, firstSeen, currentSince, rows, auditEntries }: KeyReport) {
  const times = [
    firstSeen && `first seen ${formatInstant(firstSeen)}`,
    currentSince && `encrypts since ${formatInstant(currentSince)}`,
  ].filter((time) => time !== undefined);
  const { all, unattested } = auditEntries;
  const attested = all > unattested ? ` (${all - unattested} of them attested)` : '';
  return [
    [id, STATES[state], ...times].join('  '),
    ...Object.entries(rows).map(([name, count]) => `  ${name}  ${count}`),
    ...(all > 0 ? [`  audit_entries  ${all}${attested}`] : []),
  ];
}

/** How many places are named; `--json` names all. */
const NAMED = 10;

function nameSome(places: readonly string[]): string {
  const more = places.length - NAMED;
  return [...places.slice(0, NAMED), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}

/** `keys reseal`: encrypts everything with the current key, and shows that the older keys can go. */
export async function reseal(
  { storage, keyRing, now, report }: CommandServices,
  { json }: CommandLine,
): Promise<CommandResult> {
  const [current] = keyRing.ids;
  const key = (await storage.keys.known()).find(({ id }) => id === current);
  if (key?.currentSince === undefined)
    return refuseCommand(
      `No server has started with the key «${current}» first in ENCRYPTION_KEYS: restart every server with it, for a server without it could not read what is resealed. Nothing was changed.`,
      json,
    );
  const { resealed, unreadable } = await resealAll(storage.keys, keyRing, (progress) =>
    report(`${progress.column}: ${progress.resealed} resealed`),
  );
  const attested = await attestChain(storage, keyRing, now);
  const reports = await reportKeys(storage, keyRing);
  const isNeeded = ({ rows, auditEntries }: KeyReport) =>
    Object.keys(rows).length > 0 || auditEntries.unattested > 0;
  const others = reports.filter(({ id }) => id !== current);
  const needed = others.filter(isNeeded);
  // A key that is younger than the current one was put last, and waits to be used.
  const isYounger = ({ firstSeen }: KeyReport) =>
    firstSeen !== undefined && firstSeen > key.firstSeen;
  const free = others.filter(
    (other) => other.state === 'older' && !isNeeded(other) && !isYounger(other),
  );
  const ok = needed.length === 0 && attested.ok;
  if (json)
    return printJson(
      {
        ok,
        current,
        resealed,
        unreadable,
        audit: attested,
        needed: needed.map(({ id }) => id),
        free: free.map(({ id }) => id),
      },
      ok ? 0 : 1,
    );
  const lines = [`${resealed} values were encrypted anew, with the key «${current}».`];
  if (!attested.ok)
    lines.push(
      `The audit log cannot be attested: entry ${attested.position} ${WHY_NOT_INTACT[attested.why]}.`,
    );
  else if (attested.attested !== 'nothing')
    lines.push(
      `The audit log is intact; a new entry attests it up to entry ${attested.attested.through}.`,
    );
  if (unreadable.length > 0)
    lines.push(`No key of ENCRYPTION_KEYS opens: ${nameSome(unreadable)}.`);
  for (const { id, rows } of needed) {
    const where = Object.entries(rows).map(([name, count]) => `${name} ${count}`);
    lines.push(
      `The key «${id}» is still needed: ${[...where, ...(where.length === 0 ? ['the audit log'] : [])].join(', ')}.`,
    );
  }
  if (needed.some(({ state }) => state === 'older') && unreadable.length === 0 && attested.ok)
    lines.push(
      'A server still encrypts with an older key: restart every server, and run the command again.',
    );
  if (needed.length === 0) lines.push(`Nothing is under another key than «${current}».`);
  if (free.length > 0)
    lines.push(
      `These keys can leave ENCRYPTION_KEYS: ${free.map(({ id }) => id).join(', ')}. Backups made until now still need them.`,
    );
  return say(lines, ok ? 0 : 1);
}
