import { describe, expect, it } from 'vitest';
import { PART } from '#tests/examples/answers-to-calls.ts';
import {
  ApplicationWindow,
  draftOf,
  ownFound,
  TOKEN,
  tokenUntil,
} from '#tests/examples/application-window.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import type { Answers } from '../answers.ts';
import { answersOnLeaving } from './answers-on-leaving.ts';
import type { EndAnswer, Found } from './event.ts';
import { tokenToEnd } from './leaving-computer.ts';

const MAILED: EndAnswer = { kind: 'mailed', to: 'emile@example.be', until: new Date(0) };
const LAPSED = ownFound({ session: undefined, lapsed: tokenUntil(-24) });

const withAnswers = (changes: Answers) =>
  ownFound({
    session: { token: TOKEN, draft: draftOf({ ...COMPLETE_ANSWERS, ...changes }), signedIn: [] },
  });

/** A window in which the confirmation is open. */
function asking(found: Found = ownFound()) {
  const window = new ApplicationWindow().open(found);
  window.dispatch({ kind: 'leavingSought' });
  return window;
}

/** The same, once it is confirmed and every draft is saved. */
function ending(found?: Found) {
  const window = asking(found);
  window.dispatch({ kind: 'leavingConfirmed', becomes: answersOnLeaving(window.state) });
  return window.settle();
}

const answer = (window: ApplicationWindow, response: EndAnswer) =>
  window.dispatch({ kind: 'endAnswered', try: window.last('endSession').try, answer: response });

describe('what leaving makes of the answers', () => {
  it.each<[string, Found, string]>([
    ['an accepted address', ownFound(), 'mailed'],
    ['no address', withAnswers({ email: 'emile' }), 'deleted'],
    ['conditions not accepted', withAnswers({ conditionsAccepted: 'no' }), 'deleted'],
    ['a session that has ended', LAPSED, 'expired'],
    ['a co-borrower’s part', PART, 'part'],
  ])('the page knows before leaving what becomes of the answers with %s', (_, found, becomes) => {
    expect(answersOnLeaving(new ApplicationWindow().open(found).state)).toBe(becomes);
  });

  it('is nothing once the draft ended elsewhere', () => {
    const window = new ApplicationWindow().open();
    window.dispatch({ kind: 'endedElsewhere', uniqId: 'own', end: 'moved' });
    expect(answersOnLeaving(window.state)).toBe('none');
  });
});

describe('the confirmation', () => {
  it('has an entry of its own in the history, and Back closes it', () => {
    const window = new ApplicationWindow().open();
    window.goTo('2');
    window.dispatch({ kind: 'leavingSought' });
    expect(window.last('pushEntry')).toMatchObject({ step: '2', cameFrom: '1' });
    window.dispatch({ kind: 'historyMoved', step: '2', cameFrom: '1' });
    expect(window.state.leavingComputer).toBeUndefined();
    window.dispatch({ kind: 'historyMoved', step: '1', cameFrom: undefined });
    expect(window.state.form.step).toBe('1');
  });

  it('a cancelled confirmation removes its history entry, and changes nothing', () => {
    const window = asking();
    const { form } = window.state;
    expect(window.dispatch({ kind: 'leavingCancelled' })).toEqual([{ kind: 'goBack' }]);
    window.dispatch({ kind: 'historyMoved', step: '1', cameFrom: undefined });
    expect(window.state).toMatchObject({ leavingComputer: undefined, page: 'form' });
    expect(window.state.form).toBe(form);
    expect(window.dispatch({ kind: 'leavingCancelled' })).toEqual([]);
    expect(window.dispatch({ kind: 'leavingConfirmed', becomes: 'mailed' })).toEqual([]);
  });

  it('opens once, and only where there is a session to leave', () => {
    expect(asking().dispatch({ kind: 'leavingSought' })).toEqual([]);
    const sent = new ApplicationWindow().sending();
    const reply = { kind: 'sent', sent: { reference: 'FLV-1' } } as const;
    sent.dispatch({ kind: 'sendAnswered', try: sent.last('send').try, answer: reply });
    for (const window of [sent, new ApplicationWindow().open({ kind: 'params-missing' })]) {
      expect(tokenToEnd(window.state)).toBeUndefined();
      expect(window.dispatch({ kind: 'leavingSought' })).toEqual([]);
    }
  });
});

