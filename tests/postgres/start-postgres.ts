import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPostgresql } from '../../scripts/checks/postgresql.mjs';

/** A PostgreSQL server of the tests' own, in a folder that goes with it. */
export interface TestPostgres {
  /** An empty database of its own: `connectionString`. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

const USER = 'loanfront';

/**
 * Sets up and starts a server that listens on a socket in its own folder alone, so that no port can
 * collide. PostgreSQL refuses to run as root: there it runs as the system's user `postgres`.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const programs = findPostgresql();
  if (programs === undefined) {
    throw new Error('The tests need a PostgreSQL server: apt-get install postgresql');
  }
  const folder = mkdtempSync(join(tmpdir(), 'loanfront-postgres-'));
  const runAs = findUser();
  if ('uid' in runAs) chownSync(folder, runAs.uid, runAs.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    { ...runAs, stdio: 'pipe', cwd: folder },
  );
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...runAs, stdio: ['ignore', 'ignore', 'pipe'], cwd: folder },
  );
  await untilReady(server);
  const place = (database: string) => `postgresql://${USER}@localhost/${database}?host=${folder}`;
  let created = 0;
  return {
    createDatabase: async () => {
      created += 1;
      const name = `test_${created}`;
      const client = new Client({ connectionString: place('postgres') });
      await client.connect();
      await client.query(`create database ${name}`).finally(() => client.end());
      return place(name);
    },
    stop: async () => {
      const ended = new Promise((settle) => server.once('exit', settle));
      server.kill('SIGINT'); // ends sessions, then itself
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function findUser(): { uid: number; gid: number } | Record<never, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Until it says so itself. Throws with what it wrote where it ends instead. */
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
