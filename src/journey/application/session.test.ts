import { describe, expect, it } from 'vitest';
import {
  ApplicationWindow,
  draftOf,
  LOAN,
  NOON,
  ownFound,
  sessionOf,
  TOKEN,
  tokenUntil,
} from '#tests/examples/application-window.ts';

const HOUR = 3_600_000;
const NEXT = tokenUntil(14 * 24);

/** A window whose session has so many hours left. */
function withHoursLeft(hours: number) {
  const window = new ApplicationWindow().open();
  window.now = NOON + (7 * 24 - hours) * HOUR;
  return window;
}

describe('a page that stays open', () => {
  it.each([
    [24.01, 0],
    [24, 1],
    [-1, 1],
  ])('with %d hours left asks for a renewal %i times', (hours, times) => {
    const window = withHoursLeft(hours);
    window.dispatch({ kind: 'timePassed' });
    window.dispatch({ kind: 'timePassed' });
    expect(window.all('renewSession')).toHaveLength(times);
  });

  it('goes on under the new token, and has the browser keep it', () => {
    const window = withHoursLeft(20);
    window.dispatch({ kind: 'timePassed' });
    const { try: number, token } = window.last('renewSession');
    expect(token).toBe(TOKEN);
    window.dispatch({
      kind: 'renewalAnswered',
      try: number,
      answer: { kind: 'renewed', token: NEXT },
    });
    expect(window.last('keepSession')).toMatchObject({ mode: 'e1', token: NEXT });
    window.dispatch({ kind: 'saveRequested' });
    window.answer('street', 'Rue Basse');
    window.dispatch({ kind: 'saveRequested' });
    expect(window.last('saveDraft').draft.token).toBe(NEXT);
    expect(window.state.session).toMatchObject({ ending: undefined, hasRenewalFailed: false });
  });

  it.each([
    [20, undefined],
    [0.9, TOKEN],
  ])('with %d hours left says what cannot be renewed: %s', (hours, ending) => {
    const window = withHoursLeft(hours);
    window.dispatch({ kind: 'timePassed' });
    const { try: number } = window.last('renewSession');
    window.dispatch({ kind: 'renewalAnswered', try: number, answer: { kind: 'unavailable' } });
    expect(window.state.session).toMatchObject({ ending, hasRenewalFailed: false });
    expect(window.state.page).toBe('form');
  });

  it('says that asking by hand failed, until it is asked again', () => {
    const window = withHoursLeft(0.5);
    window.dispatch({ kind: 'renewalRequested' });
    const failed = { kind: 'unavailable' } as const;
    window.dispatch({
      kind: 'renewalAnswered',
      try: window.last('renewSession').try,
      answer: failed,
    });
    expect(window.state.session.hasRenewalFailed).toBe(true);
    window.dispatch({ kind: 'renewalRequested' });
    expect(window.state.session.hasRenewalFailed).toBe(false);
    const renewed = { kind: 'renewed', token: NEXT } as const;
    window.dispatch({
      kind: 'renewalAnswered',
      try: window.last('renewSession').try,
      answer: renewed,
    });
    expect(window.state.session).toMatchObject({ token: NEXT, ending: undefined });
  });

  it('does not bring back a session that was used up in the meantime', () => {
    const window = new ApplicationWindow().sending();
    window.now = NOON + 6.5 * 24 * HOUR;
    window.dispatch({ kind: 'timePassed' });
    const sent = { kind: 'sent', sent: { reference: 'FLV-1' } } as const;
    window.dispatch({ kind: 'sendAnswered', try: window.last('send').try, answer: sent });
    const renewed = { kind: 'renewed', token: NEXT } as const;
    const { try: number } = window.last('renewSession');
    expect(window.dispatch({ kind: 'renewalAnswered', try: number, answer: renewed })).toEqual([]);
    expect(window.state.session).toMatchObject({ token: undefined, renewal: undefined });
  });
});

