import { expect, it } from 'vitest';
import { createKeyedHashes } from '../../security/encryption/keyed-hashes.ts';
import { readProbeMark, writeProbeMark } from './probe-mark.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const hashes = createKeyedHashes(['a secret that is long enough to sign with']);
const nonce = '00000000-0000-4000-8000-000000000001';
const mark = writeProbeMark(hashes, { operator: 'anna', at: NOON, nonce });

const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000);
const readAt = (seconds: number) => readProbeMark(hashes, mark, after(seconds));

//
it.each([
  [-60, false],
  [-59, true],
  [59, true],
  [60, false],
])('a mark counts within a minute: %i seconds after its time, %s', (seconds, isRead) => {
  expect(readAt(seconds) !== undefined).toBe(isRead);
});

it('is remembered until no server can accept it, with clocks two minutes apart', () => {
  expect(readAt(59)?.expiresAt).toEqual(after(180));
});

it('is the same mark, however late it is read', () => {
  expect(readAt(59)?.fingerprint).toBe(readAt(-59)?.fingerprint);
});

it('is no other hash of the same secret', () => {
  const [prefix, claims = ''] = mark.split('.');
  const other = `${prefix}.${claims}.${hashes.of('form-answer', claims)}`;
  expect(readProbeMark(hashes, other, NOON)).toBeUndefined();
});

// As while a secret is replaced.
it('is read with each secret that verifies', () => {
  const both = createKeyedHashes([
    'a newer secret that is long enough too',
    'a secret that is long enough to sign with',
  ]);
  expect(readProbeMark(both, mark, NOON)?.operator).toBe('anna');
});

// The longest that `--as` accepts.
it('carries a name of 64 characters, whatever they are', () => {
  const operator = '😀'.repeat(64);
  const long = writeProbeMark(hashes, { operator, at: NOON, nonce });
  expect(readProbeMark(hashes, long, NOON)?.operator).toBe(operator);
});
