import { describe, expect, it } from 'vitest';
import {
  ApplicationWindow,
  draftOf,
  LOAN,
  ownFound,
  sessionOf,
  TOKEN,
} from '#tests/examples/application-window.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { BROKER_NAME } from '../chosen-broker.ts';
import type { Found } from './event.ts';

const BROKER = 'FLV-0001';
const OTHER = 'FLV-0002';

describe('arriving', () => {
  it('shows that it loads, says nothing of a session or of saving, and offers no sign-in', () => {
    const window = new ApplicationWindow();
    expect(window.state.page).toBe('loading');
    window.dispatch({ kind: 'started', step: '1' });
    expect(window.state).toMatchObject({
      page: 'loading',
      mode: 'e1',
      saving: { saved: 'idle', latest: '', isUnderWay: false },
      session: { isKept: false, expired: false, hasRenewalFailed: false },
      sending: { shown: 'idle', refusals: {}, sent: {} },
      signingIn: { offered: undefined, signedIn: [], fresh: [] },
    });
  });

  it('asks what there is, and which sign-ins', () => {
    const effects = new ApplicationWindow().dispatch({ kind: 'started', step: '1', cameFrom: '2' });
    expect(effects.map(({ kind }) => kind)).toEqual(['removeLanguageMark', 'fetchSignIns', 'open']);
  });

  //
  it('at a later step leads to the first, once the address is read', () => {
    const effects = new ApplicationWindow().dispatch({ kind: 'started', step: '3', cameFrom: '2' });
    expect(effects.slice(-2)).toEqual([
      { kind: 'open', try: 1 },
      { kind: 'replaceEntry', step: '1', cameFrom: undefined },
    ]);
  });

  //
  it('where a request was sent before the reload shows its reference, and asks for nothing', () => {
    const window = new ApplicationWindow();
    const effects = window.dispatch({ kind: 'started', step: '7', reference: 'FLV-2026-7K3M9Q' });
    expect(effects).toEqual([
      { kind: 'replaceEntry', step: '1', cameFrom: undefined, reference: 'FLV-2026-7K3M9Q' },
    ]);
    expect(window.state).toMatchObject({
      page: 'params-missing',
      saving: { saved: 'sent' },
      sending: { sent: { reference: 'FLV-2026-7K3M9Q' } },
    });
  });

  it('in another language stays at its step', () => {
    const mark = { locale: 'fr', step: '3' } as const;
    const window = new ApplicationWindow();
    window.dispatch({ kind: 'started', step: '3', cameFrom: '2', mark });
    expect(window.all('replaceEntry')).toEqual([]);
    expect(window.state.steps.cameFrom).toBe('2');
  });

  //
  it.each<[Found, object]>([
    [{ kind: 'unreachable' }, { page: 'loading', problem: 'loading' }],
    [{ kind: 'params-missing' }, { page: 'params-missing', problem: undefined }],
    [{ kind: 'not-offered' }, { page: 'params-missing', problem: 'not-offered' }],
    [{ kind: 'draft-link-ended' }, { page: 'params-missing', ended: 'draft-link' }],
    [
      { kind: 'link-ended', end: 'replaced' },
      { page: 'params-missing', ended: 'replaced' },
    ],
    [
      ownFound({ session: undefined }),
      { page: 'captcha', loan: LOAN, form: { step: '1' }, signingIn: { signedIn: [] } },
    ],
    [ownFound(), { page: 'form', loan: LOAN, session: { token: TOKEN } }],
  ])('with %j', (found, state) => {
    expect(new ApplicationWindow().open(found).state).toMatchObject(state);
  });

  it('without a simulation has no link that could have ended', () => {
    const { state } = new ApplicationWindow().open({ kind: 'params-missing' });
    expect(state.ended).toBeUndefined();
  });

  it('tries again what could not be opened, and takes no answer to the first try', () => {
    const window = new ApplicationWindow().open({ kind: 'unreachable' });
    const { try: first } = window.last('open');
    window.dispatch({ kind: 'retried' });
    expect(window.state).toMatchObject({ page: 'loading', problem: undefined });
    window.dispatch({ kind: 'opened', try: first, found: ownFound() });
    expect(window.state.page).toBe('loading');
    const { try: second } = window.last('open');
    expect(window.state.tries).toBe(second);
    window.dispatch({ kind: 'opened', try: second, found: ownFound() });
    expect(window.state.page).toBe('form');
    // Each try is answered once.
    window.dispatch({ kind: 'opened', try: second, found: { kind: 'params-missing' } });
    expect(window.state.page).toBe('form');
  });

  it('saves again, instead of opening, what was there and could not be saved', () => {
    const window = new ApplicationWindow().open();
    window.answer('street', 'Rue Basse');
    window.dispatch({ kind: 'saveRequested' });
    window.dispatch({ kind: 'draftAnswered', answer: { kind: 'failed' } });
    expect(window.dispatch({ kind: 'retried' }).map(({ kind }) => kind)).toEqual(['saveDraft']);
    expect(window.state.page).toBe('form');
  });
});

