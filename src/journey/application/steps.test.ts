import { describe, expect, it } from 'vitest';
import { ApplicationWindow, LOAN, ownFound } from '#tests/examples/application-window.ts';

const SENT = { reference: 'FLV-2026-7K3M9Q' };

const moved = (window: ApplicationWindow, step: '1' | '2' | '3' | '6' | '1c' | undefined) =>
  window.dispatch({ kind: 'historyMoved', step, cameFrom: undefined });

//
describe('the browser’s history', () => {
  it('opens what can be reached, without an entry of its own', () => {
    const window = new ApplicationWindow().open().goTo('2').settle();
    const effects = moved(window, '1');
    expect(window.state).toMatchObject({ form: { step: '1' }, steps: { cameFrom: undefined } });
    expect(effects.map(({ kind }) => kind)).toEqual(['saveDraft', 'trackStep']);
    window.dispatch({ kind: 'historyMoved', step: '2', cameFrom: '1' });
    expect(window.state).toMatchObject({ form: { step: '2' }, steps: { cameFrom: '1' } });
  });

  it('passes over what is no step any more', () => {
    const window = new ApplicationWindow().open().goTo('2').settle();
    expect(moved(window, '1c')).toEqual([{ kind: 'goBack' }]);
    expect(window.state.form.step).toBe('2');
  });

  it('leaves the step as it is where a link within the page was followed', () => {
    const window = new ApplicationWindow().open().goTo('6').settle();
    window.answer('exactData', 'yes');
    window.dispatch({ kind: 'faultsShown', names: ['street'] });
    expect(moved(window, '6')).toEqual([]);
    expect(window.state.form.consents).toEqual({ exactData: 'yes' });
    expect([...window.state.form.asked]).toEqual(['street']);
  });

  it('leaves other addresses alone', () => {
    const window = new ApplicationWindow().open();
    expect(moved(window, undefined)).toEqual([]);
  });

  it('does not open a step before its screens are loaded', () => {
    const window = new ApplicationWindow().open();
    moved(window, '2');
    expect(window.state.form.step).toBe('1');
    const { try: number } = window.last('loadScreens');
    window.dispatch({ kind: 'screensLoaded', try: number, areThere: true });
    expect(window.state.form.step).toBe('2');
    expect(window.all('pushEntry')).toEqual([]);
  });
});

describe('a step', () => {
  it('asks for its consents again', () => {
    const window = new ApplicationWindow().atRecap();
    window.goTo('5').goTo('6');
    expect(window.state.form.consents).toEqual({});
  });

  it('leads to the one before it', () => {
    const window = new ApplicationWindow().open().goTo('3').settle();
    window.dispatch({ kind: 'previous' });
    expect(window.state.form.step).toBe('2');
    window.dispatch({ kind: 'previous' });
    window.dispatch({ kind: 'previous' });
    expect(window.state.form.step).toBe('1');
  });

  it('opens at the answer that is sought', () => {
    const window = new ApplicationWindow().open().goTo('3');
    window.dispatch({ kind: 'answerSought', step: '2', name: 'profession' });
    expect(window.state.form).toMatchObject({ step: '2', aim: 'profession' });
  });

  it('that is sought last is opened, whichever screens come first', () => {
    const window = new ApplicationWindow().open();
    window.dispatch({ kind: 'stepChosen', step: '2' });
    const { try: first } = window.last('loadScreens');
    window.dispatch({ kind: 'stepChosen', step: '3' });
    window.dispatch({ kind: 'screensLoaded', try: first, areThere: true });
    expect(window.state.form.step).toBe('1');
    const { try: second } = window.last('loadScreens');
    window.dispatch({ kind: 'screensLoaded', try: second, areThere: true });
    expect(window.state.form.step).toBe('3');
  });
});

describe('switching the language', () => {
  const mark = { locale: 'fr', step: '2' } as const;

  function arrived(
    found = ownFound(),
    at: Parameters<ApplicationWindow['dispatch']>[0] = { kind: 'started', step: '2', mark },
  ) {
    const window = new ApplicationWindow();
    window.dispatch(at);
    window.dispatch({ kind: 'opened', try: window.last('open').try, found });
    return window;
  }

  it('opens the same step at its address, as nothing resumed', () => {
    const window = arrived();
    expect(window.state.arriving).toEqual(mark);
    const { try: number } = window.last('loadScreens');
    window.dispatch({ kind: 'screensLoaded', try: number, areThere: true });
    expect(window.last('replaceEntry').step).toBe('2');
    expect(window.state.form).toMatchObject({ step: '2', resumed: false });
    expect(window.state.arriving).toBeUndefined();
  });

  it('proposes again what was proposed there', () => {
    const loan = { ...LOAN, product: 'TAEGINI1' as const };
    const leaving = { locale: 'fr', step: '1c', leaving: '1' } as const;
    const window = arrived(ownFound({ loan }), { kind: 'started', step: '1c', mark: leaving });
    window.dispatch({ kind: 'rateAnswered', try: window.last('fetchRate').try, rate: LOAN });
    const { try: number } = window.last('loadScreens');
    window.dispatch({ kind: 'screensLoaded', try: number, areThere: true });
    expect(window.state.form).toMatchObject({ step: '1c', proposal: { loan: LOAN } });
  });

  it('says where it leads what cannot be asked', () => {
    const loan = { ...LOAN, product: 'TAEGINI1' as const };
    const leaving = { locale: 'fr', step: '1c', leaving: '1' } as const;
    const window = arrived(ownFound({ loan }), { kind: 'started', step: '1c', mark: leaving });
    const { try: number } = window.last('fetchRate');
    window.dispatch({ kind: 'rateAnswered', try: number, rate: 'unreachable' });
    expect(window.state).toMatchObject({
      problem: 'rate',
      arriving: undefined,
      form: { step: '1' },
    });
    expect(window.last('replaceEntry').step).toBe('1');
  });

  it('leads to the first step where the screens do not come', () => {
    const window = arrived();
    const { try: number } = window.last('loadScreens');
    window.dispatch({ kind: 'screensLoaded', try: number, areThere: false });
    expect(window.state).toMatchObject({ problem: 'screens', arriving: undefined });
  });

  it('leads to the first address where there is no form', () => {
    const window = arrived(ownFound({ session: undefined }));
    expect(window.state).toMatchObject({ page: 'captcha', arriving: undefined });
    expect(window.last('replaceEntry').step).toBe('1');
  });
});

