import { describe, expect, it } from 'vitest';
import { createKeyedHashes } from '../security/encryption/keyed-hashes.ts';
import { createFormQuestions, QUESTION_STANDS } from './form-questions.ts';

const NOW = new Date('2026-11-20T14:00:00Z');
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const HELD = { form: 'contact', files: ['one', 'two'], back: '/fr/contact/' } as const;

let count = 0;
const services = {
  newId: () => {
    count += 1;
    return `question-${count}`;
  },
  randomIndex: (below: number) => below - 1,
};
const of = (secret: string) => createFormQuestions(createKeyedHashes([secret]), services);
const questions = of('a secret of the tests, long enough to sign with');

describe('a question', () => {
  it('is answered by its sum, which its token does not contain', () => {
    const { a, b, token } = questions.ask(HELD, NOW);
    expect([a, b]).toEqual([9, 9]);
    const payload = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();
    expect(Object.keys(JSON.parse(payload))).toEqual(['id', 'form', 'files', 'back', 'until']);
    expect(questions.check(token, '18', NOW)).toMatchObject({
      ok: true,
      isRight: true,
      held: HELD,
    });
    for (const wrong of ['17', '018', '', '18 ', 'dix-huit'])
      expect(questions.check(token, wrong, NOW)).toMatchObject({ ok: true, isRight: false });
  });

  it('is valid for half an hour', () => {
    const { token } = questions.ask(HELD, NOW);
    expect(questions.check(token, '18', later(QUESTION_STANDS - 1))).toMatchObject({ ok: true });
    expect(questions.check(token, '18', later(QUESTION_STANDS))).toEqual({ ok: false });
  });

  it('has the same fingerprint for all its answers, and a different one from every other', () => {
    const { token } = questions.ask(HELD, NOW);
    const fingerprintOf = (token: string, answer: string) => {
      const checked = questions.check(token, answer, NOW);
      return checked.ok ? checked.fingerprint : undefined;
    };
    expect(fingerprintOf(token, '18')).toBe(fingerprintOf(token, '1'));
    expect(fingerprintOf(questions.ask(HELD, NOW).token, '18')).not.toBe(
      fingerprintOf(token, '18'),
    );
  });

  it('cannot be asked by others, nor its answer be used for another', () => {
    const { token } = questions.ask(HELD, NOW);
    const [text = '', right = '', signature = ''] = token.split('.');
    const files = Buffer.from(text, 'base64url').toString().replace('one', 'six');
    const other = questions.ask(HELD, NOW).token.split('.');
    const forged = [
      '',
      'a.b.c',
      `${text}.${right}`,
      `${Buffer.from(files).toString('base64url')}.${right}.${signature}`,
      `${text}.${other[1]}.${signature}`,
      of('another secret of the tests, as long as it').ask(HELD, NOW).token,
    ];
    for (const token of forged) expect(questions.check(token, '18', NOW)).toEqual({ ok: false });
  });
});
