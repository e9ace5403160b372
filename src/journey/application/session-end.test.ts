import { expect, it } from 'vitest';
import { afterEnd, whyNothingCame } from './session-end.ts';

const DAY = 86_400_000;
const GIVEN = Date.UTC(2026, 10, 20);

const tokenOf = (payload: object) => `x.${btoa(JSON.stringify(payload))}.x`;
const TOKEN = tokenOf({ exp: (GIVEN + 7 * DAY) / 1000 });

/** As servers write tokens: some letters of base64 have another sign in addresses. */
const inAddresses = (token: string) =>
  token.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

it('reads a token with the signs that stand for others in an address', () => {
  const token = inAddresses(tokenOf({ sub: '>>>???', exp: GIVEN / 1000 }));
  expect(token).toMatch(/-.*_/);
  expect(afterEnd(token, 31, GIVEN)).toBe('kept');
});

it.each([
  [TOKEN, 7 * DAY - 1, 'unknown'],
  [TOKEN, 7 * DAY, 'kept'],
  [TOKEN, 31 * DAY - 1, 'kept'],
  [TOKEN, 31 * DAY, 'deleted'],
  [tokenOf({}), 31 * DAY, 'unknown'],
  ['none', 31 * DAY, 'unknown'],
  ['a.b.c', 31 * DAY, 'unknown'],
])('the draft saved under %s is, after %i ms: %s', (token, passed, expected) => {
  expect(afterEnd(token, 31, GIVEN + passed)).toBe(expected);
});

it.each([
  [TOKEN, 7 * DAY - 1, undefined],
  [TOKEN, 7 * DAY, 'notFound'],
  [TOKEN, 31 * DAY - 1, 'notFound'],
  [TOKEN, 31 * DAY, 'deleted'],
])('reports that no draft came back with %s after %i ms: %s', (token, passed, expected) => {
  expect(whyNothingCame(token, 31, GIVEN + passed)).toBe(expected);
});