describe('a draft', () => {
  it('is resumed at the first step with its answers, and says so', () => {
    const draft = { ...draftOf({ ...COMPLETE_ANSWERS, street: 'Rue Basse' }), maxStep: '3' };
    const { form } = new ApplicationWindow().open(ownFound({ session: sessionOf(draft) })).state;
    expect(form).toMatchObject({ uniqId: 'own', step: '1', maxStep: 3, resumed: true });
    expect(form.answers.street).toBe('Rue Basse');
    expect(form.answers.exactData).toBeUndefined();
  });

  it('of another loan lets stages be reached again', () => {
    const draft = { ...draftOf(), maxStep: '3', duration: '36' };
    const { form } = new ApplicationWindow().open(ownFound({ session: sessionOf(draft) })).state;
    expect(form.maxStep).toBe(1);
  });

  it('has its cities in the language of the page', () => {
    const draft = draftOf({ ...COMPLETE_ANSWERS, zip: '1000', city: 'Brussel' });
    const { form } = new ApplicationWindow().open(ownFound({ session: sessionOf(draft) })).state;
    expect(form.answers.city).toBe('Bruxelles');
  });

  it.each([
    [false, undefined, BROKER],
    [false, OTHER, OTHER],
    [true, OTHER, BROKER],
  ])(
    '(brought: %s) with the broker chosen in this browser (%s) has %s',
    (isBrought, chosen, broker) => {
      const draft = draftOf({ ...COMPLETE_ANSWERS, [BROKER_NAME]: BROKER });
      const found = ownFound({ session: sessionOf(draft), isBrought, chosenBroker: chosen });
      const window = new ApplicationWindow().open(found);
      expect(window.state.form.answers[BROKER_NAME]).toBe(broker);
      expect(window.all('storeBroker').map(({ id }) => id)).toEqual(isBrought ? [BROKER] : []);
    },
  );

  it('is reset, which can be taken back until something is answered', () => {
    const window = new ApplicationWindow().open();
    window.dispatch({ kind: 'reset' });
    expect(window.state.form).toMatchObject({ uniqId: 'own', resumed: false });
    expect(window.state.form.answers.street).toBeUndefined();
    expect(window.last('saveDraft').draft.body.street).toBeUndefined();
    window.dispatch({ kind: 'resetUndone' });
    expect(window.state.form.answers.street).toBe(COMPLETE_ANSWERS.street);
    window.dispatch({ kind: 'reset' });
    window.answer('street', 'Rue Basse');
    window.dispatch({ kind: 'resetUndone' });
    expect(window.state.form.answers).toMatchObject({ street: 'Rue Basse' });
    expect(window.state.form.answers.number).toBeUndefined();
  });

  it('loses its broker for good where they are removed', () => {
    const draft = draftOf({ ...COMPLETE_ANSWERS, [BROKER_NAME]: BROKER });
    const window = new ApplicationWindow().open(ownFound({ session: sessionOf(draft) }));
    window.dispatch({ kind: 'brokerRemoved' });
    expect(window.all('forgetBroker')).toHaveLength(1);
    expect(window.last('saveDraft').draft.body).not.toHaveProperty(BROKER_NAME);
  });
});

describe('a co-borrower’s part', () => {
  const part: Found = {
    kind: 'part',
    loan: LOAN,
    session: sessionOf({ ...draftOf({ firstname: 'Émile' }), maxStep: '2' }),
    isKept: true,
  };

  it('opens with what they answered so far, and without a loan among it', () => {
    const { mode, page, form } = new ApplicationWindow().open(part).state;
    expect({ mode, page }).toEqual({ mode: 'e2', page: 'form' });
    expect(form).toMatchObject({ uniqId: 'own', maxStep: 2, resumed: true });
    expect(form.answers).toMatchObject({ firstname: 'Émile', coborrowerEncoding: 'yes' });
    expect(form.answers).not.toHaveProperty('duration');
  });

  it('is declined once the server has heard it', () => {
    const window = new ApplicationWindow().open(part);
    window.dispatch({ kind: 'declined' });
    const { try: number } = window.last('decline');
    window.dispatch({ kind: 'declineAnswered', try: number, end: 'failed' });
    expect(window.state).toMatchObject({ page: 'form', declining: { hasFailed: true } });
    window.dispatch({ kind: 'declined' });
    window.dispatch({ kind: 'declineAnswered', try: number, end: 'declined' });
    expect(window.state.page).toBe('form');
    const { try: second } = window.last('decline');
    window.dispatch({ kind: 'declineAnswered', try: second, end: 'declined' });
    expect(window.state).toMatchObject({
      page: 'params-missing',
      ended: 'declined',
      declining: undefined,
      session: { token: undefined, isKept: true },
    });
    expect(window.dispatch({ kind: 'pageLeft' })).toEqual([]);
  });
});

//
it('shows where to follow a request whose sharing was not answered, and goes on as another', () => {
  const shared = { uniqId: 'lost', follow: '/fr/demande-partagee/#follow.key' };
  const session = { token: TOKEN, shared, signedIn: [] };
  const window = new ApplicationWindow().open(ownFound({ session }));
  expect(window.state).toMatchObject({
    form: { uniqId: 'lost' },
    saving: { saved: 'shared' },
    sending: { sent: { follow: shared.follow } },
  });
  window.dispatch({ kind: 'wentOnHere' });
  expect(window.state.form.uniqId).not.toBe('lost');
  expect(window.state.sending.sent).toEqual({});
  expect(window.state.saving.saved).not.toBe('shared');
});

//
it('shows the reference of a request whose answer was lost, and goes on as another', () => {
  const sent = { uniqId: 'lost', reference: 'FLV-2026-7K3M9Q' };
  const session = { token: TOKEN, sent, signedIn: [] };
  const window = new ApplicationWindow().open(ownFound({ session }));
  expect(window.state).toMatchObject({
    form: { uniqId: 'lost' },
    saving: { saved: 'sent' },
    sending: { sent: { reference: 'FLV-2026-7K3M9Q' } },
  });
  window.dispatch({ kind: 'wentOnHere' });
  expect(window.state.form.uniqId).not.toBe('lost');
  expect(window.state.sending.sent).toEqual({});
  expect(window.last('saveDraft').draft.uniqId).toBe(window.state.form.uniqId);
});
