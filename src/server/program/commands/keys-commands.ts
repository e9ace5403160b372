import { randomBytes } from 'node:crypto';
import { type KeyReport, reportKeys } from '../../security/encryption/check-keys.ts';
import { generateKey } from '../../security/encryption/key-ring.ts';
import { resealAll } from '../../security/encryption/reseal.ts';
import { type CommandResult, printJson, printLines, refuseCommand } from './command.ts';
import type { CommandLine } from './command-line.ts';
import type { CommandServices } from './command-services.ts';

/** `keys generate`: prints a new key for ENCRYPTION_KEYS. Its id states the day; a random end makes it unique. */
export function generateNewKey(now: Date, json: boolean): CommandResult {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  const key = generateKey(`k${day}-${randomBytes(4).toString('hex')}`);
  return json ? printJson({ key }) : printLines([key]);
}

const STATES: Readonly<Record<KeyReport['state'], string>> = {
  first: 'first: encrypts',
  older: 'older: only decrypts',
  missing: 'MISSING: not in ENCRYPTION_KEYS',
};

/** `keys list`: each key, and how many values are under it. Never a key itself. */
export async function listKeys(
  { storage, keyRing }: CommandServices,
  { json }: CommandLine,
): Promise<CommandResult> {
  const reports = await reportKeys(storage.keys, keyRing);
  if (json) return printJson(reports);
  return printLines(
    reports.flatMap((report) => [
      `${report.id}  ${STATES[report.state]}  ${sumOf(report)} values`,
      ...Object.entries(report.values).map(([name, count]) => `  ${name}  ${count}`),
    ]),
  );
}

const sumOf = ({ values }: KeyReport) =>
  Object.values(values).reduce((sum, count) => sum + count, 0);

/** How many places are named; `--json` names all. */
const NAMED = 10;

/** `keys reseal`: encrypts every value with the first key, and reports what is still under others. */
export async function reseal(
  { storage, keyRing, actor, now, report }: CommandServices,
  { json }: CommandLine,
): Promise<CommandResult> {
  const [first] = keyRing.ids;
  if (!(await storage.keys.known()).some(({ id, hasServed }) => id === first && hasServed))
    return refuseCommand(
      `No server has started with the key "${first}" first in ENCRYPTION_KEYS: restart every server with it, because a server without it cannot read re-encrypted values. Nothing was changed.`,
      json,
    );
  // First: it is no single transaction, and each part of it is a change.
  await storage.transact(({ audit }) =>
    audit.append({ at: now(), actor, action: 'reseal', subject: `key ${first}`, details: {} }),
  );
  const { resealed, unreadable } = await resealAll(storage.keys, keyRing, (column, count) =>
    report(`${column}: ${count} resealed`),
  );
  const others = (await reportKeys(storage.keys, keyRing)).filter(({ id }) => id !== first);
  const needed = others.filter((other) => sumOf(other) > 0);
  const code = needed.length === 0 ? 0 : 1;
  if (json)
    return printJson({ first, resealed, unreadable, needed: needed.map(({ id }) => id) }, code);
  const lines = [`${resealed} values were re-encrypted with the key "${first}".`];
  if (unreadable.length > 0) {
    const more = unreadable.length > NAMED ? `, and ${unreadable.length - NAMED} more` : '';
    const named = unreadable.slice(0, NAMED).join(', ');
    lines.push(`No key in ENCRYPTION_KEYS decrypts: ${named}${more}.`);
  }
  for (const { id, values } of needed) {
    const counts = Object.entries(values).map(([name, count]) => `${name} ${count}`);
    lines.push(`The key "${id}" is still needed: ${counts.join(', ')}.`);
  }
  if (needed.length === 0)
    lines.push(
      `All values are encrypted with "${first}". Older keys can be removed from ENCRYPTION_KEYS; backups made until now still need them.`,
    );
  else if (unreadable.length === 0)
    lines.push(
      'A server still encrypts with an older key: restart every server and run the command again.',
    );
  return printLines(lines, code);
}
