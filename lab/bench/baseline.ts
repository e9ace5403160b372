import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROCESS = fileURLToPath(new URL('baseline-process.ts', import.meta.url));

/** Answers with the product's bytes and headers, in pairs. */
export interface HttpBaseline {
  kind: 'http';
  answers: { path: string; status: number; headers: string[]; body: Uint8Array }[];
}

/** Answers the product's JSON by a route. */
export interface FastifyBaseline {
  kind: 'fastify';
  route: string;
  answers: { path: string; text: string }[];
}

/** Inserts a row again and again; the columns in `fresh` get a new UUID each time. */
export interface InsertBaseline {
  kind: 'insert';
  database: string;
  table: string;
  row: Record<string, unknown>;
  fresh: string[];
  connections: number;
}

export type Baseline = HttpBaseline | FastifyBaseline | InsertBaseline;

/** Starts a baseline in a process of its own (baseline-process.ts). */
export async function startBaseline(baseline: Baseline) {
  // Without the bench's own --import, which lets a process end while its channel is open.
  const child = fork(PROCESS, { serialization: 'advanced', execArgv: [] });
  child.send(baseline);
  const { port } = await nextMessage(child);
  return {
    pid: child.pid ?? 0,
    address: `http://127.0.0.1:${port}`,
    /** Inserts rows for so many seconds; returns how many. */
    insertFor: async (seconds: number): Promise<number> => {
      child.send({ seconds });
      return (await nextMessage(child)).count;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Throws if the process ends instead. */
async function nextMessage(child: ChildProcess) {
  const controller = new AbortController();
  const { signal } = controller;
  const ended = once(child, 'exit', { signal }).then(([code, by]) => {
    throw new Error(`The baseline ended (${by ?? code})`);
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
    return message;
  } finally {
    controller.abort();
    ended.catch(() => {});
  }
}
