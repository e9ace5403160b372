import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPostgresql } from '../../scripts/checks/postgresql.mjs';

/** A PostgreSQL server for the tests, in a folder that is deleted with it. */
export interface TestPostgres {
  /** Creates an empty database; returns its `connectionString`. */
  createDatabase(): Promise<string>;
  /** Ends every connection to a database, as a failover does. */
  endConnections(connectionString: string): Promise<void>;
  /** Stops answering without closing connections, until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Stops the server at once, unless it has ended by itself, and starts it again. */
  restart(): Promise<void>;
  /** Crashes without notice, and starts again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

const USER = 'loanfront';

/**
 * Creates and starts a server that listens only on a socket in its own folder, so that no port can
 * collide. PostgreSQL refuses to run as root: there it runs as the system's user `postgres`.
 */
export async function startPostgres(parent = tmpdir()): Promise<TestPostgres> {
  const programs = findPostgresql();
  if (programs === undefined) {
    throw new Error('The tests need a PostgreSQL server: apt-get install postgresql');
  }
  const folder = mkdtempSync(join(parent, 'loanfront-postgres-'));
  const runAs = findUser();
  if ('uid' in runAs) chownSync(folder, runAs.uid, runAs.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    { ...runAs, stdio: 'pipe', cwd: folder },
  );
  const launch = async () => {
    const launched = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
      { ...runAs, stdio: ['ignore', 'ignore', 'pipe'], cwd: folder },
    );
    await untilReady(launched);
    return launched;
  };
  let server = await launch();
  const end = async (signal: NodeJS.Signals = 'SIGINT') => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((settle) => server.once('exit', settle));
    server.kill(signal); // SIGINT ends sessions, then itself
    await ended;
  };
  const ask = async (text: string, values: string[] = []) => {
    const client = new Client({ connectionString: place('postgres') });
    await client.connect();
    await client.query(text, values).finally(() => client.end());
  };
  const place = (database: string) => `postgresql://${USER}@localhost/${database}?host=${folder}`;
  let created = 0;
  return {
    createDatabase: async () => {
      created += 1;
      const name = `test_${created}`;
      await ask(`create database ${name}`);
      return place(name);
    },
    endConnections: (connectionString) =>
      ask('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        new URL(connectionString).pathname.slice(1),
      ]),
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    restart: async () => {
      await end();
      server = await launch();
    },
    crash: async () => {
      await end('SIGKILL');
      server = await launchAgain(launch);
    },
    stop: async () => {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** After a crash the remaining processes end a little later, and hold the shared memory until then. */
async function launchAgain<T>(launch: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await launch();
    } catch (error) {
      if (tries === 20) throw error;
    }
  }
}

/** Signals the server and its child processes, one for each connection. */
function signalAll(server: ChildProcess, signal: NodeJS.Signals): void {
  const { pid } = server;
  if (pid === undefined) throw new Error('PostgreSQL does not run');
  process.kill(pid, signal);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const child of children.split(' ').filter((text) => text !== '')) {
    try {
      process.kill(Number(child), signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

function findUser(): { uid: number; gid: number } | Record<never, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Waits until the server reports that it is ready. Throws with its output if it ends instead. */
function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((settle, reject) => {
    let written = '';
    server.stderr?.setEncoding('utf8');
    server.stderr?.on('data', (text: string) => {
      written += text;
      if (written.includes('database system is ready to accept connections')) settle();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${written}`)));
  });
}
