import { describe, expect, it } from 'vitest';
import {
  ApplicationWindow,
  draftOf,
  ownFound,
  sessionOf,
} from '#tests/examples/application-window.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { BROKER_NAME } from '../chosen-broker.ts';

const LIST = 'currentCredits';

/** A window whose request was refused because of these answers. */
function refused(...names: readonly string[]) {
  const window = new ApplicationWindow().sending();
  const refusals = Object.fromEntries(names.map((name) => [name, 'Non.']));
  const answer = { kind: 'refused', refusals } as const;
  window.dispatch({ kind: 'sendAnswered', try: window.last('send').try, answer });
  return window;
}

describe('an entry', () => {
  it('is added, answered and deleted', () => {
    const window = new ApplicationWindow().open();
    window.dispatch({ kind: 'entryAdded', list: LIST });
    window.dispatch({ kind: 'entryAdded', list: LIST });
    window.dispatch({ kind: 'entryAnswered', list: LIST, index: 1, name: 'type', value: 'PAT' });
    expect(window.state.form.answers[LIST]).toEqual([{}, { type: 'PAT' }]);
    window.dispatch({ kind: 'entryDeleted', list: LIST, index: 0 });
    expect(window.state.form.answers[LIST]).toEqual([{ type: 'PAT' }]);
  });

  it('a deleted entry removes the faults and refusals of its list, and nothing else', () => {
    const window = refused(`${LIST}[0].type`, 'street');
    window.dispatch({ kind: 'faultsShown', names: [`${LIST}[1].type`, 'street'] });
    window.dispatch({ kind: 'entryDeleted', list: LIST, index: 0 });
    expect([...window.state.form.asked]).toEqual(['street']);
    expect(window.state.sending.refusals).toEqual({ street: 'Non.' });
  });

  it('a changed answer of an entry clears its own refusal, not those of other entries', () => {
    const window = refused(`${LIST}[0].type`, `${LIST}[1].type`);
    window.dispatch({ kind: 'entryAnswered', list: LIST, index: 0, name: 'type', value: 'PAT' });
    expect(window.state.sending.refusals).toEqual({ [`${LIST}[1].type`]: 'Non.' });
  });
});

describe('an answer', () => {
  it('a consent given at the recap is stored for this visit only, elsewhere as an answer', () => {
    const window = new ApplicationWindow().open();
    window.answer('conditionsAccepted', '');
    expect(window.state.form).toMatchObject({ consents: {}, answers: { conditionsAccepted: '' } });
    window.goTo('6');
    window.answer('exactData', 'yes');
    window.answer('street', 'Rue Basse');
    expect(window.state.form).toMatchObject({
      consents: { exactData: 'yes' },
      answers: { street: 'Rue Basse' },
    });
  });

  it('a complete postcode is looked up once, and nothing waits for it', () => {
    const window = new ApplicationWindow().open();
    for (const typed of ['1', '10', '100', '1000', '10001']) window.answer('zip', typed);
    window.answer('street', '1060');
    expect(window.all('validatePostcodes').map(({ zips }) => zips)).toEqual([['1000']]);
    window.learnPostcodes();
    expect(window.state).toMatchObject({ postcodes: { 1000: true }, form: { step: '1' } });
    window.answer('employerZip', '1000');
    expect(window.all('validatePostcodes')).toHaveLength(1);
  });

  it('an answer is checked and saved when its field is left', () => {
    const window = new ApplicationWindow().open();
    window.answer('street', '?');
    window.dispatch({ kind: 'fieldLeft', name: 'street' });
    expect([...window.state.form.asked]).toEqual(['street']);
    expect(window.last('saveDraft').draft.body.street).toBe('?');
  });
});

describe('a reset', () => {
  it('keeps the broker, who was chosen elsewhere, and the purpose that the product sets', () => {
    const draft = draftOf({ ...COMPLETE_ANSWERS, [BROKER_NAME]: 'FLV-0001' });
    const loan = { ...ownFound().loan, product: 'TAEGINI1' as const };
    const window = new ApplicationWindow().open(ownFound({ loan, session: sessionOf(draft) }));
    window.dispatch({ kind: 'reset' });
    expect(window.state.form.answers).toEqual({
      employerCountry: 'BE',
      coborrowerEmployerCountry: 'BE',
      creditReasons: [{ reason: '81' }],
      [BROKER_NAME]: 'FLV-0001',
    });
  });

  it('before there is a loan leaves an empty form', () => {
    const window = new ApplicationWindow();
    window.dispatch({ kind: 'reset' });
    expect(window.state.form).toMatchObject({ step: '1', answers: { employerCountry: 'BE' } });
  });

  it('an undone reset warns of the resumed draft again, and is saved', () => {
    const window = new ApplicationWindow().open();
    window.dispatch({ kind: 'reset' });
    window.settle().dispatch({ kind: 'resetUndone' });
    expect(window.state.form.resumed).toBe(true);
    expect(window.last('saveDraft').draft.body.street).toBe(COMPLETE_ANSWERS.street);
    expect(window.dispatch({ kind: 'resetUndone' })).toEqual([]);
  });
});
