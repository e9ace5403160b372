import { once } from 'node:events';
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { FileKind } from '#domain/uploads/accepted-files.ts';
import { judgeFile } from './judge-file.ts';

// The program of the thread that `judging-thread.ts` starts.

interface Question {
  id: number;
  kind: FileKind;
  port: MessagePort;
}

/** Asks for a part when the one before it was read, so that no more than one waits in memory. */
async function* partsFrom(port: MessagePort): AsyncGenerator<Uint8Array> {
  for (;;) {
    const answered = once(port, 'message');
    port.postMessage('next');
    const [part]: (Uint8Array | undefined)[] = await answered;
    if (part === undefined) return;
    yield part;
  }
}

parentPort?.on('message', async ({ id, kind, port }: Question) => {
  const answer = await judgeFile(kind, partsFrom(port));
  port.close();
  parentPort?.postMessage({ id, answer });
});
