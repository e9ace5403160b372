import { describe, expect, it } from 'vitest';
import { ApplicationWindow, ownFound } from '#tests/examples/application-window.ts';
import { coborrowersWindow, decline } from '#tests/examples/coborrowers-window.ts';
import type { SaveAnswer } from './event.ts';

const SAVED: SaveAnswer = { kind: 'saved' };

/** A window whose first draft is saved, and the streets that it saves from then on. */
function saved() {
  const window = new ApplicationWindow().open();
  const save = (street: string) => {
    window.answer('street', street);
    window.dispatch({ kind: 'saveRequested' });
  };
  const answer = (given: SaveAnswer) => window.dispatch({ kind: 'draftAnswered', answer: given });
  const streets = () => window.all('saveDraft').map(({ draft }) => draft.body.street);
  return { window, save, answer, streets };
}

//
describe('drafts', () => {
  it('are saved one after the other, the newest of those that came in the meantime alone', () => {
    const { save, answer, streets } = saved();
    for (const street of ['a', 'b', 'c']) save(street);
    expect(streets()).toEqual(['a']);
    answer(SAVED);
    expect(streets()).toEqual(['a', 'c']);
    answer(SAVED);
    expect(streets()).toEqual(['a', 'c']);
  });

  it('saves an earlier draft again while a later one is being saved', () => {
    const { save, answer, streets } = saved();
    save('erased');
    answer(SAVED);
    save('full');
    save('erased');
    answer(SAVED);
    expect(streets()).toEqual(['erased', 'full', 'erased']);
  });

  it('are not saved twice, nor on leaving', () => {
    const { window, save, answer, streets } = saved();
    save('a');
    answer(SAVED);
    save('a');
    expect(window.dispatch({ kind: 'pageLeft' })).toEqual([]);
    expect(streets()).toEqual(['a']);
  });

  it('are tried again where they failed, which is said until it has worked', () => {
    const { window, save, answer, streets } = saved();
    const expected = () => window.state.saving.saved;
    save('a');
    expect(expected()).toBe('saving');
    answer({ kind: 'failed' });
    expect(expected()).toBe('failed');
    save('a');
    expect(expected()).toBe('failed');
    answer(SAVED);
    expect(expected()).toBe('saved');
    expect(streets()).toEqual(['a', 'a']);
  });

  it('leave with the page where they still wait', () => {
    const { window, save, answer } = saved();
    save('a');
    save('b');
    const [left] = window.dispatch({ kind: 'pageLeft' });
    expect(left).toMatchObject({ kind: 'saveDraftOnLeaving', draft: { body: { street: 'b' } } });
    expect(answer(SAVED)).toEqual([]);
  });

  it('leave with the page once more where their saving would end with it', () => {
    const { window, save } = saved();
    save('a');
    const [left] = window.dispatch({ kind: 'pageLeft' });
    expect(left).toMatchObject({ kind: 'saveDraftOnLeaving', draft: { body: { street: 'a' } } });
  });

  it('keep where the documents are, and what the server says of a later one', () => {
    const { window, save, answer } = saved();
    const documents = { summary: '/a', secci: '/b' };
    save('a');
    answer({ kind: 'saved', documents });
    save('b');
    answer(SAVED);
    expect(window.state.saving.documents).toEqual(documents);
  });

  it('end where they are none any more', () => {
    const { window, save, answer } = saved();
    save('a');
    save('b');
    expect(answer({ kind: 'draft-ended', end: 'shared', follow: '/fr/x' })).toEqual([]);
    expect(window.state.saving).toMatchObject({ saved: 'shared', follow: '/fr/x' });
  });

  it('end with the co-borrower’s link', () => {
    const { window, save, answer } = saved();
    save('a');
    answer({ kind: 'link-ended', end: 'withdrawn' });
    expect(window.state).toMatchObject({
      ended: 'withdrawn',
      page: 'params-missing',
      saving: { saved: 'ended' },
    });
  });
});

