import { statfs } from 'node:fs/promises';
import { DatabaseUnavailable } from './database-unavailable.ts';

/**
 * What PGlite must find free before it writes, in bytes: on a full disk it never returns. It writes its
 * log by 16 MB at a time, and brings its tables up to it later.
 */
export const LEAST_FREE = 64 * 1024 * 1024;

/** For how long one look counts, in milliseconds: far less is written meanwhile. */
const LOOK_EVERY = 250;

/** SQLSTATE of a full disk, as PostgreSQL would have it. */
const DISK_FULL = '53100';

/** Whether a disk has room, and what is thrown where it has not. */
export interface FreeSpace {
  isEnough(): Promise<boolean>;
  /** Throws `DatabaseUnavailable` where there is not enough to write. */
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
    return (await look) >= LEAST_FREE;
  };
  return {
    isEnough,
    require: async () => {
      if (!(await isEnough())) throw new DatabaseUnavailable(DISK_FULL);
    },
  };
}

/** What this user may still write there. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