describe('a session that is over', () => {
  /** Its end is told by a draft that is not saved. */
  function over() {
    const window = new ApplicationWindow().open().goTo('2').settle();
    window.answer('profession', 'Jardinier');
    window.dispatch({ kind: 'saveRequested' });
    window.dispatch({ kind: 'draftAnswered', answer: { kind: 'expired' } });
    return window;
  }

  it('leads to the bot check, which has its token to give back', () => {
    expect(over().state).toMatchObject({
      page: 'captcha',
      session: { token: undefined, lapsed: TOKEN, expired: true },
    });
  });

  it('comes back with every answer and at the same step', () => {
    const window = over();
    const session = { token: NEXT, draft: { uniqId: 'own' }, signedIn: [] };
    window.dispatch({ kind: 'botCheckPassed', session, chosenBroker: undefined });
    expect(window.state).toMatchObject({
      page: 'form',
      form: { step: '2', uniqId: 'own', answers: { profession: 'Jardinier' } },
      session: { token: NEXT, lapsed: undefined, expired: false },
    });
    expect(window.last('saveDraft').draft).toMatchObject({
      uniqId: 'own',
      token: NEXT,
      body: { profession: 'Jardinier' },
    });
  });

  it('may not write to another’s draft: the answers go on under a new name', () => {
    const window = over();
    const session = { token: NEXT, draft: { uniqId: 'another' }, signedIn: [] };
    window.dispatch({ kind: 'botCheckPassed', session, chosenBroker: undefined });
    expect(window.state.form.uniqId).toMatch(/^fresh-/);
    expect(window.state.form.answers.profession).toBe('Jardinier');
  });

  it('is over once: a late answer under it changes nothing', () => {
    const window = over();
    const { page, session } = window.state;
    window.dispatch({ kind: 'draftAnswered', answer: { kind: 'expired' } });
    window.dispatch({ kind: 'draftAnswered', answer: { kind: 'saved' } });
    expect(window.state).toMatchObject({ page, session, saving: { saved: 'expired' } });
  });

  it('is over as soon as anyone else reports its end; its token stays stored', () => {
    const window = new ApplicationWindow().open();
    window.dispatch({ kind: 'linkRequested' });
    window.settle().answer('street', 'Rue Basse');
    window.dispatch({ kind: 'saveRequested' });
    window.dispatch({ kind: 'draftAnswered', answer: { kind: 'expired' } });
    const { try: number } = window.last('requestDraftLink');
    window.dispatch({ kind: 'linkAnswered', try: number, answer: { kind: 'expired' } });
    expect(window.state).toMatchObject({ page: 'captcha', session: { lapsed: TOKEN } });
  });

  it('is over for the co-borrower until the link is opened again', () => {
    const window = new ApplicationWindow().open({
      kind: 'part',
      loan: ownFound().loan,
      session: { token: TOKEN, draft: { uniqId: 'own' }, signedIn: [] },
      isKept: true,
    });
    window.now = NOON + 8 * 24 * HOUR;
    window.dispatch({ kind: 'timePassed' });
    const { try: number } = window.last('renewSession');
    window.dispatch({ kind: 'renewalAnswered', try: number, answer: { kind: 'over' } });
    expect(window.state).toMatchObject({ page: 'params-missing', ended: 'expired' });
  });
});

it('asks for no renewal without a session', () => {
  const window = new ApplicationWindow().open(ownFound({ session: undefined }));
  expect(window.dispatch({ kind: 'timePassed' })).toEqual([]);
  expect(window.dispatch({ kind: 'renewalRequested' })).toEqual([]);
});

it('with an hour left the end of the session is not announced yet', () => {
  const window = withHoursLeft(1);
  window.dispatch({ kind: 'timePassed' });
  const { try: number } = window.last('renewSession');
  window.dispatch({ kind: 'renewalAnswered', try: number, answer: { kind: 'unavailable' } });
  expect(window.state.session.ending).toBeUndefined();
});

