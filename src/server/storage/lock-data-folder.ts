import { randomUUID } from 'node:crypto';
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProcess } from './find-process.ts';

export interface FolderLocked {
  ok: false;
  reason: { kind: 'folderLocked'; dataDir: string; pid: number };
}

/**
 * Locks a folder for this process. PGlite would open one that another process holds, and both would
 * corrupt it. The lock is a file that names its process; if that process is gone, it is taken over.
 */
export async function lockDataFolder(
  dataDir: string,
): Promise<{ ok: true; release: () => Promise<void> } | FolderLocked> {
  const path = join(dataDir, 'lock');
  const ownLock = `${describeProcess(process.pid)} ${randomUUID()}\n`;
  for (;;) {
    if (await createWhole(path, ownLock)) {
      return { ok: true, release: () => removeIfOwn(path, ownLock) };
    }
    const lockText = await readFile(path, 'utf8').catch(() => undefined);
    if (lockText === undefined) continue; // released just now
    const holder = Number.parseInt(lockText, 10);
    if (isHeld(lockText))
      return { ok: false, reason: { kind: 'folderLocked', dataDir, pid: holder } };
    await removeStaleLock(path, lockText);
  }
}

/** The pid and, where the system tells it, the start time, because pids are reused after a restart. */
function describeProcess(pid: number): string {
  return `${pid} ${findProcess(pid)?.began ?? ''}`.trim();
}

function isHeld(content: string): boolean {
  const pid = Number.parseInt(content, 10);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  if (findProcess(pid)?.isGone === true) return false;
  return content.startsWith(`${describeProcess(pid)} `);
}

/** Creates the file with its whole content or not at all. `false` if it already exists. */
async function createWhole(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, content, { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await unlink(draft);
  }
}

/** Removes a stale lock; if another process replaced it in the meantime, that lock is put back. */
async function removeStaleLock(path: string, stale: string): Promise<void> {
  const moved = `${path}.${randomUUID()}`;
  try {
    await rename(path, moved);
  } catch {
    return;
  }
  if ((await readFile(moved, 'utf8')) !== stale) await link(moved, path).catch(() => {});
  await unlink(moved);
}

async function removeIfOwn(path: string, ownLock: string): Promise<void> {
  const lockText = await readFile(path, 'utf8').catch(() => undefined);
  if (lockText === ownLock) await unlink(path);
}
