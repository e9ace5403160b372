import { describe, expect, it } from 'vitest';
import { openSession } from './open-session.ts';
import { refreshSession } from './refresh-session.ts';

describe('opening a session', () => {
  const { body, response } = openSession.schema;
  const isTaken = (asked: object) => body.safeParse(asked).success;

  it.each([
    ['a proof alone', { recaptcha: 'proof' }, true],
    ['a proof and an expired token', { recaptcha: 'proof', token: 'old' }, true],
    ['no proof', { token: 'old' }, false],
    ['a proof as long as any', { recaptcha: 'x'.repeat(8_192) }, true],
    ['a longer proof', { recaptcha: 'x'.repeat(8_193) }, false],
    ['a token longer than any', { recaptcha: 'x', token: 'x'.repeat(4_097) }, false],
  ])('with %s: %s', (_, asked, is) => {
    expect(isTaken(asked)).toBe(is);
  });

  it.each([
    ['a new one', { token: 't' }],
    ['one that continues', { token: 't', encodedData: '{}' }],
    ['one whose draft is gone', { token: 't', encodedData: null }],
  ])('gives %s', (_, answer) => {
    expect(response[200].parse(answer)).toEqual(answer);
  });
});

// C-7.10
describe('continuing a session', () => {
  const { body, response } = refreshSession.schema;

  it.each([
    ['a token alone', { token: 't' }, true],
    ['a mailed link, and this browser', { token: 't', device: 'a-device_0123456' }, true],
    ['a browser whose name is short', { token: 't', device: 'short' }, false],
    ['a browser whose name is long', { token: 't', device: 'x'.repeat(65) }, false],
    ['a browser whose name is no name', { token: 't', device: 'a device of 2 words' }, false],
    ['no token', {}, false],
  ])('with %s: %s', (_, asked, is) => {
    expect(body.safeParse(asked).success).toBe(is);
  });

  it('always says what was saved, if only that it is gone', () => {
    expect(response[200].safeParse({ token: 't' }).success).toBe(false);
    expect(response[200].parse({ token: 't', encodedData: null }).encodedData).toBeNull();
  });
});
