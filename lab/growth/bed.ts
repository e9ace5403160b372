import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Client } from 'pg';
import { generateKey, parseKeyRing } from '../../src/server/security/encryption/key-ring.ts';
import { storesOn } from '../../src/server/storage/create-storage.ts';
import { openServedDatabase } from '../../src/server/storage/served-database.ts';
import { startPostgres } from '../../tests/postgres/start-postgres.ts';
import { createServerControl } from '../surroundings/server.ts';
import { Caller } from '../visitors/caller.ts';

/** Shared with the receiver, which does not check it. */
const WEBHOOK_SECRET = '5f0c1d9be27a4836a1c4f7e20b93d856';

export type Bed = Awaited<ReturnType<typeof openBed>>;

/** PostgreSQL with an empty database, the built server on it, and a receiver that answers at once. */
export async function openBed() {
  const folder = await mkdtemp(join(tmpdir(), 'loanfront-growth-'));
  const postgres = await startPostgres();
  const address = await postgres.createDatabase();
  const receiver = await startReceiver();
  const first = generateKey('k1');
  const keyRing = parseKeyRing(first);
  if (keyRing === undefined) throw new Error('No keys');
  const environment = {
    PATH: process.env.PATH ?? '',
    DATABASE_URL: address,
    DATA_DIR: folder,
    ENCRYPTION_KEYS: first,
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET,
  };
  const server = await createServerControl(environment);
  const worker = await createServerControl({ ...environment, ROLE: 'worker' });
  const database = openServedDatabase(address);
  const client = new Client({ connectionString: address });
  const last = { position: 0, hash: '' };
  await server.start();
  await client.connect();
  return {
    keyRing,
    environment,
    receiver,
    server,
    worker,
    caller: new Caller(server.address),
    stores: storesOn(database.executor, keyRing),
    client,
    last,
    query: async (text: string) => (await client.query(text)).rows,
    /** Before the audit log is filled further. */
    readLastEntry: async () => {
      const { rows } = await client.query(
        'select position::int, hash from audit_entries order by position desc limit 1',
      );
      Object.assign(last, rows[0] ?? {});
    },
    /** Restarts the server with another key before the first; returns both. */
    startWithNewKey: async () => {
      const keys = `${generateKey(`k${Date.now()}`)},${first}`;
      await server.end();
      await server.start({ ENCRYPTION_KEYS: keys });
      return keys;
    },
    close: async () => {
      await worker.kill();
      await server.kill();
      await client.end();
      await database.close();
      await receiver.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The lender's systems, as fast as they can be. */
async function startReceiver() {
  let calls = 0;
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      calls += 1;
      response.writeHead(204).end();
    });
  });
  await new Promise((settle) => server.listen(0, '127.0.0.1', () => settle(undefined)));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    calls: () => calls,
    stop: () =>
      new Promise((settle) => {
        server.close(() => settle(undefined));
        server.closeAllConnections();
      }),
  };
}
