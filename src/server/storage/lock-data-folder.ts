import { randomUUID } from 'node:crypto';
import { link, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProcess } from './find-process.ts';

export interface FolderLocked {
  ok: false;
  reason: { kind: 'folderLocked'; dataDir: string; pid: number };
}

/**
 * PGlite would open a folder that another process holds, and both would spoil it. The lock is a
 * file that names its process; one whose process is gone is taken over.
 */
export async function lockDataFolder(
  dataDir: string,
): Promise<{ ok: true; release: () => Promise<void> } | FolderLocked> {
  const path = join(dataDir, 'lock');
  const own = `${describeProcess(process.pid)} ${randomUUID()}\n`;
  for (;;) {
    if (await createWhole(path, own)) {
      return { ok: true, release: () => removeIfOwn(path, own) };
    }
    const found = await readFile(path, 'utf8').catch(() => undefined);
    if (found === undefined) continue; // released just now
    const holder = Number.parseInt(found, 10);
    if (isHeld(found)) return { ok: false, reason: { kind: 'folderLocked', dataDir, pid: holder } };
    await takeAway(path, found);
  }
}

/** The pid and, where the system tells, when it began: pids are given out again after a restart. */
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

/** Appears with its content or not at all. `false` where the file is there already. */
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

/** Removes a stale lock; where another process replaced it in between, theirs is put back. */
async function takeAway(path: string, stale: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) !== stale) await link(aside, path).catch(() => {});
  await unlink(aside);
}

async function removeIfOwn(path: string, own: string): Promise<void> {
  const found = await readFile(path, 'utf8').catch(() => undefined);
  if (found === own) await unlink(path);
}
