import { describe, expect, it } from 'vitest';
import {
  changeNewsletter,
  maySend,
  type NewsletterAction,
  type NewsletterState,
  OPEN_NEWSLETTER,
} from './newsletter-state.ts';

const newsletterAfter = (...actions: NewsletterAction[]): NewsletterState =>
  actions.reduce(changeNewsletter, OPEN_NEWSLETTER);
const type = (typed: string): NewsletterAction => ({ kind: 'type', typed });
const leave: NewsletterAction = { kind: 'leave' };
const send: NewsletterAction = { kind: 'send' };
const verify: NewsletterAction = { kind: 'verify' };
const end = (taken: boolean, isAddressWrong = false): NewsletterAction => ({
  kind: 'end',
  message: { text: 'An answer', taken, isAddressWrong },
});

const ADDRESS = 'ada@example.be';

describe('an address', () => {
  it('has to be there before it is sent', () => {
    expect(maySend(newsletterAfter())).toBe(false);
    expect(maySend(newsletterAfter(type('a')))).toBe(true);
    expect(newsletterAfter(leave)).toBe(OPEN_NEWSLETTER);
  });

  it.each([leave, send])('that is none is said to be wrong, and is not sent', (action) => {
    const state = newsletterAfter(type('ada@'), action);
    expect(state).toMatchObject({ phase: 'open', wrong: 'ada@', news: { kind: 'invalid' } });
    expect(maySend(state)).toBe(false);
  });

  it.each([
    ['ada@ex', 'invalid'],
    ['', 'nothing'],
    [ADDRESS, 'nothing'],
  ])('that was wrong and is now «%s» says %s', (typed, kind) => {
    expect(newsletterAfter(type('ada@'), leave, type(typed)).news.kind).toBe(kind);
  });

  it('that stays as it was changes nothing', () => {
    const state = newsletterAfter(type(ADDRESS));
    expect(changeNewsletter(state, type(ADDRESS))).toBe(state);
    expect(changeNewsletter(state, leave)).toBe(state);
  });
});

describe('sending', () => {
  it('waits for the bot check, then for the answer', () => {
    const checking = newsletterAfter(type(ADDRESS), send);
    expect(checking).toMatchObject({ phase: 'checking', news: { kind: 'nothing' } });
    expect(maySend(checking)).toBe(false);
    expect(changeNewsletter(checking, send)).toBe(checking);
    expect(changeNewsletter(checking, verify)).toMatchObject({
      phase: 'sending',
      news: { kind: 'sending' },
    });
  });

  it('validates the address again once the check is passed', () => {
    const state = newsletterAfter(type(ADDRESS), send, type('ada@'), verify);
    expect(state).toMatchObject({ phase: 'checking', news: { kind: 'invalid' } });
  });

  it('ends with what the server says', () => {
    const sent = newsletterAfter(type(ADDRESS), send, verify);
    expect(changeNewsletter(sent, end(true))).toMatchObject({
      phase: 'taken',
      news: { kind: 'answer', text: 'An answer', isError: false },
      wrong: undefined,
    });
    const failed = changeNewsletter(sent, end(false));
    expect(failed).toMatchObject({ phase: 'open', news: { isError: true }, wrong: undefined });
    expect(maySend(failed)).toBe(true);
  });

  it('keeps an address that the server refuses from being sent again', () => {
    const state = newsletterAfter(type(ADDRESS), send, verify, end(false, true));
    expect(state.wrong).toBe(ADDRESS);
    expect(maySend(state)).toBe(false);
    expect(maySend(changeNewsletter(state, type('bob@example.be')))).toBe(true);
  });
});
