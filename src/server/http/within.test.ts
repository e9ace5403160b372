import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { within } from './within.ts';

describe('work with a time limit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('gives its result in time, and leaves no timer', async () => {
    expect(await within(10, Promise.resolve('done'), 'late')).toBe('done');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails in time as the work does, and leaves no timer', async () => {
    await expect(within(10, Promise.reject(new Error('broken')), 'late')).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives the other result once it is late, whatever the work comes to afterwards', async () => {
    const work = Promise.withResolvers<string>();
    const limited = within(10, work.promise, 'late');
    await vi.advanceTimersByTimeAsync(10);
    work.reject(new Error('broken'));
    expect(await limited).toBe('late');
  });
});
