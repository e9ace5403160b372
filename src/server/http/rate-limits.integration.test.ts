import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { createKeyedHashes } from '../encryption/keyed-hashes.ts';
import type { Database } from '../storage/database.ts';
import { migrate } from '../storage/migrate.ts';
import { createSqlRateCounts } from '../storage/sql-rate-counts.ts';
import { answerError } from './handle-errors.ts';
import type { RateCounts } from './rate-counts.ts';
import { addRateLimits, LIMITS } from './rate-limits.ts';

const hashes = createKeyedHashes(['a secret of the tests, long enough to hash with']);
/** As many sessions a minute; look-ups accordingly. */
const THREE = 3 / LIMITS.session;
/** Milliseconds; a busy machine takes its time. */
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
  /** Whether it counted by itself, at each change. */
  changes: boolean[];
  log(): string;
}

async function start(add = counts.add, pace = {}): Promise<Server> {
  const changes: boolean[] = [];
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line) => void lines.push(line) } } });
  servers.push(app);
  app.setErrorHandler(answerError);
  await addRateLimits(app, THREE, false, {
    counts: { add },
    hashes,
    onAlone: (isAlone) => changes.push(isAlone),
    pace: { patience: PATIENCE, ...pace },
  });
  app.get('/session', { config: { limited: 'session' } }, () => 'session');
  app.get('/place', { config: { limited: 'lookup' } }, () => 'place');
  app.get('/page', () => 'page');
  return {
    app,
    changes,
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
    const both = [await start(), await start()];
    const calls = both.flatMap((server) => [1, 2, 3, 4].map(() => server.call()));
    const statuses = await Promise.all(calls);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  });

  it('remember it when they are started again, and tell when to retry', async () => {
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

  it('hear of cheap calls a little later, and write them together', async () => {
    let statements = 0;
    const add: RateCounts['add'] = (additions) => {
      statements += 1;
      return counts.add(additions);
    };
    const [one, two] = [await start(add, { addEvery: 10 }), await start()];
    const most = Math.ceil(LIMITS.lookup * THREE);
    for (let n = 0; n < most; n += 1) expect(await one.call('/place')).toBe(200);
    await expect
      .poll(
        async () =>
          (await database.executor.selectFrom('rateCounts').select('count').execute())[0]?.count,
      )
      .toBe(most);
    expect(statements).toBeLessThan(most);
    // The first call of the other server asks for the count, and the next knows it.
    await two.call('/place');
    await expect.poll(() => two.call('/place')).toBe(429);
  });

  it('ask the database for no page, and for nothing that is refused already', async () => {
    let statements = 0;
    const server = await start((additions) => {
      statements += 1;
      return counts.add(additions);
    });
    for (let n = 0; n < 4; n += 1) await server.call();
    expect(statements).toBe(4);
    for (let n = 0; n < 4; n += 1) expect(await server.call()).toBe(429);
    expect(await server.call('/page')).toBe(200);
    expect(statements).toBe(4);
  });

  it('keep no address', async () => {
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
    expect(server.changes).toEqual([true]);
    expect(server.log().match(/by this server alone/g)).toHaveLength(1);
  });

  it('waits for it no longer than it may', async () => {
    const never = () => new Promise<never>(() => {});
    const app = await start(never, { patience: 1 });
    expect(await app.call()).toBe(200);
    expect(await app.call()).toBe(200);
    expect(app.changes).toEqual([true]);
    servers.splice(0); // closing would wait for the answer
  });

  it('counts with the others again, and forgets nothing of what it counted', async () => {
    let isDown = true;
    const add: RateCounts['add'] = (additions) => (isDown ? refuse() : counts.add(additions));
    const [one, two] = [await start(add, { tryEvery: 5 }), await start()];
    await one.call();
    await two.call();
    expect(await two.call()).toBe(200);
    isDown = false;
    await expect.poll(() => one.changes).toEqual([true, false]);
    // Two of the other server, and one each from before and after.
    expect(await one.call()).toBe(429);
    expect(one.log().match(/together again/g)).toHaveLength(1);
  });
});
