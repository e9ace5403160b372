import { describe, expect, it } from 'vitest';
import { formatInstant, isWithin, readDays } from './format-instant.ts';

const NOW = new Date('2026-11-28T12:00:00Z');

describe('an instant', () => {
  it.each([
    ['2026-11-20T14:00:00Z', '2026-11-20 15:00'],
    ['2026-07-31T22:05:00Z', '2026-08-01 00:05'],
    ['2026-12-31T23:30:00Z', '2027-01-01 00:30'],
  ])('%s is formatted as %s', (instant, formatted) => {
    expect(formatInstant(new Date(instant))).toBe(formatted);
  });
});

describe('days', () => {
  it.each([
    [{}, '2026-11-20T14:00:00Z', true],
    [{ since: '2026-11-21' }, '2026-11-20T22:59:59Z', false],
    [{ since: '2026-11-21' }, '2026-11-20T23:00:00Z', true],
    [{ until: '2026-11-20' }, '2026-11-20T22:59:59Z', true],
    [{ until: '2026-11-20' }, '2026-11-20T23:00:00Z', false],
    [{ since: '2026-11-20', until: '2026-11-20' }, '2026-11-20T12:00:00Z', true],
    [{ since: '2026-06-01' }, '2026-05-31T22:00:00Z', true],
    [{ since: '21/11/2026' }, '2026-11-20T22:59:59Z', false],
    [{ until: '20 novembre 2026' }, '2026-11-20T23:00:00Z', false],
    [{ since: '20.11.2026', until: '20112026' }, '2026-11-20T12:00:00Z', true],
  ])('%j hold %s: %s', (line, instant, within) => {
    const days = readDays(line, NOW);
    if (typeof days === 'string') throw new Error(days);
    expect(isWithin(days, new Date(instant))).toBe(within);
  });

  it.each([
    [{ since: '20/11/26' }, 'since'],
    [{ since: '11/20/2026' }, 'since'],
    [{ since: '2026-02-30' }, 'since'],
    [{ since: '' }, 'since'],
    [{ since: '2026-02-01', until: 'today' }, 'until'],
  ])('%j are invalid', (line, wrong) => {
    expect(readDays(line, NOW)).toBe(wrong);
  });
});
