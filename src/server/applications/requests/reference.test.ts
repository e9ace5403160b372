import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawReference } from './reference.ts';

// C-3.10
describe('a reference', () => {
  it('is the prefix, the year, and six characters', () => {
    let next = 0;
    expect(drawReference('FLV', 2026, () => next++)).toBe('FLV-2026-234567');
  });

  it('has no character that is easily mistaken for another', () => {
    const drawn = Array.from({ length: 500 }, () => drawReference('X', 2026, (n) => randomInt(n)));
    expect(drawn.join('').replace(/X-2026-/g, '')).toMatch(/^[2-9A-HJ-NP-Z]{3000}$/);
    expect(new Set(drawn).size).toBe(500);
  });
});
