import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { createAltchaCheck } from './altcha.ts';

const SECRET = 'a secret of the tests, long enough to sign with';
const check = createAltchaCheck([SECRET], '/challenge', 6);

const write = (proof: object) => Buffer.from(JSON.stringify(proof)).toString('base64');

/** Solves it as the widget does, from the JSON it fetched. */
async function solve(from = check) {
  const challenge = JSON.parse(JSON.stringify(await from.createChallenge?.(new Date())));
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('Unsolved');
  return { challenge, solution };
}

describe('a proof of work', () => {
  it('a solved ALTCHA proof is accepted, and has one fingerprint however it is written', async () => {
    const { challenge, solution } = await solve();
    const verdict = await check.verify(write({ challenge, solution }), new Date());
    expect(verdict).toMatchObject({ ok: true });
    const rewritten = await check.verify(
      write({ solution: { ...solution, time: 7 }, challenge, more: 1 }),
      new Date(),
    );
    expect(rewritten).toEqual(verdict);
  });

  it('a solved ALTCHA proof is remembered until it expires', async () => {
    const proof = write(await solve());
    const verdict = await check.verify(proof, new Date());
    if (!verdict.ok) throw new Error('Refused');
    expect(verdict.expiresAt.getTime()).toBeGreaterThan(Date.now());
    expect(await check.verify(proof, verdict.expiresAt)).toEqual({
      ok: false,
      reason: 'notProven',
    });
  });

  it('is accepted by another server with the same secret, and by no other', async () => {
    const proof = write(await solve());
    const twin = createAltchaCheck([SECRET], '/challenge');
    const stranger = createAltchaCheck([`${SECRET}!`], '/challenge');
    expect((await twin.verify(proof, new Date())).ok).toBe(true);
    expect((await stranger.verify(proof, new Date())).ok).toBe(false);
  });

  it('made with a secret that is being replaced is accepted, and the first secret signs', async () => {
    const replacing = createAltchaCheck([`${SECRET}!`, SECRET], '/challenge', 6);
    expect((await replacing.verify(write(await solve()), new Date())).ok).toBe(true);
    const fresh = write(await solve(replacing));
    expect((await check.verify(fresh, new Date())).ok).toBe(false);
    expect((await replacing.verify(fresh, new Date())).ok).toBe(true);
  });

  it('a changed ALTCHA proof is refused', async () => {
    const { challenge, solution } = await solve();
    const { parameters, signature } = challenge;
    const forged = [
      {
        challenge,
        solution: { ...solution, counter: solution.counter + 1, derivedKey: 'ab'.repeat(32) },
      },
      { challenge: { parameters: { ...parameters, cost: 1 }, signature }, solution },
      {
        challenge: {
          parameters: { ...parameters, expiresAt: parameters.expiresAt + 9 },
          signature,
        },
        solution,
      },
      { challenge: { parameters: { ...parameters, keyPrefix: '00' }, signature }, solution },
      { challenge: { parameters }, solution },
      { challenge: null, solution: null, test: true },
    ];
    for (const proof of forged) {
      expect(await check.verify(write(proof), new Date())).toEqual({
        ok: false,
        reason: 'notProven',
      });
    }
  });
});
