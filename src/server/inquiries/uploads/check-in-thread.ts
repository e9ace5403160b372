import { EventEmitter, once, setMaxListeners } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FileKind } from '#domain/uploads/accepted-files.ts';
import type { FileCheck } from './check-file.ts';

/**
 * Checks a file as `checkFile` does, and reads it when its turn has come. Rejects with the signal's reason as soon as it
 * aborts.
 */
export type CheckFile = (
  kind: FileKind,
  read: () => Promise<Buffer>,
  signal?: AbortSignal,
) => Promise<FileCheck>;

/** What the check of one file may take. The time includes the wait for a thread. */
const LIMITS = { milliseconds: 20_000, megabytes: 256 };
const MAX_THREADS = 2;

const MEMORY_INTERVAL = 100; // milliseconds
const MEGABYTE = 1024 * 1024; // bytes

/** Next to this module, both as it is written and as it is bundled. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? './check-file-thread.ts'
  : './check-file-thread.mjs';

/**
 * Checks each file in a thread of its own, which ends with the check, at its limits, or with the signal. So no file can
 * hold up the server, or the files of other visitors for long. A file that reaches a limit is `unscanned`.
 */
export function createThreadCheck(limits = LIMITS): CheckFile {
  const threads = new EventEmitter<{ free: [] }>();
  setMaxListeners(Number.POSITIVE_INFINITY, threads);
  let running = 0;
  return async (kind, read, sender = new AbortController().signal) => {
    const deadline = AbortSignal.timeout(limits.milliseconds);
    const memory = new AbortController();
    const signal = AbortSignal.any([sender, deadline, memory.signal]);
    try {
      while (running >= MAX_THREADS) await once(threads, 'free', { signal });
      running += 1;
      try {
        const file = { kind, file: await read() };
        return await checkInThread(file, limits.megabytes, memory, signal);
      } finally {
        running -= 1;
        threads.emit('free');
      }
    } catch (error) {
      sender.throwIfAborted();
      if (signal.aborted) return { ok: false, reason: 'unscanned' };
      throw error;
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
