import { describe, expect, it } from 'vitest';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { openTestApp } from '#tests/server/test-app.ts';
import { describeSharedApplication } from './shared-application.contract.ts';

describeSharedApplication('PGlite', openDatabaseInMemory);

describe('trying keys', () => {
  it.each([
    ['POST', '/shares/follow', { key: 'follow.x' }],
    ['POST', '/shares/withdraw', { key: 'follow.x' }],
    ['PUT', '/jwt-refresh', { token: 'share.x' }],
  ] as const)('is throttled: %s %s', async (method, path, payload) => {
    const strict = await openTestApp(await openDatabaseInMemory(), {
      settings: { publicUrl: 'http://localhost:3000', rateLimit: 2 / 120, trustProxy: false },
    });
    const attempt = () => strict.app.inject({ method, url: `/api/v1${path}`, payload });
    const answers = [await attempt(), await attempt(), await attempt()];
    expect(answers.map(({ statusCode }) => statusCode).slice(0, 2)).not.toContain(429);
    expect(answers[2]?.statusCode).toBe(429);
    await strict.close();
  });
});
