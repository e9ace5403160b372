import { describe, expect, it } from 'vitest';
import {
  ApplicationWindow,
  draftOf,
  ownFound,
  sessionOf,
} from '#tests/examples/application-window.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import type { Answers } from '../answers.ts';

/** A window at the first step, with these answers. */
const windowWith = (answers: Answers = {}) =>
  new ApplicationWindow().open(
    ownFound({ session: sessionOf(draftOf({ ...COMPLETE_ANSWERS, ...answers })) }),
  );

describe('Next', () => {
  it('opens the next step and saves there', () => {
    const window = windowWith().next();
    expect(window.last('pushEntry')).toMatchObject({ step: '2', cameFrom: '1' });
    expect(window.state.form).toMatchObject({ step: '2', maxStep: 2 });
    expect(window.last('saveDraft').draft).toMatchObject({ step: '2', body: { maxStep: 2 } });
    expect(window.last('trackStep').step).toBe('2');
  });

  it('leads nowhere before there is a loan', () => {
    expect(new ApplicationWindow().dispatch({ kind: 'next' })).toEqual([]);
  });

  it('shows everything that is wrong, and leads to the first of it', () => {
    const window = windowWith({ street: '', number: '' });
    window.next();
    expect(window.state.form).toMatchObject({ step: '1' });
    expect([...window.state.form.asked]).toEqual(['street', 'number']);
    expect(window.last('focusField').name).toBe('street');
  });

  it('asks each postcode once, and believes the server', () => {
    const window = windowWith();
    window.dispatch({ kind: 'next' });
    const { try: number, zips } = window.last('validatePostcodes');
    expect(zips).toEqual(['5000']);
    expect(window.state.leaving).toMatchObject({ stage: 'postcodes', purpose: 'next' });
    window.dispatch({
      kind: 'postcodesAnswered',
      try: number,
      known: { 5000: false },
      isAll: true,
    });
    expect([...window.state.form.asked]).toEqual(['zip']);
    expect(window.state.leaving).toBeUndefined();
    for (const _ of ['once', 'twice']) window.dispatch({ kind: 'next' });
    expect(window.all('validatePostcodes')).toHaveLength(1);
  });

  it('says that a postcode could not be asked, and asks again', () => {
    const window = windowWith();
    window.dispatch({ kind: 'next' });
    const { try: number } = window.last('validatePostcodes');
    window.dispatch({ kind: 'postcodesAnswered', try: number, known: {}, isAll: false });
    expect(window.state).toMatchObject({ problem: 'postcode', form: { step: '1' } });
    window.next();
    expect(window.state).toMatchObject({ problem: undefined, form: { step: '2' } });
  });

  it('gives what failed before another try, though the server knows no more of the postcodes', () => {
    const window = windowWith({ street: '' }).next();
    const { postcodes } = window.state;
    window.next();
    // What the page works out from them is worked out again.
    expect(window.state.postcodes).not.toBe(postcodes);
    expect(window.state.postcodes).toEqual({ 5000: true });
  });

  it('tidies what was typed without leaving the field', () => {
    const window = windowWith({ conditionsAccepted: '', livingSince: ' 2016 ' });
    window.next();
    expect(window.state.form.answers.livingSince).toBe('2016');
  });

  it('does not take an answer to an earlier try', () => {
    const window = windowWith();
    window.dispatch({ kind: 'next' });
    const { try: number } = window.last('validatePostcodes');
    window.answer('zip', '1000');
    window.answer('city', 'Bruxelles');
    window.dispatch({ kind: 'next' });
    window.dispatch({ kind: 'postcodesAnswered', try: number, known: { 5000: true }, isAll: true });
    expect(window.state.form.step).toBe('1');
    expect(window.learnPostcodes().state.steps.awaited?.to).toBe('2');
  });

  it('says that the screens could not be loaded, and loads them again', () => {
    const window = windowWith();
    window.dispatch({ kind: 'next' });
    window.learnPostcodes();
    const { try: number } = window.last('loadScreens');
    window.dispatch({ kind: 'screensLoaded', try: number, areThere: false });
    expect(window.state).toMatchObject({ problem: 'screens', form: { step: '1' } });
    window.next();
    expect(window.state.form.step).toBe('2');
  });
});

describe('an answer that is changed from the recap', () => {
  it('leads back to the recap, and to its place there', () => {
    const window = windowWith().goTo('6').settle();
    window.dispatch({ kind: 'changeSought', step: '1', name: 'street' });
    expect(window.state.form).toMatchObject({ step: '1', changing: 'street', aim: 'street' });
    window.answer('street', 'Rue de Fer');
    window.next();
    expect(window.state.form).toMatchObject({ step: '6', aim: 'street', changing: undefined });
  });

  it('leads to what it leaves open, and from there back', () => {
    const own = { isLandlord: 'yes', livingSituation: 'P', rent: '' };
    const window = windowWith(own).goTo('6').settle();
    window.dispatch({ kind: 'changeSought', step: '1', name: 'isLandlord' });
    window.answer('isLandlord', 'no');
    window.answer('livingSituation', 'L');
    window.next();
    expect(window.state.form).toMatchObject({ step: '3', aim: 'rent', changing: 'isLandlord' });
    window.answer('rent', '650');
    window.next();
    expect(window.state.form).toMatchObject({ step: '6', aim: 'isLandlord' });
  });
});
