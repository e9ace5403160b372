import { describe, expect, it } from 'vitest';
import {
  ApplicationWindow,
  draftOf,
  LOAN,
  ownFound,
  sessionOf,
} from '#tests/examples/application-window.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { CREDIT_TO_REPAY } from '#tests/examples/shared-answers.ts';
import { askedLoan } from '../asked-loan.ts';
import { loanAt } from '../loan.ts';
import type { StepId } from '../step.ts';
import type { Found } from './event.ts';
import type { LanguageMark } from './state.ts';

/** Owners that let nothing get no such loan: the rules propose another on leaving step 1. */
const INI = { ...LOAN, product: 'TAEGINI1' as const };
const renovating = () =>
  new ApplicationWindow().open(ownFound({ loan: INI, session: sessionOf(draftOf()) }));

describe('other conditions', () => {
  const offered = loanAt({ ...INI, product: 'TAEGPSA1' }, INI.duration, 7);

  it('are asked of the tariff and proposed', () => {
    const window = renovating().next();
    const { try: number, wanted } = window.last('fetchRate');
    expect(wanted).toMatchObject({ product: 'TAEGPSA1', productName: INI.productName });
    expect(window.state.form.step).toBe('1');
    window.dispatch({ kind: 'rateAnswered', try: number, rate: offered });
    window.loaded();
    expect(window.state.form).toMatchObject({
      step: '1c',
      proposal: { leaving: '1', loan: offered, reasons: ['renovationForOwners'] },
    });
  });

  //
  it('become the loan once they are accepted, for a later visit too', () => {
    const window = renovating().next();
    window.dispatch({ kind: 'rateAnswered', try: window.last('fetchRate').try, rate: offered });
    window.loaded().dispatch({ kind: 'proceeded' });
    // The name follows the product.
    const renamed = { ...offered, productName: 'Prêt personnel' };
    expect(window.state.loan).toEqual(renamed);
    expect(window.last('storeLoan').loan).toEqual(renamed);
    // What was asked for first is sent next to it (C-8.10).
    expect(askedLoan(window.state.form.answers)).toMatchObject({
      product: 'TAEGINI1',
      reasons: ['renovationForOwners'],
    });
    // The proposal that was answered keeps no entry in the history.
    expect(window.last('replaceEntry')).toMatchObject({ step: '2', cameFrom: '1' });
    expect(window.state.form).toMatchObject({ step: '2', proposal: undefined });
  });

  it('are left to change the answers, by the entry of the first step', () => {
    const window = renovating().next();
    window.dispatch({ kind: 'rateAnswered', try: window.last('fetchRate').try, rate: offered });
    window.loaded();
    expect(window.dispatch({ kind: 'adapted' }).map(({ kind }) => kind)).toEqual(['goBack']);
    window.dispatch({ kind: 'historyMoved', step: '1', cameFrom: undefined });
    expect(window.state.form).toMatchObject({ step: '1', proposal: undefined });
    expect(window.state.loan).toEqual(INI);
  });

  it.each([
    ['unreachable', 'rate', undefined],
    ['not-offered', 'not-offered', { product: 'TAEGPSA1', reasons: ['renovationForOwners'] }],
  ] as const)('reports other conditions that are %s', (rate, problem, unoffered) => {
    const window = renovating().next();
    const { try: number } = window.last('fetchRate');
    expect(window.dispatch({ kind: 'rateAnswered', try: number, rate })).toEqual([]);
    expect(window.state.form.step).toBe('1');
    expect(window.state.problem).toBe(problem);
    if (unoffered) expect(window.state.unoffered).toMatchObject(unoffered);
    else expect(window.state.unoffered).toBeUndefined();
  });

  // W-10.24
  it('are not asked of the tariff where the product is not lent', () => {
    const window = renovating();
    window.productNames = { TAEGINI1: 'Prêt rénovation' };
    window.next();
    expect(window.all('fetchRate')).toEqual([]);
    expect(window.state).toMatchObject({
      problem: 'not-offered',
      unoffered: { product: 'TAEGPSA1', reasons: ['renovationForOwners'] },
      form: { step: '1' },
    });
  });

  it('does not propose other conditions that arrive too late', () => {
    const window = renovating().next();
    const { try: number } = window.last('fetchRate');
    window.goTo('3');
    const before = window.state;
    expect(window.dispatch({ kind: 'rateAnswered', try: number, rate: offered })).toEqual([]);
    expect(window.state).toEqual(before);
  });

  it('are asked for once, whatever answers a second time', () => {
    const window = renovating().next();
    const answer = { try: window.last('fetchRate').try, rate: offered };
    window.dispatch({ kind: 'rateAnswered', ...answer });
    expect(window.state.leaving).toBeUndefined();
    expect(window.dispatch({ kind: 'rateAnswered', ...answer })).toEqual([]);
    expect(window.loaded().state.form.step).toBe('1c');
  });

  it('clears the refusal of other conditions when the next request cannot be sent', () => {
    const window = renovating().next();
    window.dispatch({
      kind: 'rateAnswered',
      try: window.last('fetchRate').try,
      rate: 'not-offered',
    });
    window.next();
    window.dispatch({
      kind: 'rateAnswered',
      try: window.last('fetchRate').try,
      rate: 'unreachable',
    });
    expect(window.state).toMatchObject({ problem: 'rate', unoffered: undefined });
  });

  it('forgets other conditions whose screens do not load once the answers call for none', () => {
    const window = renovating().next();
    window.dispatch({ kind: 'rateAnswered', try: window.last('fetchRate').try, rate: offered });
    const { try: number } = window.last('loadScreens');
    window.dispatch({ kind: 'screensLoaded', try: number, areThere: false });
    window.answer('isLandlord', 'yes');
    expect(window.next().state.form).toMatchObject({ step: '2', proposal: undefined });
  });

  it('are not looked for on leaving a step that they do not depend on', () => {
    const window = renovating().goTo('2').next();
    expect(window.all('fetchRate')).toEqual([]);
    expect(window.state.form.step).toBe('3');
  });

  it('are looked for on leaving the costs, where a credit is repaid', () => {
    expect(repaying().goTo('3').next().last('fetchRate').wanted.product).toBe('TAEGINL1');
  });

  // the question stays where no consolidation is lent, and its answer leads to a person.
  it('lead to an adviser where a credit is to be repaid and no consolidation is lent', () => {
    const window = repaying().goTo('3');
    const { TAEGINL1: _, ...lent } = window.productNames;
    window.productNames = lent;
    window.next();
    expect(window.all('fetchRate')).toEqual([]);
    expect(window.state).toMatchObject({
      problem: 'not-offered',
      unoffered: { product: 'TAEGINL1', reasons: ['creditsToRepay'] },
    });
  });
});

