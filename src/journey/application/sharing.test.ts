import { describe, expect, it } from 'vitest';
import { ApplicationWindow, LOAN, TOKEN } from '#tests/examples/application-window.ts';
import {
  ASSESSED,
  assess,
  coborrowersRequest,
  coborrowersWindow,
  decline,
  OTHER,
  PROPOSING,
  partFound,
} from '#tests/examples/coborrowers-window.ts';
import type { SendAnswer } from './event.ts';

describe('the co-borrower', () => {
  it('is assessed with the applicant on leaving the costs, once their draft is saved', () => {
    const window = coborrowersWindow().goTo('3');
    window.next();
    expect(window.all('fetchVerdict')).toEqual([]);
    window.settle();
    expect(window.last('fetchVerdict').draft).toMatchObject({ uniqId: 'shared', step: '3' });
    assess(window, ASSESSED);
    expect(window.state.form.step).toBe('5');
  });

  it('is shown the conditions that what they owe leads to, and goes on with them', () => {
    const window = coborrowersWindow().goTo('3').next().settle();
    assess(window, PROPOSING);
    expect(window.state.form.step).toBe('4b');
    window.dispatch({ kind: 'proceeded' });
    expect(window.state).toMatchObject({ loan: OTHER, form: { step: '5' } });
    // The simulation that this browser keeps is somebody else's.
    expect(window.all('storeLoan')).toEqual([]);
    expect(window.all('reopenPart')).toEqual([]);
  });

  it('is advised on a tight budget first, which accepts no other conditions yet', () => {
    const window = coborrowersWindow().goTo('3').next().settle();
    assess(window, { ...PROPOSING, isTight: true });
    expect(window.state.form.step).toBe('4');
    window.dispatch({ kind: 'proceeded' });
    expect(window.state).toMatchObject({
      loan: LOAN,
      form: { step: '4b', proposal: { loan: OTHER } },
    });
  });

  it('leaves the steps before the budget without a verdict, until there is one', () => {
    const window = coborrowersWindow().next().settle().next().settle();
    expect(window.state.form.step).toBe('3');
    expect(window.all('fetchVerdict')).toEqual([]);
  });

  it('is led back to the recap from a change behind the budget, and assessed no more', () => {
    const window = coborrowersWindow().goTo('3').next().settle();
    assess(window, PROPOSING);
    window.dispatch({ kind: 'proceeded' });
    window
      .settle()
      .goTo('6')
      .dispatch({ kind: 'changeSought', step: '5', name: 'coborrowerBirthDate' });
    window.settle().next();
    expect(window.state.form).toMatchObject({ step: '6', aim: 'coborrowerBirthDate' });
    expect(window.all('fetchVerdict')).toHaveLength(1);
  });

  it('reaches nothing behind the budget before the two are assessed', () => {
    const window = coborrowersWindow().goTo('2');
    expect(window.dispatch({ kind: 'historyMoved', step: '5', cameFrom: undefined })).toEqual([
      { kind: 'goBack' },
    ]);
    window.dispatch({ kind: 'historyMoved', step: '3', cameFrom: undefined });
    expect(window.state.form.step).toBe('3');
  });

  it.each([
    [{ kind: 'unreachable' } as const, { problem: 'verdict', form: { step: '3' } }],
    [{ kind: 'ended', end: 'withdrawn' } as const, { page: 'params-missing', ended: 'withdrawn' }],
    [
      { kind: 'assessed', assessed: { ...ASSESSED, proposal: 'not-offered' } } as const,
      { problem: 'not-offered', form: { step: '3' } },
    ],
  ])('hears what keeps them: %j', (answer, after) => {
    const window = coborrowersWindow().goTo('3').next().settle();
    window.dispatch({ kind: 'verdictAnswered', try: window.last('fetchVerdict').try, answer });
    expect(window.state).toMatchObject(after);
    // Once: what they hear is final.
    expect(assess(window, ASSESSED)).toEqual([]);
    expect(window.state).toMatchObject(after);
  });

  it('is assessed no more once they have declined', () => {
    const window = coborrowersWindow().goTo('3');
    window.next();
    decline(window);
    window.settle();
    expect(window.all('fetchVerdict')).toEqual([]);
    expect(window.state.leaving).toBeUndefined();
  });

  it('is assessed again where an answer before the budget has changed', () => {
    const window = coborrowersWindow().goTo('3').next().settle();
    assess(window, ASSESSED);
    window.settle().goTo('1').next().settle();
    expect(window.all('fetchVerdict')).toHaveLength(2);
  });

  it('waits for the verdict before a step behind the budget opens in another language', () => {
    const window = new ApplicationWindow();
    window.dispatch({ kind: 'started', step: '5', mark: { locale: 'fr', step: '5' } });
    window.dispatch({ kind: 'opened', try: window.last('open').try, found: partFound() });
    assess(window, ASSESSED);
    window.loaded();
    expect(window.state.form.step).toBe('5');
  });

  it('asks nothing for a step before the budget', () => {
    const window = new ApplicationWindow();
    window.dispatch({ kind: 'started', step: '3', mark: { locale: 'fr', step: '3' } });
    window.dispatch({ kind: 'opened', try: window.last('open').try, found: partFound() });
    expect(window.all('fetchVerdict')).toEqual([]);
    expect(window.state.steps.awaited?.to).toBe('3');
  });

  it('finds the step of another language with what the server proposes there', () => {
    const window = new ApplicationWindow();
    const mark = { locale: 'fr', step: '4b', leaving: '3' } as const;
    window.dispatch({ kind: 'started', step: '4b', mark });
    window.dispatch({ kind: 'opened', try: window.last('open').try, found: partFound() });
    assess(window, PROPOSING);
    window.loaded();
    expect(window.state.form).toMatchObject({ step: '4b', proposal: { loan: OTHER } });
  });
});

describe('what a co-borrower sends', () => {
  const receive = (window: ApplicationWindow, answer: SendAnswer) =>
    window.dispatch({ kind: 'sendAnswered', try: window.last('send').try, answer });

  it.each([
    [{}, 'to-agree'],
    [{ reference: 'FLV-1' }, 'sent'],
  ])('(%j) keeps the session, which tells how it goes on: %s', (of, end) => {
    const window = coborrowersRequest();
    receive(window, { kind: 'sent', sent: of });
    expect(window.state).toMatchObject({ page: 'form', form: { step: '7' } });
    expect(window.last('keepSession')).toMatchObject({ mode: 'e2', token: TOKEN });
    expect(window.all('forgetSimulation')).toEqual([]);
    expect(window.all('notifyWindows')).toEqual([]);
    window.dispatch({ kind: 'historyMoved', step: '5', cameFrom: undefined });
    expect(window.state).toMatchObject({ page: 'params-missing', ended: end });
  });

  it.each<[SendAnswer, string]>([
    [{ kind: 'sent', sent: {} }, 'is sent'],
    [{ kind: 'unreachable' }, 'is not taken'],
  ])('keeps no session that they have given up in the meantime: %j', (answer) => {
    const window = coborrowersRequest();
    decline(window);
    receive(window, answer);
    expect(window.all('keepSession')).toEqual([]);
  });
});