it('says to a co-borrower, too, that the draft’s session has expired', () => {
  const session = { token: TOKEN, draft: { uniqId: 'own' }, signedIn: [] };
  const window = new ApplicationWindow().open({
    kind: 'part',
    loan: ownFound().loan,
    session,
    isKept: true,
  });
  window.answer('coborrowerFirstname', 'Eva');
  window.dispatch({ kind: 'saveRequested' });
  window.dispatch({ kind: 'draftAnswered', answer: { kind: 'expired' } });
  expect(window.state).toMatchObject({
    ended: 'expired',
    saving: { saved: 'expired', isUnderWay: false },
  });
});

describe('a token that another window has replaced', () => {
  it('gives way to the newer one of the same session', () => {
    const window = new ApplicationWindow().open();
    window.dispatch({ kind: 'tokenStored', token: NEXT });
    window.answer('street', 'Rue Basse');
    window.dispatch({ kind: 'saveRequested' });
    expect(window.last('saveDraft').draft.token).toBe(NEXT);
    // The browser stores it already.
    expect(window.all('keepSession')).toEqual([]);
  });

  it.each([
    ['of another session', tokenUntil(14 * 24, 'another')],
    ['that is older', tokenUntil(24)],
    ['that is the same', TOKEN],
    ['that cannot be read', 'x.y.z'],
  ])('does not give way to one %s', (_, token) => {
    const window = new ApplicationWindow().open();
    window.dispatch({ kind: 'tokenStored', token });
    window.dispatch({ kind: 'pageShownAgain', stored: token });
    expect(window.state.session.token).toBe(TOKEN);
  });

  it('a co-borrower’s token and one that is used up are not replaced by another window’s', () => {
    const part = { kind: 'part', loan: LOAN, session: sessionOf(draftOf()), isKept: true } as const;
    const coborrower = new ApplicationWindow().open(part);
    const sent = new ApplicationWindow().sending();
    const answer = { kind: 'sent', sent: { reference: 'FLV-1' } } as const;
    sent.dispatch({ kind: 'sendAnswered', try: sent.last('send').try, answer });
    for (const window of [coborrower, sent]) {
      const { token } = window.state.session;
      window.dispatch({ kind: 'tokenStored', token: NEXT });
      expect(window.state.session.token).toBe(token);
    }
  });

  it.each([
    [14 * 24, NEXT],
    [21 * 24, tokenUntil(21 * 24)],
  ])('while it was being renewed here too, until %d hours: the newest counts', (until, token) => {
    const window = withHoursLeft(20);
    window.dispatch({ kind: 'timePassed' });
    const { try: number } = window.last('renewSession');
    window.dispatch({ kind: 'tokenStored', token: NEXT });
    const renewed = { kind: 'renewed', token: tokenUntil(until) } as const;
    window.dispatch({ kind: 'renewalAnswered', try: number, answer: renewed });
    expect(window.state.session).toMatchObject({ token, renewal: undefined });
    expect(window.all('keepSession')).toHaveLength(token === NEXT ? 0 : 1);
  });

  it('is no reason to end the session when its renewal is refused', () => {
    const window = withHoursLeft(20);
    window.dispatch({ kind: 'timePassed' });
    window.dispatch({ kind: 'tokenStored', token: NEXT });
    const { try: number } = window.last('renewSession');
    window.dispatch({ kind: 'renewalAnswered', try: number, answer: { kind: 'over' } });
    expect(window.state).toMatchObject({ page: 'form', session: { token: NEXT } });
  });
});

describe('a page that is shown again', () => {
  it('takes the token that was stored in the meantime', () => {
    const window = new ApplicationWindow().open();
    expect(window.dispatch({ kind: 'pageShownAgain', stored: NEXT })).toEqual([]);
    expect(window.state.session.token).toBe(NEXT);
  });

  it('is opened again where the stored session is gone', () => {
    const window = new ApplicationWindow().open();
    expect(window.dispatch({ kind: 'pageShownAgain', stored: undefined })).toEqual([
      { kind: 'reload' },
    ]);
  });

  it('stays where none was stored, or it is being sent', () => {
    const unkept = new ApplicationWindow().open(ownFound({ isKept: false }));
    const sending = new ApplicationWindow().sending();
    for (const window of [unkept, sending])
      expect(window.dispatch({ kind: 'pageShownAgain', stored: undefined })).toEqual([]);
  });
});
