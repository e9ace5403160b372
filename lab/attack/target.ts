import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../tests/postgres/start-postgres.ts';
import { startReceivers } from '../surroundings/receivers.ts';
import { createServerControl } from '../surroundings/server.ts';

export type DatabaseName = 'postgresql' | 'pglite';

/**
 * Memory and descriptors of the server: bytes in memory, bytes of the heap after a collection of garbage,
 * open files and sockets.
 */
export type Load = { rss: number; heap: number; descriptors: number };

/** How often to look for the server's report, in milliseconds. */
const LOOK_AGAIN = 50;

/**
 * The built server with its database, mail server and receiver, to be attacked. Its mails and deliveries are
 * taken and dropped.
 */
export async function startTarget(database: DatabaseName, settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'loanfront-attack-'));
  const postgres = database === 'postgresql' ? await startPostgres() : undefined;
  const receivers = await startReceivers();
  const reports = join(folder, 'load.json');
  const server = await createServerControl({
    DATA_DIR: join(folder, 'data'),
    WEBHOOK_URL: receivers.webhookUrl,
    WEBHOOK_SECRET: randomBytes(32).toString('hex'),
    NODE_OPTIONS: `--import=${new URL('./report-load.ts', import.meta.url).href}`,
    LOAD_REPORT: reports,
    ...(postgres !== undefined && { DATABASE_URL: await postgres.createDatabase() }),
    ...settings,
  });
  await server.start();
  const countDescriptors = async () => (await readdir(`/proc/${server.pid() ?? 0}/fd`)).length;
  return {
    /** Open files and sockets. */
    countDescriptors,
    port: server.port,
    address: server.address,
    isRunning: server.isRunning,
    measure: async (): Promise<Load> => {
      await rm(reports, { force: true });
      const pid = server.pid() ?? 0;
      process.kill(pid, 'SIGUSR2');
      for (;;) {
        const written = await readFile(reports, 'utf8').catch(() => '');
        if (written.endsWith('}')) {
          return { ...JSON.parse(written), descriptors: await countDescriptors() };
        }
        if (!server.isRunning()) throw new Error('The server ended');
        await pause(LOOK_AGAIN);
      }
    },
    stop: async () => {
      const { code } = await server.end();
      await receivers.stop();
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

export const inMegabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
