import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { refuseFaults } from '../boot/refusal.ts';
import { generateKey } from '../encryption/key-ring.ts';
import { loadSecrets } from '../settings/load-secrets.ts';
import { type Environment, readSettings, type Settings } from '../settings/read-settings.ts';
import { writeSecretFile } from '../settings/write-secret-file.ts';
import { type CommandResult, printJson, refuseCommand, say } from './command.ts';
import type { CommandLine } from './command-line.ts';

const ONLY_IN_SAFE_PLACES =
  'The keys are secret: they are shown on a terminal, or written into a file that --out names, and nowhere else.';

/**
 * `keys rotate`: makes a key and puts it first or, with `--last`, last; with `--use <id>` makes none and puts that
 * one first. Reads and writes no data. The keys go into the data folder's file if they were generated there, into the
 * file of `--out`, or onto a terminal.
 */
export async function rotateKeys(
  environment: Environment,
  { json, last, use, out }: CommandLine,
  { now, isTerminal }: { now: Date; isTerminal: boolean },
): Promise<CommandResult> {
  const read = readSettings(environment);
  if (!read.ok) return say(refuseFaults(read.faults, []).lines, 1);
  const { settings } = read;
  const written = await readKeys(settings);
  const keys = written.split(',').map((key) => key.trim());
  const rotated = use === undefined ? addKey(keys, now, last) : putFirst(keys, use);
  if (rotated === undefined)
    return refuseCommand(`ENCRYPTION_KEYS contains no key «${use}».`, json);
  const ring = rotated.keys.join(',');
  // As typed, relative to the operator's folder, which npm passes in INIT_CWD.
  const chosen = out === undefined ? undefined : resolve(environment.INIT_CWD || '.', out);
  const file = chosen ?? (settings.encryptionKeys === undefined ? fileIn(settings) : undefined);
  if (file === undefined && (json || !isTerminal)) return refuseCommand(ONLY_IN_SAFE_PLACES, json);
  if (file !== undefined) {
    const refused = await writeSecretFile(file, ring, written);
    if (refused !== undefined) return refuseCommand(`${file} ${refused}`, json);
  }
  const { id } = rotated;
  if (json) return printJson({ key: id, place: last ? 'last' : 'first', file });
  return say([
    file === undefined
      ? `Set this, with the key «${id}» ${last ? 'last' : 'first'}:\n\nENCRYPTION_KEYS=${ring}\n`
      : `The key «${id}» is ${last ? 'last' : 'first'} in ${file}.`,
    ...(chosen === undefined
      ? []
      : [
          'Every server needs its content: in the file of ENCRYPTION_KEYS_FILE, or as ENCRYPTION_KEYS.',
        ]),
    last
      ? `Restart every server with it, then: npm run loanfront -- keys rotate --use ${id}`
      : 'Restart every server with it, then: npm run loanfront -- keys reseal',
  ]);
}

/** The keys as the settings or the data folder have them. Generates them if there are none yet. */
async function readKeys(settings: Settings): Promise<string> {
  if (settings.encryptionKeys !== undefined) return settings.encryptionKeys;
  await loadSecrets(settings);
  return (await readFile(fileIn(settings), 'utf8')).trim();
}

const fileIn = ({ dataDir }: Pick<Settings, 'dataDir'>) => join(dataDir, 'encryption-keys');

/** The id states the day; its random end makes it unique. */
function addKey(keys: readonly string[], now: Date, last: boolean) {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  const id = `k${day}-${randomBytes(4).toString('hex')}`;
  const key = generateKey(id);
  return { id, keys: last ? [...keys, key] : [key, ...keys] };
}

function putFirst(keys: readonly string[], id: string) {
  const first = keys.find((key) => key.startsWith(`${id}:`));
  return first === undefined
    ? undefined
    : { id, keys: [first, ...keys.filter((key) => key !== first)] };
}
