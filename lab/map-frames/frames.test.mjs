import { expect, it } from 'vitest';
import { readFrames } from './frames.mjs';

it('computes the median, the slow and the late frames', () => {
  const stamps = [0];
  for (let i = 0; i < 99; i += 1) stamps.push((stamps.at(-1) ?? 0) + 16);
  stamps.push((stamps.at(-1) ?? 0) + 50);
  expect(readFrames(stamps, 400)).toEqual({
    frames: 100,
    p50: 16,
    p95: 16,
    longest: 50,
    late: 1,
    busy: 4,
  });
});

it('returns zeros without frames', () => {
  expect(readFrames([], 0)).toMatchObject({ frames: 0, p50: 0, busy: 0 });
});
