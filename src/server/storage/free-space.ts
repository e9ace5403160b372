import { statfs } from 'node:fs/promises';
import { DatabaseUnavailable } from '../stores/database-unavailable.ts';

/**
 * The free space that PGlite needs before it writes, in bytes: on a full disk it never returns. It
 * writes its log 16 MB at a time, and its tables later.
 */
export const MIN_FREE_BYTES = 64 * 1024 * 1024;

/** For how long a measurement is valid, in milliseconds: far less is written in that time. */
const LOOK_EVERY = 250;

/** SQLSTATE of a full disk in PostgreSQL. */
const DISK_FULL = '53100';

/** Checks a disk for free space. */
export interface FreeSpace {
  isEnough(): Promise<boolean>;
  /** Throws `DatabaseUnavailable` if there is not enough space to write. */
  require(): Promise<void>;
}

export function watchFreeSpace(
  folder: string,
  free: (folder: string) => Promise<number> = freeBytes,
): FreeSpace {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let look: Promise<number> = Promise.resolve(0);
  const isEnough = async () => {
    const instant = performance.now();
    if (instant - lookedAt >= LOOK_EVERY) {
      lookedAt = instant;
      look = free(folder);
    }
    return (await look) >= MIN_FREE_BYTES;
  };
  return {
    isEnough,
    require: async () => {
      if (!(await isEnough())) throw new DatabaseUnavailable(DISK_FULL);
    },
  };
}

/** The bytes that this user may still write to the disk of the folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