it('saves nothing without a session', () => {
  const window = new ApplicationWindow().open(ownFound({ session: undefined }));
  expect(window.state.page).toBe('captcha');
  for (const kind of ['saveRequested', 'pageLeft', 'leftForSimulator'] as const)
    expect(window.dispatch({ kind })).toEqual([]);
});

it('does not save what waited for a draft, once the co-borrower has declined', () => {
  const window = coborrowersWindow();
  for (const name of ['Eva', 'Ève']) {
    window.answer('coborrowerFirstname', name);
    window.dispatch({ kind: 'saveRequested' });
  }
  decline(window);
  expect(window.dispatch({ kind: 'draftAnswered', answer: SAVED })).toEqual([]);
  expect(window.all('saveDraft')).toHaveLength(1);
});

it('saves nothing on leaving the thank-you or the bot check', () => {
  const sent = new ApplicationWindow().open().goTo('7');
  sent.answer('street', 'Rue Basse');
  expect(sent.dispatch({ kind: 'pageLeft' })).toEqual([]);
});

it('tries a draft that failed again with the newer one that waits', () => {
  const { save, answer, streets } = saved();
  save('a');
  save('b');
  answer({ kind: 'failed' });
  expect(streets()).toEqual(['a', 'b']);
});

it('continues under a new identifier when the draft was moved to another device', () => {
  const { window, save, answer } = saved();
  save('a');
  answer({ kind: 'draft-ended', end: 'moved' });
  window.dispatch({ kind: 'wentOnHere' });
  const { draft } = window.last('saveDraft');
  expect(draft.uniqId).not.toBe('own');
  expect(draft).toMatchObject({ uniqId: window.state.form.uniqId, body: { street: 'a' } });
  expect(window.state.saving.saved).toBe('saving');
});

it('lets stages be reached again from the simulator, and outlives the page', () => {
  const window = new ApplicationWindow().open().goTo('3').settle();
  expect(window.state.form.maxStep).toBe(3);
  window.dispatch({ kind: 'leftForSimulator' });
  expect(window.last('saveDraftOnLeaving').draft.body.maxStep).toBe(1);
});

it('brings what a change of the language shows: the step is left once all is saved', () => {
  const window = new ApplicationWindow().open().goTo('2');
  window.settle().answer('profession', 'Jardinier');
  window.dispatch({ kind: 'languageChosen', locale: 'nl', href: '/nl/x/' });
  expect(window.last('keepLanguageMark').mark).toEqual({ locale: 'nl', step: '2' });
  expect(window.all('navigate')).toEqual([]);
  window.settle();
  expect(window.last('saveDraft').draft.body.profession).toBe('Jardinier');
  expect(window.last('navigate').href).toBe('/nl/x/');
});

it('leaves for the other language though nothing answers, and once', () => {
  const window = new ApplicationWindow().open();
  window.answer('street', 'Rue Basse');
  window.dispatch({ kind: 'languageChosen', locale: 'nl', href: '/nl/x/' });
  window.dispatch({ kind: 'patienceEnded' });
  window.settle();
  window.dispatch({ kind: 'patienceEnded' });
  expect(window.all('navigate')).toHaveLength(1);
});

it('says that it saves again after it has saved, and what waits once has left with the page', () => {
  const { window, save, answer } = saved();
  save('a');
  answer(SAVED);
  save('b');
  expect(window.state.saving.saved).toBe('saving');
  save('c');
  window.dispatch({ kind: 'pageLeft' });
  expect(window.state.saving).toMatchObject({ isUnderWay: true, next: undefined });
});

it('saves nothing on leaving a page whose link has ended', () => {
  const { window, save, answer } = saved();
  save('a');
  answer({ kind: 'link-ended', end: 'withdrawn' });
  expect(window.dispatch({ kind: 'pageLeft' })).toEqual([]);
});
