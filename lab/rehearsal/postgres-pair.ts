import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { createCluster, findUser, SUPERUSER } from '../../tests/postgres/create-cluster.ts';
import { untilReady } from '../../tests/postgres/start-postgres.ts';
import { findPostgresql } from '../project.ts';
import { findFreePort } from '../surroundings/server.ts';

const run = promisify(execFile);
const DATABASE = 'loanfront';

/** How long a PostgreSQL may take to say whether it takes writes, in milliseconds. */
const ASKED_WITHIN = 1_000;

/** Options of both. A killed process loses nothing that the system holds, so nothing waits for a disk. */
const OPTIONS = {
  fsync: 'off',
  listen_addresses: '127.0.0.1',
  max_wal_size: '64MB',
  synchronous_commit: 'on',
};

export type PostgresNode = Awaited<ReturnType<typeof createNode>>;

/** A primary, and a standby that has all that the primary has acknowledged: streaming, synchronous. */
export async function startPostgresPair(folder: string) {
  const programs = findPostgresql() ?? '';
  const runAs = findUser();
  const user = { ...runAs, cwd: folder };
  const first = await createNode(programs, join(folder, 'first'), runAs);
  createCluster(first.data, programs, runAs);
  await first.start({});
  await first.ask(`create database ${DATABASE}`);
  const second = await createNode(programs, join(folder, 'second'), runAs);
  const source = `host=127.0.0.1 port=${first.port} user=${SUPERUSER}`;
  const copy = ['-D', second.data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync', '-d', source];
  await run(join(programs, 'pg_basebackup'), copy, user);
  await second.start({ primary_conninfo: `${source} application_name=standby` });
  await first.ask("alter system set synchronous_standby_names = 'standby'");
  await first.ask('select pg_reload_conf()');
  await first.until("select 1 from pg_stat_replication where sync_state = 'sync'");
  return {
    first,
    second,
    /** The database behind another port. */
    addressBehind: (port: number) => `postgresql://${SUPERUSER}@127.0.0.1:${port}/${DATABASE}`,
    stop: async () => {
      for (const node of [second, first]) await node.stop();
    },
  };
}

/** One PostgreSQL, and the address that says, as Patroni's does, whether it takes writes. */
async function createNode(programs: string, folder: string, runAs: ReturnType<typeof findUser>) {
  await mkdir(folder, { recursive: true });
  if ('uid' in runAs) await chown(folder, runAs.uid, runAs.gid);
  const [data, port] = [join(folder, 'data'), await findFreePort()];
  let child: ChildProcess | undefined;
  let options: Record<string, string> = {};
  const isRunning = () => child?.exitCode === null && child.signalCode === null;
  const signal = async (name: NodeJS.Signals) => {
    if (child === undefined || !isRunning()) return;
    const ended = once(child, 'exit');
    child.kill(name);
    await ended;
  };
  const ask = async (query: string) => {
    const client = new Client({
      host: '127.0.0.1',
      port,
      user: SUPERUSER,
      database: 'postgres',
      connectionTimeoutMillis: ASKED_WITHIN,
      query_timeout: 10 * ASKED_WITHIN,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query(query);
      return rows;
    } finally {
      void client.end().catch(() => {});
    }
  };
  const launch = async () => {
    const given = { ...OPTIONS, ...options, port: String(port) };
    const args = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const started = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, ...args], {
      ...runAs,
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: folder,
    });
    child = started;
    await untilReady(started);
  };
  const killWithThis = () => void child?.kill('SIGKILL');
  process.once('exit', killWithThis);
  const check = createServer((_request, response) => {
    ask('select pg_is_in_recovery() as waits')
      .then(([row]) => response.writeHead(row.waits === false ? 200 : 503).end())
      .catch(() => response.writeHead(503).end());
  }).listen(0, '127.0.0.1');
  await once(check, 'listening');
  const checked = check.address();
  return {
    data,
    port,
    checkPort: typeof checked === 'object' && checked !== null ? checked.port : 0,
    ask,
    isRunning,
    /** @param given its own options */
    start: async (given: Record<string, string>) => {
      options = given;
      await launch();
    },
    /** Starts it again, as its supervisor would, where it ended by itself. */
    startAgain: async () => {
      await signal('SIGINT');
      await launch();
    },
    kill: () => signal('SIGKILL'),
    /** Waits until a query finds a row. */
    until: async (query: string) => {
      for (let tries = 0; (await ask(query)).length === 0; tries += 1) {
        if (tries === 100) throw new Error(`Nothing found: ${query}`);
        await new Promise((settle) => setTimeout(settle, 100));
      }
    },
    stop: async () => {
      await signal('SIGINT');
      process.off('exit', killWithThis);
      check.closeAllConnections();
      check.close();
    },
  };
}
