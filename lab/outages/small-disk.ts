import { execFile } from 'node:child_process';
import { chmod, mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Mounts a disk of this size in a folder; returns its place, `undefined` if no disk may be mounted here. */
export async function mountDisk(folder: string, megabytes: number) {
  const disk = join(folder, 'disk');
  await mkdir(disk);
  await chmod(folder, 0o755); // PostgreSQL runs as another user
  const size = `size=${megabytes}m,mode=0755`;
  const mounted = run('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', disk]);
  return await mounted.then(
    () => disk,
    () => undefined,
  );
}

export async function unmountDisk(disk: string) {
  await run('umount', ['-l', disk]);
}

/** Fills it to the last byte. */
export async function fill(disk: string) {
  const filler = await open(join(disk, 'filler'), 'w');
  const { bavail, bsize } = await statfs(disk);
  const piece = Buffer.alloc(1024 * 1024);
  try {
    for (let left = bavail * bsize; left > 0; left -= piece.length) await filler.write(piece);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await filler.close();
  }
}

/** Takes away what filled it. */
export function empty(disk: string) {
  return rm(join(disk, 'filler'), { force: true });
}
