import { describe, expect, it, vi } from 'vitest';
import { createReadiness, isReady } from './readiness.ts';

const works = async () => {};
const fails = async () => {
  throw new Error('refused');
};
const NEEDS = { database: works, queue: works, keys: works, clock: works };

describe('a server', () => {
  it('a server is ready while everything works', async () => {
    const checks = await createReadiness(NEEDS).check();
    expect(checks).toEqual({
      database: 'up',
      queue: 'up',
      keys: 'up',
      clock: 'up',
      stopping: false,
    });
    expect(isReady(checks)).toBe(true);
  });

  it.each(['database', 'queue', 'keys', 'clock'] as const)(
    'is not ready without %s',
    async (missing) => {
      const checks = await createReadiness({ ...NEEDS, [missing]: fails }).check();
      expect(checks).toMatchObject({ database: 'up', queue: 'up', keys: 'up', [missing]: 'down' });
      expect(isReady(checks)).toBe(false);
    },
  );

  it('a server is not ready while one of its needs does not respond, and reports it soon', async () => {
    vi.useFakeTimers();
    try {
      let answer = () => {};
      const queue = () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        });
      const readiness = createReadiness({ ...NEEDS, queue });
      const checked = readiness.check();
      await vi.advanceTimersByTimeAsync(3_000);
      expect(await checked).toMatchObject({ database: 'up', queue: 'down' });
      const checkedAgain = readiness.check();
      answer();
      expect(await checkedAgain).toMatchObject({ queue: 'up' });
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('a stopping server is not ready, whatever works', async () => {
    const readiness = createReadiness(NEEDS);
    readiness.stop();
    const checks = await readiness.check();
    expect(checks).toEqual({
      database: 'up',
      queue: 'up',
      keys: 'up',
      clock: 'up',
      stopping: true,
    });
    expect(isReady(checks)).toBe(false);
  });

  it('tries once for all who ask in the meantime, and again for who asks later', async () => {
    const database = vi.fn(works);
    const readiness = createReadiness({ ...NEEDS, database });
    await Promise.all([readiness.check(), readiness.check()]);
    expect(database).toHaveBeenCalledTimes(1);
    await readiness.check();
    expect(database).toHaveBeenCalledTimes(2);
  });
});
