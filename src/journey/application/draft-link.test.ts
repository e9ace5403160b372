import { expect, it } from 'vitest';
import { ApplicationWindow, TOKEN } from '#tests/examples/application-window.ts';
import type { DraftLinkAnswer } from './state.ts';

const SENT: DraftLinkAnswer = { kind: 'sent', to: 'emile@example.be', until: new Date(0) };

/** The link was asked for, and what was typed is on its way. */
function openDraftLink() {
  const window = new ApplicationWindow().open();
  window.answer('street', 'Rue Basse');
  window.dispatch({ kind: 'linkRequested' });
  return window;
}

it('the link to a draft is requested once everything is saved', () => {
  const window = openDraftLink();
  expect(window.all('requestDraftLink')).toEqual([]);
  window.settle();
  const { try: number, token } = window.last('requestDraftLink');
  expect(token).toBe(TOKEN);
  window.dispatch({ kind: 'linkAnswered', try: number, answer: SENT });
  expect(window.state.draftLink).toEqual({ stage: 'answered', answer: SENT });
  expect(window.state.page).toBe('form');
  // What was answered at one step is said at no other.
  window.goTo('2');
  expect(window.state.draftLink).toBeUndefined();
});

it('the link to a draft is not requested where saving failed', () => {
  const window = openDraftLink();
  window.dispatch({ kind: 'draftAnswered', answer: { kind: 'failed' } });
  expect(window.all('requestDraftLink')).toEqual([]);
  expect(window.state.draftLink).toMatchObject({ answer: { kind: 'failed' } });
});

it('the link to a draft is not requested once the request is sent', () => {
  const window = new ApplicationWindow().sending();
  const answer = { kind: 'sent', sent: { reference: 'FLV-1' } } as const;
  window.dispatch({ kind: 'sendAnswered', try: window.last('send').try, answer });
  expect(window.dispatch({ kind: 'linkRequested' })).toEqual([]);
  expect(window.state.draftLink).toMatchObject({ answer: { kind: 'failed' } });
});

it('leads to the bot check where the session has ended', () => {
  const window = openDraftLink().settle();
  const { try: number } = window.last('requestDraftLink');
  window.dispatch({ kind: 'linkAnswered', try: number, answer: { kind: 'expired' } });
  expect(window.state.page).toBe('captcha');
});

it('the request for a link to a draft is answered by the last call alone', () => {
  const window = openDraftLink().settle();
  const { try: first } = window.last('requestDraftLink');
  window.dispatch({ kind: 'linkRequested' });
  window.dispatch({ kind: 'linkAnswered', try: first, answer: SENT });
  expect(window.state.draftLink?.stage).toBe('asking');
});
