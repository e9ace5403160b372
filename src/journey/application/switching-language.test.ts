import { expect, it } from 'vitest';
import { ApplicationWindow } from '#tests/examples/application-window.ts';

const CHOSEN = { kind: 'languageChosen', locale: 'nl', href: '/nl/x/' } as const;

it('waits three seconds for the answers to be saved', () => {
  const window = new ApplicationWindow().open();
  window.answer('street', 'Rue Basse');
  expect(window.dispatch(CHOSEN)).toContainEqual({ kind: 'waitForSaving', milliseconds: 3_000 });
});

it('opens the first step, and saves nothing, where the form is not shown', () => {
  const window = new ApplicationWindow().open().goTo('2').settle();
  window.answer('profession', 'Jardinier');
  window.dispatch({ kind: 'saveRequested' });
  window.dispatch({ kind: 'draftAnswered', answer: { kind: 'link-ended', end: 'withdrawn' } });
  const saves = window.all('saveDraft').length;
  window.dispatch(CHOSEN);
  expect(window.last('keepLanguageMark').mark.step).toBe('1');
  expect(window.all('saveDraft')).toHaveLength(saves);
});

it('saves nothing at the thank-you', () => {
  const window = new ApplicationWindow().open().goTo('7').settle();
  window.answer('street', 'Rue Basse');
  const saves = window.all('saveDraft').length;
  window.dispatch(CHOSEN);
  expect(window.all('saveDraft')).toHaveLength(saves);
});
