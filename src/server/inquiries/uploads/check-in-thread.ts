import { EventEmitter, once, setMaxListeners } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FileKind } from '#domain/uploads/accepted-files.ts';
import type { FileCheck } from './check-file.ts';

/** Who waits for the check of a file. */
export interface FileSender {
  /** The same for every file of a visitor. */
  visitor: string;
  /** Aborts when the sender has gone. */
  signal: AbortSignal;
}

/**
 * Checks a file as `checkFile` does, and reads it when its turn has come. Rejects with the signal's reason as soon as it
 * aborts.
 */
export type CheckFile = (
  kind: FileKind,
  read: () => Promise<Buffer>,
  sender: FileSender,
) => Promise<FileCheck>;

/** What the check of one file may take: the wait for a thread, and then the check itself. */
const LIMITS = { waitMilliseconds: 60_000, milliseconds: 20_000, megabytes: 256 };
const MAX_THREADS = 2;

const MEMORY_INTERVAL = 100; // milliseconds
const MEGABYTE = 1024 * 1024; // bytes

/** Next to this module, both as it is written and as it is bundled. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? './check-file-thread.ts'
  : './check-file-thread.mjs';

/**
 * Checks each file in a thread of its own, which ends with the check, at its limits, or with the signal. A visitor has one
 * thread at a time, so that nobody's files hold up the server or all other visitors. A file that reaches a limit is
 * `unscanned`.
 */
export function createThreadCheck(limits = LIMITS): CheckFile {
  const threads = new EventEmitter<{ free: [] }>();
  setMaxListeners(Number.POSITIVE_INFINITY, threads);
  /** The visitors whose files are being checked. */
  const running = new Set<string>();

  /** Whether the visitor has got a thread before the wait was too long. */
  const takeThread = async (visitor: string, sender: AbortSignal): Promise<boolean> => {
    const wait = AbortSignal.timeout(limits.waitMilliseconds);
    const signal = AbortSignal.any([sender, wait]);
    try {
      // Listeners are called in the order in which they were added.
      while (running.size >= MAX_THREADS || running.has(visitor))
        await once(threads, 'free', { signal });
    } catch (error) {
      sender.throwIfAborted();
      if (wait.aborted) return false;
      throw error;
    }
    running.add(visitor);
    return true;
  };

  return async (kind, read, { visitor, signal: sender }) => {
    if (!(await takeThread(visitor, sender))) return { ok: false, reason: 'unscanned' };
    const memory = new AbortController();
    const limit = AbortSignal.any([AbortSignal.timeout(limits.milliseconds), memory.signal]);
    const signal = AbortSignal.any([sender, limit]);
    try {
      const file = { kind, file: await read() };
      return await checkInThread(file, limits.megabytes, memory, signal);
    } catch (error) {
      sender.throwIfAborted();
      if (limit.aborted) return { ok: false, reason: 'unscanned' };
      throw error;
    } finally {
      running.delete(visitor);
      threads.emit('free');
    }
  };
}

/** `memory` is aborted when the check uses more than so many megabytes. */
async function checkInThread(
  workerData: { kind: FileKind; file: Buffer },
  megabytes: number,
  memory: AbortController,
  signal: AbortSignal,
): Promise<FileCheck> {
  const worker = new Worker(new URL(PROGRAM, import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  // The limit of the heap does not cover the bytes that pdf.js expands.
  const watch = setInterval(async () => {
    const used = await worker.getHeapStatistics().catch(() => undefined);
    if ((used?.external_memory ?? 0) > megabytes * MEGABYTE) memory.abort();
  }, MEMORY_INTERVAL);
  try {
    const [check] = await once(worker, 'message', { signal });
    return check;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code';
    if (code === 'ERR_WORKER_OUT_OF_MEMORY') memory.abort();
    // The error's own message may quote the file.
    throw new Error(`The thread that checks a file ended (${code})`);
  } finally {
    clearInterval(watch);
    await worker.terminate();
  }
}
