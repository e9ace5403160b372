import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { startPostgres } from '#tests/postgres/start-postgres.ts';
import { generateKeyRing } from '../../security/encryption/key-ring.ts';
import { startServer } from './start-server.ts';

const DAY = 24 * 3_600_000;

const postgres = await startPostgres();
const folder = await mkdtemp(join(tmpdir(), 'loanfront-clock-'));
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

//
it('a server whose clock is not the database’s does not start, and one that runs is not ready', async () => {
  const environment = {
    ...FLUVIA,
    DATABASE_URL: await postgres.createDatabase(),
    ENCRYPTION_KEYS: generateKeyRing(),
    TOKEN_SECRET: 'f1c9a0d27b3e4586f1a2c07d9b5e3846',
    SITE_DIR: join(folder, 'site'),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    PORT: '0',
  };
  const right = await startServer(environment);
  if (!right.ok) throw new Error(right.lines.join('\n'));
  vi.useFakeTimers({ now: Date.now() + 40 * DAY, toFake: ['Date'] });
  try {
    const wrong = await startServer(environment);
    expect(wrong).toEqual({
      ok: false,
      lines: [
        expect.stringMatching(/^This server’s clock is 345[56]\d{3} seconds ahead of the data/),
      ],
    });
    const answer = await fetch(new URL('/api/v1/ready', right.address));
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ checks: { database: 'up', clock: 'down' } });
  } finally {
    await right.stop();
  }
});
