import { expect, it, vi } from 'vitest';
import { laterPart } from './later-part.ts';

it('a later part is there once it is loaded, is loaded once, and is tried again after a failure', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'));
  const later = laterPart(load);
  expect(() => later.get()).toThrow('not loaded');
  expect([await later.load(), await later.load(), await later.load()]).toEqual([false, true, true]);
  expect(later.get()).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});
