import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { readAnswers } from './read-answers.ts';

describe('readAnswers', () => {
  it('reads what the form sends, unchanged', () => {
    expect(readAnswers(COMPLETE_ANSWERS)).toEqual({ ok: true, answers: COMPLETE_ANSWERS });
  });

  it('converts numbers to text and ignores unknown names', () => {
    const body = {
      amount: 12500.5,
      firstname: null,
      isAdmin: true,
      currentCredits: [{ rate: 4, x: 1 }],
    };
    expect(readAnswers(body)).toEqual({
      ok: true,
      answers: { amount: '12500.5', firstname: '', currentCredits: [{ rate: '4' }] },
    });
  });

  it.each<[string, unknown, unknown]>([
    ['exactData', true, 'yes'],
    ['exactData', false, ''],
    ['broker-id', 'b-012', 'b-012'],
    ['firstname', undefined, ''],
    ['message', 'x'.repeat(2000), 'x'.repeat(2000)],
    ['currentCredits', null, []],
    ['currentCredits', undefined, []],
    ['currentCredits', '', []],
    [
      'creditReasons',
      Array.from({ length: 50 }, () => ({})),
      Array.from({ length: 50 }, () => ({})),
    ],
  ])('%s %j', (name, value, answer) => {
    expect(readAnswers({ [name]: value })).toEqual({ ok: true, answers: { [name]: answer } });
  });

  it.each(['', 'b 12', 'x'.repeat(41), {}, null])('does not accept %j as a broker', (broker) => {
    expect(readAnswers({ 'broker-id': broker })).toEqual({ ok: true, answers: {} });
  });

  it.each<[string, unknown, string]>([
    ['an object in a list’s entry', { creditReasons: [{ reason: {} }] }, 'creditReasons'],
    ['no object', 'text', ''],
    ['a list', [], ''],
    ['an object for a text', { firstname: {} }, 'firstname'],
    ['a list for a text', { firstname: ['Émile'] }, 'firstname'],
    ['a text without end', { message: 'x'.repeat(2001) }, 'message'],
    ['a text for a list', { currentCredits: 'x' }, 'currentCredits'],
    ['texts in a list', { currentCredits: ['x'] }, 'currentCredits'],
    [
      'a list without end',
      { creditReasons: Array.from({ length: 51 }, () => ({})) },
      'creditReasons',
    ],
    ['a campaign without end', { campaign: 'x'.repeat(201) }, 'campaign'],
    ['a source of several lines', { source: 'a\nb' }, 'source'],
    ['a source that steers a terminal', { source: '\u001b[2J' }, 'source'],
    ['a number that is none', { amount: Number.NaN }, 'amount'],
  ])('refuses %s', (_, body, field) => {
    expect(readAnswers(body)).toEqual({ ok: false, field });
  });

  it('reads the data of the visit', () => {
    const visit = { os: 'Android', source: 'journal', gclid: 'x'.repeat(200), from_trustup: 'yes' };
    expect(readAnswers({ ...visit, utm_source: 'journal' })).toEqual({ ok: true, answers: visit });
  });

  it('never throws, whatever it is given', () => {
    fc.assert(fc.property(fc.anything(), (body) => typeof readAnswers(body).ok === 'boolean'));
  });
});
