import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { makeCertificate } from '#tests/server/make-certificate.ts';
import { findPostgresql } from '../../scripts/system/programs.ts';
import {
  createCluster,
  findUser,
  makeOwnedFolder,
  SUPERUSER,
  type SystemUser,
} from './create-cluster.ts';

/** A PostgreSQL server for the tests, in a folder that is deleted with it. */
export interface TestPostgres {
  /** Its own folder, with the socket that it listens on. */
  folder: string;
  /** The system's user that it runs as. */
  runAs: SystemUser;
  /** The folder of its programs. */
  programs: string;
  /** Creates an empty database; returns its `connectionString`. */
  createDatabase(): Promise<string>;
  /** The same database over the network, and the file of the certificate of its server, `localhost`. */
  overTls(connectionString: string): { url: string; caFile: string };
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

/** On no network. */
const CLOSED = ['-c', 'listen_addresses='];

/**
 * Creates and starts a server that listens only on a socket in its own folder, so that no port can
 * collide; with `overTls` also on a free port of this machine, with a certificate for `localhost`. With `isDurable`
 * a commit waits for the disk, as PostgreSQL does by itself. PostgreSQL refuses to run as root: there it runs as the
 * system's user `postgres`.
 */
export async function startPostgres(
  parent = tmpdir(),
  { overTls = false, isDurable = false }: { overTls?: boolean; isDurable?: boolean } = {},
): Promise<TestPostgres> {
  const programs = findPostgresql();
  if (programs === undefined) {
    throw new Error('The tests need a PostgreSQL server: apt-get install postgresql');
  }
  const runAs = findUser();
  const folder = makeOwnedFolder(join(parent, 'loanfront-postgres-'), runAs);
  const data = join(folder, 'data');
  createCluster(data, programs, runAs);
  const network = overTls ? await prepareTls(folder, runAs) : undefined;
  const launch = async () => {
    const launched = spawn(
      join(programs, 'postgres'),
      [
        '-D',
        data,
        '-k',
        folder,
        '-c',
        `fsync=${isDurable ? 'on' : 'off'}`,
        ...(network?.options ?? CLOSED),
      ],
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
  const call = async (text: string, values: string[] = []) => {
    const client = new Client({ connectionString: place('postgres') });
    await client.connect();
    await client.query(text, values).finally(() => client.end());
  };
  const port = network?.port ?? 5432;
  const place = (database: string) =>
    `postgresql://${SUPERUSER}@localhost:${port}/${database}?host=${folder}`;
  let created = 0;
  const named = (database: string) =>
    `postgresql://${SUPERUSER}@localhost:${network?.port}/${database}`;
  return {
    folder,
    runAs,
    programs,
    createDatabase: async () => {
      created += 1;
      const name = `test_${created}`;
      await call(`create database ${name}`);
      return place(name);
    },
    overTls: (connectionString) => {
      if (network === undefined) throw new Error('Started without TLS');
      return {
        url: named(new URL(connectionString).pathname.slice(1)),
        caFile: network.certificate,
      };
    },
    endConnections: (connectionString) =>
      call('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
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

async function prepareTls(folder: string, runAs: SystemUser) {
  const { certificate, key } = makeCertificate(folder, 'localhost');
  if ('uid' in runAs) for (const file of [certificate, key]) chownSync(file, runAs.uid, runAs.gid);
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((settle) => probe.close(settle));
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    ssl: 'on',
    ssl_cert_file: certificate,
    ssl_key_file: key,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return { certificate, port, options };
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
      // It has ended in the meantime.
    }
  }
}

/** Waits until the server reports that it is ready, a standby to be read. Throws with its output if it ends instead. */
export function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((settle, reject) => {
    let written = '';
    server.stderr?.setEncoding('utf8');
    server.stderr?.on('data', (text: string) => {
      written += text;
      if (/database system is ready to accept (?:read-only )?connections/.test(written)) settle();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${written}`)));
  });
}
