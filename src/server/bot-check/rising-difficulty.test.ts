import { describe, expect, it } from 'vitest';
import { createRisingDifficulty, HARDEST } from './rising-difficulty.ts';

const USUAL = 5_000;
const MOST = 100_000;
const START = Date.parse('2026-11-20T14:00:00Z');
const minutes = (n: number) => new Date(START + n * 60_000);

/** The tries after so many proofs at once, `later` minutes after them. */
function triesAfter(passed: number, failed: number, later = 0, [usual, most] = [USUAL, MOST]) {
  const difficulty = createRisingDifficulty(usual ?? USUAL, most ?? MOST);
  for (let n = 0; n < passed; n += 1) difficulty.note(true, minutes(0));
  for (let n = 0; n < failed; n += 1) difficulty.note(false, minutes(0));
  return difficulty.triesAt(minutes(later));
}

describe('a puzzle', () => {
  it.each([
    ['nobody has tried', 0, 0, USUAL],
    ['few have failed', 90, 10, USUAL],
    ['as many failed as in a calm hour', 80, 20, USUAL],
    ['half have failed', 50, 50, 12_500],
    ['most have failed', 20, 80, HARDEST * USUAL],
    ['all have failed', 0, 1_000, HARDEST * USUAL],
    ['too few have tried to tell', 0, 19, USUAL],
  ])('when %s', (_, passed, failed, tries) => {
    expect(triesAfter(passed, failed)).toBe(tries);
  });

  it('gets harder with every share of failures, and never easier than usual', () => {
    const tries = [0, 20, 30, 40, 50, 60, 70, 80, 100].map((n) => triesAfter(100 - n, n));
    expect(tries).toEqual(tries.toSorted((a, b) => a - b));
    expect(new Set(tries).size).toBe(7);
  });

  it('is as usual again when it is calm', () => {
    expect(triesAfter(0, 1_000, 1)).toBe(HARDEST * USUAL);
    expect(triesAfter(0, 1_000, 6)).toBe(USUAL);
    const difficulty = createRisingDifficulty(USUAL, MOST);
    for (let n = 0; n < 100; n += 1) difficulty.note(false, minutes(0));
    for (let n = 0; n < 100; n += 1) difficulty.note(true, minutes(3));
    expect(difficulty.triesAt(minutes(3))).toBe(USUAL);
  });

  it('is never harder than the most, or easier than what is set', () => {
    expect(triesAfter(0, 100, 0, [30_000, MOST])).toBe(MOST);
    expect(triesAfter(0, 100, 0, [MOST, MOST])).toBe(MOST);
  });

  it('does not change when the clock is set back', () => {
    expect(triesAfter(0, 100, -10)).toBe(HARDEST * USUAL);
  });
});
