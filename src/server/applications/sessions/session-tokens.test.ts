import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { createSessionTokens, SESSION_SECONDS } from './session-tokens.ts';

const NOW = new Date('2026-11-20T14:00:00Z');
const SESSION = '0b54e7a4-0000-4000-8000-000000000001';
const NAMED = { id: SESSION, issuedAt: NOW };
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)];

describe('a session token', () => {
  //
  it('is valid for seven days to the second', async () => {
    const tokens = createSessionTokens([NEW]);
    const token = await tokens.sign(SESSION, NOW);
    expect(SESSION_SECONDS).toBe(7 * 24 * 3600);
    expect(await tokens.verify(token, later(SESSION_SECONDS - 1))).toEqual(NAMED);
    expect(await tokens.verify(token, later(SESSION_SECONDS))).toBeUndefined();
  });

  it('is valid no longer for having been verified before', async () => {
    const tokens = createSessionTokens([NEW]);
    const token = await tokens.sign(SESSION, NOW);
    const end = later(SESSION_SECONDS);
    expect(await tokens.verifyLapsed(token, end, 31)).toEqual(NAMED);
    expect(await tokens.verify(token, NOW)).toEqual(NAMED);
    expect(await tokens.verify(token, end)).toBeUndefined();
    expect(await tokens.verify(`${token.slice(0, -2)}AA`, NOW)).toBeUndefined();
  });

  it('names its session after expiry for as many days as asked for', async () => {
    const tokens = createSessionTokens([NEW]);
    const token = await tokens.sign(SESSION, NOW);
    const end = SESSION_SECONDS + 31 * 24 * 3600;
    expect(await tokens.verifyLapsed(token, later(1), 31)).toEqual(NAMED);
    expect(await tokens.verifyLapsed(token, later(end - 1), 31)).toEqual(NAMED);
    expect(await tokens.verifyLapsed(token, later(end), 31)).toBeUndefined();
    expect(await createSessionTokens([OLD]).verifyLapsed(token, later(1), 31)).toBeUndefined();
  });

  it('remains valid after its secret is replaced, while the old secret is kept', async () => {
    const token = await createSessionTokens([OLD]).sign(SESSION, NOW);
    expect(await createSessionTokens([NEW, OLD]).verify(token, NOW)).toEqual(NAMED);
    expect(await createSessionTokens([NEW]).verify(token, NOW)).toBeUndefined();
  });

  it.each([
    ['no content', async () => ''],
    ['no token', async () => 'a.b'],
    ['no signature', async () => `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x"}')}.`],
    ['another purpose', () => sign({ aud: 'other' })],
    ['another issuer', () => sign({ iss: 'other' })],
    ['no time of issue', () => sign({ iat: undefined })],
    ['no expiry', () => sign({ exp: undefined })],
    ['a subject that is no UUID', () => sign({ sub: 'session' })],
    ['another algorithm', () => sign({}, 'HS512')],
  ])('is rejected with %s', async (_, forge) => {
    const tokens = createSessionTokens([NEW]);
    expect(await tokens.verify(await forge(), NOW)).toBeUndefined();
    expect(await tokens.verifyLapsed(await forge(), NOW, 31)).toBeUndefined();
  });

  it('is valid without the flaw of the forgeries', async () => {
    expect(await createSessionTokens([NEW]).verify(await sign({}), NOW)).toEqual(NAMED);
  });
});

/** A valid token, except for what is changed. */
function sign(changed: object, alg = 'HS256'): Promise<string> {
  const issuedAt = Math.floor(NOW.getTime() / 1000);
  const claims = { iss: 'loanfront', aud: 'application', sub: SESSION };
  const times = { iat: issuedAt, exp: issuedAt + 60 };
  const present = Object.entries({ ...claims, ...times, ...changed }).filter(
    ([, value]) => value !== undefined,
  );
  return new SignJWT(Object.fromEntries(present))
    .setProtectedHeader({ alg })
    .sign(new TextEncoder().encode(NEW));
}
