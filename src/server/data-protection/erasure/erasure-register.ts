import { randomUUID } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** That somebody was erased. Only who has the key can find out whether it was a given address. */
interface Erasure {
  at: Date;
  /** A keyed hash of the e-mail address. */
  mark: string;
}

/** The erasures, outside of the database, so that they can be repeated in one that is restored from before them. */
export interface ErasureRegister {
  /** Once it resolves, the entry outlasts a crash. Throws a `RegisterError` if it cannot be written. */
  add(erasure: Erasure): Promise<void>;
  /** Oldest first; the names of files that are no entries apart. */
  read(): Promise<{ erasures: readonly Erasure[]; damaged: readonly string[] }>;
  /** Deletes the entries of that time and before; returns how many. */
  purge(before: Date): Promise<number>;
}

/** The register cannot be written or read. */
export class RegisterError extends Error {
  override readonly name = 'RegisterError';
}

const schema = z.object({ at: z.iso.datetime(), mark: z.string().min(1) });

/** A register of one file an entry, whose name begins with its time in milliseconds. */
export function createErasureRegister(folder: string): ErasureRegister {
  const refuseToRead = (error: NodeJS.ErrnoException): never => {
    throw new RegisterError(`The register of erasures ${folder} cannot be read: ${error.code}.`);
  };
  const list = async (entry: RegExp) => {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? [] : refuseToRead(error),
    );
    return names.filter((name) => entry.test(name)).toSorted();
  };
  return {
    add: async ({ at, mark }) => {
      try {
        await make(folder);
        const path = join(folder, `${at.getTime()}-${randomUUID()}.json`);
        // A crash while it is written leaves a file of another name.
        await write(`${path}.new`, JSON.stringify({ at, mark }));
        await giveToOwner(`${path}.new`);
        await rename(`${path}.new`, path);
        await flush(folder);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        throw new RegisterError(`The register of erasures ${folder} cannot be written: ${code}.`);
      }
    },
    read: async () => {
      const erasures: Erasure[] = [];
      const damaged: string[] = [];
      for (const name of await list(/^\d+-[\w-]+\.json$/)) {
        const entry = readEntry(await readFile(join(folder, name), 'utf8').catch(refuseToRead));
        if (entry === undefined) damaged.push(name);
        else erasures.push(entry);
      }
      return { erasures, damaged };
    },
    purge: async (before) => {
      // With what crashes left.
      const names = await list(/^\d+-[\w-]+\.json(?:\.new)?$/);
      const due = names.filter((name) => Number.parseInt(name, 10) <= before.getTime());
      for (const name of due) await unlink(join(folder, name));
      return due.length;
    },
  };
}

async function make(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined) await giveToOwner(folder);
}

/** What root's commands write is the server's too, which reads and deletes it: like the folder around it. */
async function giveToOwner(path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dirname(path));
  await chown(path, uid, gid);
}

async function write(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A renamed file outlasts a crash once its folder is written. */
async function flush(folder: string): Promise<void> {
  const opened = await open(folder);
  await opened.sync().finally(() => opened.close());
}

function readEntry(text: string): Erasure | undefined {
  try {
    const { at, mark } = schema.parse(JSON.parse(text));
    return { at: new Date(at), mark };
  } catch {
    return undefined;
  }
}
