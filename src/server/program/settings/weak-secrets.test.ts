import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { weaknessOfKeys, weaknessOfSecrets } from './weak-secrets.ts';

const key = (bytes: Uint8Array) => `a:${Buffer.from(bytes).toString('base64')}`;
const RANDOM = randomBytes(32);

describe('keys', () => {
  it.each([
    ['all zero', Buffer.alloc(32), /one byte, 32 times/],
    ['one byte', Buffer.alloc(32, 7), /one byte, 32 times/],
    ['few bytes', Buffer.from(Array.from({ length: 32 }, (_, n) => n % 15)), /15 distinct bytes/],
    ['a count', Buffer.from(Array.from({ length: 32 }, (_, n) => n)), /only counts/],
    ['a count down', Buffer.from(Array.from({ length: 32 }, (_, n) => 250 - 3 * n)), /only counts/],
    ['text of digits', Buffer.from('01234567890123456789012345678901'), /10 distinct bytes/],
  ])('a key of %s is refused as not random', (_, bytes, reason) => {
    expect(weaknessOfKeys(key(bytes))).toMatch(reason);
    expect(weaknessOfKeys(`b:${RANDOM.toString('base64')},${key(bytes)}`)).toMatch(reason);
  });

  it('keys generated at random are accepted', () => {
    for (let n = 0; n < 1000; n += 1) expect(weaknessOfKeys(key(randomBytes(32)))).toBeUndefined();
  });
});

describe('secrets', () => {
  it.each([
    ['s'.repeat(32), /one character/],
    ['abcabcabcabcabcabcabcabcabcabcabcabc', /3 distinct characters/],
    ['changeme'.repeat(4), /over and over/],
    ['0123456789'.repeat(4), /over and over/],
    ['0123456789abcdef'.repeat(2), /only counts/],
    ['abcdefghijklmnopqrstuvwxyz0123456789', /only counts/],
  ])('like %s are not random', (secret, reason) => {
    expect(weaknessOfSecrets([secret])).toMatch(reason);
    expect(weaknessOfSecrets([RANDOM.toString('hex'), secret])).toMatch(reason);
  });

  it('secrets generated at random are accepted, in each notation', () => {
    for (let n = 0; n < 1000; n += 1) {
      const bytes = randomBytes(32);
      const short = randomBytes(16).toString('hex');
      const all = [bytes.toString('hex'), bytes.toString('base64url'), short];
      expect(weaknessOfSecrets(all)).toBeUndefined();
    }
  });
});
