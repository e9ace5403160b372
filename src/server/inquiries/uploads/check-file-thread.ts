import { parentPort, workerData } from 'node:worker_threads';
import type { FileKind } from '#domain/uploads/accepted-files.ts';
import { checkFile } from './check-file.ts';

// The program of the thread that `check-in-thread.ts` starts for each file.

const { kind, file }: { kind: FileKind; file: Uint8Array } = workerData;
const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
parentPort?.postMessage(await checkFile(kind, bytes));