describe('ending the session', () => {
  it('waits until the latest answers are saved: the link continues them', () => {
    const window = new ApplicationWindow().open();
    window.answer('street', 'Rue Basse');
    window.dispatch({ kind: 'leavingSought' });
    window.dispatch({ kind: 'leavingConfirmed', becomes: 'mailed' });
    expect(window.last('saveDraft').draft.body.street).toBe('Rue Basse');
    expect(window.all('endSession')).toEqual([]);
    window.settle();
    expect(window.last('endSession')).toMatchObject({ token: TOKEN, becomes: 'mailed' });
  });

  it('ending a session without keeping its answers does not wait for a save', () => {
    const window = asking(withAnswers({ email: '' }));
    window.dispatch({ kind: 'leavingConfirmed', becomes: 'deleted' });
    if (window.state.saving.isUnderWay)
      window.dispatch({ kind: 'draftAnswered', answer: { kind: 'failed' } });
    expect(window.last('endSession').becomes).toBe('deleted');
  });

  it('is tried for a session that is over here: the server may know better', () => {
    const { session } = new ApplicationWindow().open(LAPSED).state;
    expect(ending(LAPSED).last('endSession')).toMatchObject({
      token: session.lapsed,
      becomes: 'expired',
    });
  });

  it('a session that cannot be ended loses nothing, and is tried again', () => {
    const window = ending();
    const { form, session } = window.state;
    answer(window, { stage: 'failed' });
    expect(window.state).toMatchObject({ leavingComputer: { stage: 'failed' }, form, session });
    expect(window.all('emptyStorage')).toEqual([]);
    window.dispatch({ kind: 'leavingConfirmed', becomes: 'mailed' });
    window.settle();
    expect(window.all('endSession')).toHaveLength(2);
    answer(window, MAILED);
    expect(window.state.page).toBe('left');
  });

  it('is not asked for where the answers could not be saved', () => {
    const window = new ApplicationWindow().open();
    window.answer('street', 'Rue Basse');
    window.dispatch({ kind: 'leavingSought' });
    window.dispatch({ kind: 'leavingConfirmed', becomes: 'mailed' });
    window.dispatch({ kind: 'draftAnswered', answer: { kind: 'failed' } });
    expect(window.all('endSession')).toEqual([]);
    expect(window.state.leavingComputer?.stage).toBe('failed');
  });

  it('under an address that was mailed too often says from when', () => {
    const window = ending();
    const again = new Date(7);
    answer(window, { stage: 'tooOften', again });
    expect(window.state.leavingComputer).toEqual({ stage: 'tooOften', again });
    window.dispatch({ kind: 'leavingConfirmed', becomes: 'deleted' });
    window.settle();
    expect(window.last('endSession').becomes).toBe('deleted');
  });

  it('is neither cancelled nor left by Back', () => {
    const window = ending();
    expect(window.dispatch({ kind: 'leavingCancelled' })).toEqual([]);
    const back = { kind: 'historyMoved', step: '1', cameFrom: undefined } as const;
    expect(window.dispatch(back)).toEqual([{ kind: 'pushEntry', step: '1', cameFrom: undefined }]);
    expect(window.state.leavingComputer?.stage).toBe('ending');
  });

  it('is answered by the last call alone', () => {
    const window = ending();
    const { try: first } = window.last('endSession');
    answer(window, { stage: 'failed' });
    window.dispatch({ kind: 'endAnswered', try: first, answer: MAILED });
    expect(window.state.page).toBe('form');
  });
});

describe('a computer that was left', () => {
  it('keeps nothing: no answer, no token, no loan, nothing stored, no step to go back to', () => {
    const window = new ApplicationWindow().open();
    window.goTo('2');
    window.dispatch({ kind: 'leavingSought' });
    window.dispatch({ kind: 'leavingConfirmed', becomes: 'mailed' });
    window.settle();
    const effects = answer(window, MAILED);
    expect(effects).toEqual([
      { kind: 'emptyStorage', mode: 'e1' },
      { kind: 'replaceEntry', step: '1', cameFrom: undefined },
    ]);
    const { page, left, loan, session, form } = window.state;
    expect({ page, left, loan, token: session.token }).toEqual({
      page: 'left',
      left: MAILED,
      loan: undefined,
      token: undefined,
    });
    expect(JSON.stringify(form)).not.toMatch(/mile|Basse|Haute/);
  });

  it('is not brought back by what comes late, nor by Back', () => {
    const window = ending();
    window.now += 6.5 * 24 * 3_600_000;
    window.dispatch({ kind: 'timePassed' });
    const { try: number } = window.last('renewSession');
    answer(window, { kind: 'deleted' });
    const { state } = window;
    const renewed = { kind: 'renewed', token: tokenUntil(400) } as const;
    for (const late of [
      { kind: 'renewalAnswered', try: number, answer: renewed },
      { kind: 'draftAnswered', answer: { kind: 'saved' } },
      { kind: 'historyMoved', step: '1', cameFrom: undefined },
      { kind: 'leftElsewhere' },
      { kind: 'tokenStored', token: tokenUntil(400) },
      { kind: 'pageLeft' },
    ] as const)
      expect(window.dispatch(late), late.kind).toEqual([]);
    expect(window.state).toBe(state);
  });

  it('is so for a co-borrower in their window alone', () => {
    const window = ending(PART);
    const effects = answer(window, { kind: 'part' });
    expect(window.state).toMatchObject({ page: 'left', left: { kind: 'part' } });
    expect(effects).toContainEqual({ kind: 'emptyStorage', mode: 'e2' });
  });

  it('ends the other windows of the browser, too', () => {
    const window = new ApplicationWindow().open();
    const effects = window.dispatch({ kind: 'leftElsewhere' });
    expect(effects).toContainEqual({ kind: 'emptyStorage', mode: 'e1' });
    expect(window.state).toMatchObject({ page: 'left', left: { kind: 'elsewhere' } });
    expect(window.state.form.answers.firstname).toBeUndefined();
  });

  it('leaving in another window does not end a co-borrower’s part', () => {
    const window = new ApplicationWindow().open(PART);
    expect(window.dispatch({ kind: 'leftElsewhere' })).toEqual([]);
    expect(window.state.page).toBe('form');
  });
});
