import { describe, expect, it } from 'vitest';
import { submit } from './submit.ts';

const { querystring, body, response } = submit.schema;
const ASKED = { action: 'pat_form', uniqid: 'a-1_B' };

describe('an application is sent', () => {
  it.each([
    ['as a draft', {}],
    ['at a step', { step: '4a' }],
    ['to be checked', { step: '6', send: '1' }],
    ['to be shared', { action: 'share_pat_form' }],
  ])('%s', (_, more) => {
    expect(querystring.parse({ ...ASKED, ...more })).toEqual({ ...ASKED, ...more });
  });

  it.each([
    ['with an action of another form', { action: 'ch_form' }],
    ['without an id', { uniqid: '' }],
    ['with an id longer than any', { uniqid: 'x'.repeat(65) }],
    ['with an id that is a path', { uniqid: '../a' }],
    ['at a step that is none', { step: '1d' }],
    ['at a step of two digits', { step: '10' }],
    ['as something else than sent or not', { send: 'yes' }],
  ])('never %s', (_, wrong) => {
    expect(querystring.safeParse({ ...ASKED, ...wrong }).success).toBe(false);
  });

  it('with whatever was answered, in a language of the contract', () => {
    const answers = { lang: 'nl', firstname: 'Anne', creditReasons: [{ reason: 'car' }] };
    expect(body.parse(answers)).toEqual(answers);
    expect(body.safeParse({ ...answers, lang: 'de' }).success).toBe(false);
    expect(body.safeParse({ firstname: 'Anne' }).success).toBe(false);
  });
});

describe('the answer', () => {
  const answer = response[200];

  it.each([
    ['that a draft is kept', {}],
    ['the reference of what was sent', { message: '2026-000123' }],
    ['that there are other conditions to agree to first', { message: false }],
    ['where the documents are', { summary: '/fr/summary-pdf/a/b', secci: '/fr/secci-pdf/a/b' }],
    ['where a shared request is followed', { follow: '/fr/demande-partagee/#follow.key' }],
  ])('says %s', (_, more) => {
    expect(answer.parse({ status: 200, ...more })).toEqual({ status: 200, ...more });
  });

  it('says when the request was stored', () => {
    const stored = { status: 200, message: '2026-000123', sentAt: '2026-11-28T09:00:00.000Z' };
    expect(answer.parse(stored).sentAt).toEqual(new Date(stored.sentAt));
  });

  it.each([
    ['another status', { status: 201 }],
    ['a reference that is none', { message: true }],
    ['a document elsewhere', { summary: 'https://elsewhere.example/summary.pdf' }],
    ['a page to follow it elsewhere', { follow: '//elsewhere.example/' }],
  ])('never has %s', (_, wrong) => {
    expect(answer.safeParse({ status: 200, ...wrong }).success).toBe(false);
  });
});