/** A window whose form is changed by hand, without the rules that would bring it there. */
function windowWith(form: Partial<ApplicationWindow['state']['form']>, cameFrom?: '1') {
  const window = new ApplicationWindow().open().goTo('2').settle();
  const { state } = window;
  const steps = { ...state.steps, cameFrom };
  window.state = { ...state, steps, form: { ...state.form, ...form } };
  return window;
}

describe('a proposal', () => {
  it.each(['1c', '4b'] as const)('that is left (%s) keeps no entry in the history', (step) => {
    const effects = windowWith({ step }).dispatch({ kind: 'stepChosen', step: '5' });
    expect(effects[0]).toMatchObject({ kind: 'replaceEntry', step: '5' });
  });

  it('leads back to the control that is sought where it was opened from', () => {
    const window = windowWith({ step: '1c' }, '1');
    const sought = { kind: 'answerSought', step: '1', name: 'street' } as const;
    expect(window.dispatch(sought)).toEqual([{ kind: 'goBack' }]);
    expect(window.state.steps).toMatchObject({ areScreensThere: true, returning: { to: '1' } });
    moved(window, '1');
    expect(window.state.form).toMatchObject({ step: '1', aim: 'street' });
    expect(window.state.steps).toMatchObject({ areScreensThere: true, returning: undefined });
  });

  it('is made again once the answers are adapted', () => {
    const window = windowWith({ isProposedAgain: true });
    window.dispatch({ kind: 'adapted' });
    expect(window.state.form).toMatchObject({ step: '1', isProposedAgain: false });
  });
});

describe('a change from the recap', () => {
  it.each(['2', '1c'] as const)('is still under way at step %s, which has no aim', (step) => {
    const window = new ApplicationWindow().atRecap();
    window.dispatch({ kind: 'changeSought', step: '2', name: 'profession' });
    window.dispatch({ kind: 'stepChosen', step });
    expect(window.state.form).toMatchObject({ step, changing: 'profession', aim: undefined });
  });
});

describe('the thank-you', () => {
  it('is no stage, saves nothing and leads to no step', () => {
    const window = new ApplicationWindow().open().goTo('3').settle();
    window.answer('street', 'Rue Basse');
    const saves = window.all('saveDraft').length;
    window.goTo('7');
    expect(window.all('saveDraft')).toHaveLength(saves);
    expect(window.state.form).toMatchObject({ step: '7', maxStep: 3 });
    expect(window.dispatch({ kind: 'stepChosen', step: '2' })).toEqual([]);
    window.state = { ...window.state, sending: { ...window.state.sending, sent: SENT } };
    moved(window, '3');
    expect(window.state).toMatchObject({
      page: 'params-missing',
      saving: { saved: 'sent' },
      sending: { sent: SENT },
    });
    expect(window.state.ended).toBeUndefined();
    expect(window.state.steps).toMatchObject({ areScreensThere: true, cameFrom: undefined });
  });
});

it('keeps how a sign-in ended for as long as the first step is shown', () => {
  const window = new ApplicationWindow().open(ownFound({ outcome: 'cancelled' })).goTo('1');
  expect(window.state.signingIn.outcome).toBe('cancelled');
  window.goTo('2');
  expect(window.state.signingIn.outcome).toBeUndefined();
});

it('stays on its way from another language where the screens of a chosen step do not come', () => {
  const window = new ApplicationWindow().open();
  const arriving = { locale: 'fr', step: '2' } as const;
  window.dispatch({ kind: 'stepChosen', step: '3' });
  window.state = { ...window.state, arriving };
  const { try: number } = window.last('loadScreens');
  window.dispatch({ kind: 'screensLoaded', try: number, areThere: false });
  expect(window.state).toMatchObject({ arriving, steps: { areScreensThere: false } });
});
