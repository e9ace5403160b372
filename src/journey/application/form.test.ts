import { describe, expect, it } from 'vitest';
import {
  ApplicationWindow,
  draftOf,
  LOAN,
  ownFound,
  sessionOf,
} from '#tests/examples/application-window.ts';
import { coborrowersWindow, OTHER, partFound } from '#tests/examples/coborrowers-window.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { asDraft, coborrowersForm, type Form, loanIn, resumedForm } from './form.ts';

describe('the loan of a draft', () => {
  it('is read as it was saved, at its rate of then', () => {
    expect(loanIn(draftOf())).toEqual(LOAN);
  });

  it.each([
    ['an unknown product', { product: 'TAEGXXX1' }],
    ['no amount', { amount: '' }],
    ['a rate that is no number', { taeg: 'x' }],
    ['an empty rate', { taeg: '' }],
  ])('a draft with %s has no loan', (_, changes) => {
    expect(loanIn({ ...draftOf(), ...changes })).toBeUndefined();
  });
});

describe('a draft that is resumed', () => {
  const resumed = (changes: object, loan = LOAN) =>
    resumedForm({ ...draftOf(), maxStep: '3', ...changes }, loan, 'fresh');

  //
  it.each([
    ['the same loan', {}, 3],
    ['another product', { product: 'TAEGINL1' }, 1],
    ['another amount', { amount: '9000' }, 1],
    ['another duration', { duration: '36' }, 1],
  ])('a draft resumed with %s opens the stages up to its step: %j → %i', (_, changes, maxStep) => {
    expect(resumed(changes).maxStep).toBe(maxStep);
  });

  it('drops the purpose that its product had set, for a product that sets none', () => {
    const purpose = { product: 'TAEGINI1', creditReasons: [{ reason: '81' }] };
    expect(resumed(purpose).answers.creditReasons).toEqual([]);
    expect(resumed({ ...purpose, product: 'TAEGPSA1' }).answers.creditReasons).toEqual([
      { reason: '81' },
    ]);
  });

  it('brings back what was answered, without the consents and what is no answer', () => {
    const { answers } = resumed({ unknown: 'x', exactData: 'yes', coborrowerMethod: 'form' });
    expect(answers).toMatchObject({ street: COMPLETE_ANSWERS.street, coborrowerMethod: 'form' });
    for (const name of ['unknown', 'exactData', 'uniqId', 'maxStep', 'taeg'])
      expect(answers).not.toHaveProperty(name);
  });

  it.each([
    ['1', false],
    ['2', true],
  ])('by the co-borrower at step %s says that it goes on: %s', (maxStep, isResumed) => {
    expect(coborrowersForm({ ...draftOf(), maxStep }).resumed).toBe(isResumed);
  });
});

describe('a draft', () => {
  const proposing = (proposal?: Form['proposal']) => {
    const { form } = new ApplicationWindow().open().state;
    return asDraft({ ...form, proposal }, LOAN, 'fr');
  };

  // C-1.8
  it('says which conditions are proposed, and why', () => {
    const reasons = ['creditsToRepay', 'durationForOwners'] as const;
    expect(proposing({ leaving: '3', loan: OTHER, reasons })).toMatchObject({
      newProduct: 'TAEGINL1',
      newDuration: 60,
      newTaeg: 6,
      newConditionsCopy: 'creditsToRepay,durationForOwners',
    });
    expect(proposing()).not.toHaveProperty('newProduct');
  });

  it('says how it is filled in: by hand, once the first step is left by hand', () => {
    const window = new ApplicationWindow().open(ownFound({ session: sessionOf(draftOf()) }));
    window.answer('street', 'Rue Basse');
    window.dispatch({ kind: 'saveRequested' });
    expect(window.last('saveDraft').draft.body.method).toBe('');
    const { draft } = window.goTo('2').settle().last('saveDraft');
    expect(draft.body).toMatchObject({ method: 'form' });
    expect(draft.body).not.toHaveProperty('coborrowerMethod');
  });

  it('of a co-borrower says how they fill in their part', () => {
    const { form } = coborrowersWindow().state;
    const body = asDraft(form, partFound().loan, 'nl');
    expect(body).toMatchObject({ lang: 'nl', coborrowerMethod: 'form' });
    expect(body).not.toHaveProperty('method');
  });
});
