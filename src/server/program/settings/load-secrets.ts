import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generateKeyRing, type KeyRing, parseKeyRing } from '../../security/encryption/key-ring.ts';
import type { Settings } from './read-settings.ts';

export interface Secrets {
  keyRing: KeyRing;
  /** The first signs, all verify. */
  tokenSecrets: readonly string[];
}

/**
 * The keys from the settings; keys that are not set are generated once and stored in the data
 * folder, readable by its owner only. Throws if a stored file was damaged.
 */
export async function loadSecrets(
  settings: Pick<Settings, 'dataDir' | 'encryptionKeys' | 'tokenSecrets'>,
): Promise<Secrets> {
  const ring =
    settings.encryptionKeys ??
    (await readOrCreateFile(join(settings.dataDir, 'encryption-keys'), generateKeyRing));
  const keyRing = parseKeyRing(ring);
  if (keyRing === undefined) {
    throw new Error(`${join(settings.dataDir, 'encryption-keys')} does not contain valid keys`);
  }
  const tokenSecrets = settings.tokenSecrets ?? [
    await readOrCreateFile(join(settings.dataDir, 'token-secret'), () =>
      randomBytes(32).toString('base64url'),
    ),
  ];
  return { keyRing, tokenSecrets };
}

/** Writes the file completely or not at all; if two processes start together, the later one reads it. */
async function readOrCreateFile(path: string, generate: () => string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${generate()}\n`, { mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await unlink(draft);
  }
  return (await readFile(path, 'utf8')).trim();
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
