import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROCESS = fileURLToPath(new URL('baseline-process.mjs', import.meta.url));

/**
 * What the process of a baseline is: see baseline-process.mjs.
 * @typedef {{ kind: 'http', answers: Record<string, { status: number, headers: string[], body: string }> }
 *   | { kind: 'fastify', route: string, answers: Record<string, string> }
 *   | { kind: 'proof', secret: string }
 *   | { kind: 'insert', database: string | undefined, dataDir: string, table: string,
 *       row: Record<string, unknown>, fresh: string[], connections: number }} Baseline
 */

/**
 * Starts a baseline in a process of its own. `ask` is for those without an address: does it for so many seconds,
 * and says how often it was done.
 * @param {Baseline} baseline
 */
export async function startBaseline(baseline) {
  // Without the bench's own --import, which lets a process end while its channel is open.
  const child = fork(PROCESS, { serialization: 'advanced', execArgv: [] });
  child.send(baseline);
  const { port } = await hear(child);
  return {
    pid: child.pid ?? 0,
    address: `http://127.0.0.1:${port}`,
    /** @param {number} seconds @returns {Promise<number>} */
    ask: async (seconds) => {
      child.send({ seconds });
      return (await hear(child)).count;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Its next message. Throws if it ends instead. @param {import('node:child_process').ChildProcess} child */
async function hear(child) {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(child, 'exit', { signal }).then(([code, by]) => {
    throw new Error(`The baseline ended (${by ?? code})`);
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
    return message;
  } finally {
    over.abort();
    ended.catch(() => {});
  }
}