const CREDIT = { ...CREDIT_TO_REPAY, remainingAmount: '3000', rate: '4,5' };
const REPAYING = draftOf({ ...COMPLETE_ANSWERS, hasCredits: 'yes', currentCredits: [CREDIT] });
const repaying = () => new ApplicationWindow().open(ownFound({ session: sessionOf(REPAYING) }));

describe('going on', () => {
  it.each(['4', '4b'] as const)('from step %s without other conditions keeps the loan', (step) => {
    const window = new ApplicationWindow().open().goTo(step);
    window.dispatch({ kind: 'proceeded' });
    expect(window.state).toMatchObject({ loan: LOAN, form: { step: '5' } });
    expect(window.all('storeLoan')).toEqual([]);
  });

  it('leads nowhere before there is a loan', () => {
    expect(new ApplicationWindow().dispatch({ kind: 'proceeded' })).toEqual([]);
  });
});

describe('arriving in another language', () => {
  /** A window that opens at the step that the other language showed. */
  function arriving(mark: Omit<LanguageMark, 'locale'>, found: Found, cameFrom?: StepId) {
    const window = new ApplicationWindow();
    const { step } = mark;
    window.dispatch({ kind: 'started', step, cameFrom, mark: { locale: 'fr', ...mark } });
    window.dispatch({ kind: 'opened', try: window.last('open').try, found });
    return window;
  }
  const entries = (window: ApplicationWindow) =>
    window.effects.filter(({ kind }) => /Entry$|^goBack$/.test(kind));

  it('proposes at the same entry what was proposed there', () => {
    const window = arriving({ step: '1c', leaving: '1' }, ownFound({ loan: INI }), '1');
    window.dispatch({ kind: 'rateAnswered', try: window.last('fetchRate').try, rate: LOAN });
    expect(entries(window.loaded())).toEqual([{ kind: 'replaceEntry', step: '1c', cameFrom: '1' }]);
  });

  it('leads to the first step where the answers lead to that step no more', () => {
    const window = arriving({ step: '5' }, ownFound({ session: sessionOf(REPAYING) }), '1');
    expect(window.all('fetchRate')).toEqual([]);
    expect(entries(window)).toEqual([{ kind: 'replaceEntry', step: '1', cameFrom: '1' }]);
    expect(window.state).toMatchObject({ arriving: undefined, form: { step: '1' } });
  });

  it('asks for no conditions before the bot check', () => {
    const loan = { ...LOAN, product: 'TAEGINL1' as const };
    const found = ownFound({ loan, session: undefined });
    const window = arriving({ step: '4b', leaving: '3' }, found);
    expect(window.all('fetchRate')).toEqual([]);
    expect(entries(window)).toEqual([{ kind: 'replaceEntry', step: '1', cameFrom: undefined }]);
  });

  it('is still under way while nothing could be loaded', () => {
    const window = arriving({ step: '2' }, { kind: 'unreachable' });
    expect(entries(window)).toEqual([]);
    window.dispatch({ kind: 'retried' });
    window.dispatch({ kind: 'opened', try: window.last('open').try, found: ownFound() });
    expect(window.loaded().state.form.step).toBe('2');
  });
});

