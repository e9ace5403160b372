import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { createKeyedHashes } from '../security/encryption/keyed-hashes.ts';
import type { Database } from '../storage/database.ts';
import { migrate } from '../storage/migrate.ts';
import { createSqlRateCounts } from '../storage/sql-rate-counts.ts';
import type { RateCounts } from '../stores/rate-counts.ts';
import { answerError } from './handle-errors.ts';
import { addRateLimits, LIMITS } from './rate-limits.ts';

const hashes = createKeyedHashes(['a secret of the tests, long enough to hash with']);
/** Three sessions a minute; look-ups accordingly. */
const THREE = 3 / LIMITS.session;
/** In milliseconds; for a busy machine. */
const PATIENCE = 60_000;

let database: Database;
let counts: RateCounts;
beforeAll(async () => {
  database = await openDatabaseInMemory();
  await migrate(database);
  counts = createSqlRateCounts(database.executor);
});
afterAll(() => database.close());

const servers: FastifyInstance[] = [];
beforeEach(async () => {
  await database.executor.deleteFrom('rateCounts').execute();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

interface Server {
  /** The status of a call from an address. */
  call(url?: string, remoteAddress?: string): Promise<number>;
  app: FastifyInstance;
  /** How many calls the database did not count. */
  uncounted(): number;
  log(): string;
}

async function start(add = counts.add, times = {}): Promise<Server> {
  let uncounted = 0;
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } });
  servers.push(app);
  app.setErrorHandler(answerError);
  const onUncounted = () => {
    uncounted += 1;
  };
  const shared = { counts: { add }, onUncounted, timeout: PATIENCE, ...times };
  await addRateLimits(app, { factor: THREE, trusted: false, hashes, shared });
  app.get('/session', { config: { limited: 'session' } }, () => 'session');
  app.get('/place', { config: { limited: 'lookup' } }, () => 'place');
  app.get('/page', () => 'page');
  return {
    app,
    uncounted: () => uncounted,
    log: () => lines.join(''),
    call: async (url = '/session', remoteAddress = '192.0.2.1') =>
      (await app.inject({ url, remoteAddress })).statusCode,
  };
}

describe('servers on a database', () => {
  it('allow the limit once, together', async () => {
    const [one, two] = [await start(), await start()];
    const statuses: number[] = [];
    for (const server of [one, two, one, two, one]) statuses.push(await server.call());
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(await two.call('/session', '192.0.2.2')).toBe(200);
  });

  it('allow it once to requests that come at the same time', async () => {
    const five = await Promise.all([1, 2, 3, 4, 5].map(() => start()));
    const statuses = await Promise.all(five.map((server) => server.call()));
    expect(statuses.toSorted()).toEqual([200, 200, 200, 429, 429]);
  });

  it('remember it when they are restarted, and say when to retry', async () => {
    const before = await start();
    for (let n = 0; n < 3; n += 1) await before.call();
    await before.app.close();
    const after = await start();
    const answer = await after.app.inject({ url: '/session', remoteAddress: '192.0.2.1' });
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ status: 429, title: 'Too Many Requests' });
    const wait = Number(answer.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
  });

  it('send the database no statement for pages, cheap calls, or what they know to be over the limit', async () => {
    let statements = 0;
    const server = await start((addition) => {
      statements += 1;
      return counts.add(addition);
    });
    for (let n = 0; n < 3; n += 1) await server.call();
    expect(statements).toBe(3);
    for (let n = 0; n < 4; n += 1) expect(await server.call()).toBe(429);
    expect(await server.call('/page')).toBe(200);
    expect(await server.call('/place')).toBe(200);
    expect(statements).toBe(3);
  });

  it('store no address', async () => {
    const server = await start();
    await server.call();
    const rows = await database.executor.selectFrom('rateCounts').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });

  it('lose counts whose minute is over', async () => {
    const server = await start();
    await server.call();
    expect(await counts.purge(new Date(Date.now() - 60_000))).toBe(0);
    expect(await counts.purge(new Date(Date.now() + 61_000))).toBe(1);
  });
});

describe('a server without its database', () => {
  const refuse = async () => {
    throw new Error('refused');
  };

  it('counts by itself, and logs it once', async () => {
    const server = await start(refuse);
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) statuses.push(await server.call());
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(server.uncounted()).toBe(3);
    expect(server.log().match(/by this server only/g)).toHaveLength(1);
  });

  it('does not wait for each count', async () => {
    let statements = 0;
    const never = () => {
      statements += 1;
      return new Promise<never>(() => {});
    };
    const server = await start(never, { timeout: 1 });
    expect(await server.call()).toBe(200);
    expect(await server.call()).toBe(200);
    expect(statements).toBe(1);
  });

  it('counts with the others again once the database answers', async () => {
    let isDown = true;
    const add: RateCounts['add'] = (addition) => (isDown ? refuse() : counts.add(addition));
    const [one, two] = [await start(add, { pause: 0 }), await start()];
    await one.call();
    for (let n = 0; n < 2; n += 1) expect(await two.call()).toBe(200);
    isDown = false;
    expect(await one.call()).toBe(200);
    expect(await one.call()).toBe(429);
    expect(one.log().match(/by all servers again/g)).toHaveLength(1);
  });
});
