import { MessageChannel, Worker } from 'node:worker_threads';
import type { FileKind } from '#domain/uploads/accepted-files.ts';
import { createThread } from '../threads/thread.ts';
import type { Judged } from './judge-file.ts';

/** Judges a file as `judgeFile` does. */
export type JudgeFile = (kind: FileKind, bytes: AsyncIterable<Uint8Array>) => Promise<Judged>;

/** Beside this module, as it is written and as it is bundled. */
const THREAD = import.meta.url.endsWith('.ts') ? './judge-in-thread.ts' : './judge-in-thread.mjs';

/**
 * Judges files in a thread of their own: a PDF of 10 MB takes a tenth of a second at once, one made to take long more
 * than a second, in which no visitor would get an answer. Rejects if the thread ends before it has judged.
 */
export function createJudgingThread(): JudgeFile {
  const thread = createThread<Judged>(
    () => new Worker(new URL(THREAD, import.meta.url)),
    (code) => new Error(`The thread that judges files ended${code ? ` (${code})` : ''}`),
  );
  return async (kind, bytes) => {
    const { port1: asked, port2: port } = new MessageChannel();
    const parts = bytes[Symbol.asyncIterator]();
    asked.on('message', async () => {
      // A file that breaks off ends here; who receives it is told by its own reading.
      const { value } = await parts.next().catch(() => ({ value: undefined }));
      // A copy, because the part is stored too, and may be a view of a larger buffer.
      const part = value && new Uint8Array(value);
      asked.postMessage(part, part ? [part.buffer] : []);
    });
    try {
      return await thread.ask({ kind, port }, [port]);
    } finally {
      asked.close();
      await parts.return?.();
    }
  };
}