//
describe('a budget that an answer makes tight', () => {
  const poorer = () => {
    const window = new ApplicationWindow().open().goTo('6').settle();
    window.dispatch({ kind: 'changeSought', step: '2', name: 'mainIncome' });
    window.answer('mainIncome', '900');
    return window;
  };

  it('is shown on the way back to the recap, from a step before it', () => {
    const window = poorer().next();
    expect(window.state.form).toMatchObject({ step: '4', changing: 'mainIncome' });
    window.dispatch({ kind: 'proceeded' });
    expect(window.dispatch({ kind: 'historyMoved', step: '6', cameFrom: undefined })).toBeDefined();
    expect(window.state.form).toMatchObject({ step: '6', aim: 'mainIncome' });
  });

  it('is shown before a request is sent from a recap that another window has changed', () => {
    const window = new ApplicationWindow().atRecap();
    window.dispatch({
      kind: 'windowChanged',
      form: { uniqId: 'own', loan: LOAN, answers: { ...COMPLETE_ANSWERS, mainIncome: '900' } },
      chosenBroker: undefined,
    });
    window.dispatch({ kind: 'send' });
    window.learnPostcodesIfRequested().settle();
    expect(window.all('send')).toEqual([]);
    expect(window.state.form.step).toBe('4');
  });

  it('keeps the steps behind it closed until it was seen, and opens them then', () => {
    const window = poorer();
    window.dispatch({ kind: 'historyMoved', step: '6', cameFrom: '5' });
    expect(window.state.form.step).toBe('2');
    window.next().dispatch({ kind: 'proceeded' });
    window.dispatch({ kind: 'historyMoved', step: '6', cameFrom: undefined });
    window.dispatch({ kind: 'changeSought', step: '1', name: 'street' });
    window.answer('street', 'Rue Basse');
    window.next();
    expect(window.state.steps.returning?.to ?? window.state.form.step).toBe('6');
  });

  it('counts as seen in a draft that had passed it', () => {
    const answers = { ...COMPLETE_ANSWERS, mainIncome: '900' };
    const draft = { ...draftOf(answers), maxStep: '6' };
    const window = new ApplicationWindow().open(ownFound({ session: sessionOf(draft) })).goTo('5');
    expect(window.next().state.form.step).toBe('6');
  });
});
