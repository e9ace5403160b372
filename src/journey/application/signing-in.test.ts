import { describe, expect, it } from 'vitest';
import {
  ApplicationWindow,
  draftOf,
  LOAN,
  NOON,
  ownFound,
  sessionOf,
  TOKEN,
} from '#tests/examples/application-window.ts';
import type { SignedIn } from '../signed-in.ts';
import { offeredSignIns, signInOf } from './signing-in.ts';

const AT = new Date(NOON).toISOString();
const reported = (
  values: Readonly<Partial<Record<SignedIn['name'], string>>>,
  provider = 'itsme',
) => Object.entries(values).map(([name, value]) => ({ provider, at: AT, name, value }) as SignedIn);

const OFFERED = [
  { id: 'itsme', name: 'itsme' },
  { id: 'bank', name: 'Bank' },
];
const EMPTY = { token: TOKEN, signedIn: [] };

/** Back from signing in, with what was told. */
function back(signedIn: readonly SignedIn[], over: Partial<ReturnType<typeof ownFound>> = {}) {
  return new ApplicationWindow().open(
    ownFound({ session: { ...EMPTY, signedIn }, outcome: 'done', ...over }),
  );
}

describe('sign-ins', () => {
  it('are offered until a method is chosen', () => {
    const window = new ApplicationWindow().open(ownFound({ session: EMPTY }));
    window.dispatch({ kind: 'signInsOffered', offered: OFFERED });
    expect(offeredSignIns(window.state)).toEqual(OFFERED);
    window.dispatch({ kind: 'filledInByHand' });
    expect(offeredSignIns(window.state)).toEqual([]);
    expect(window.state.form.answers.method).toBe('form');
  });

  it('are not offered by a browser that could not find its way back', () => {
    const window = new ApplicationWindow().open(ownFound({ session: EMPTY, isKept: false }));
    window.dispatch({ kind: 'signInsOffered', offered: OFFERED });
    expect(offeredSignIns(window.state)).toEqual([]);
    window.dispatch({ kind: 'sessionKept', isKept: true });
    expect(offeredSignIns(window.state)).toEqual(OFFERED);
  });
});

describe('on the way to a provider', () => {
  /** Chosen, with what was typed on its way to the server. */
  function leaving() {
    const window = new ApplicationWindow().open();
    window.answer('street', 'Rue Basse');
    window.dispatch({ kind: 'signInChosen', provider: 'bank' });
    return window;
  }

  it('everything typed is saved first', () => {
    const window = leaving();
    expect(window.last('saveDraft').draft.body.street).toBe('Rue Basse');
    expect(window.all('requestSignInUrl')).toEqual([]);
    window.settle();
    const { try: number } = window.last('requestSignInUrl');
    expect(window.last('requestSignInUrl')).toMatchObject({ token: TOKEN, provider: 'bank' });
    window.dispatch({
      kind: 'signInUrlAnswered',
      try: number,
      answer: { url: 'https://bank.test/' },
    });
    expect(window.last('navigate').href).toBe('https://bank.test/');
    expect(window.state.signingIn.leaving?.provider).toBe('bank');
    // Come back to with the browser's own button.
    window.dispatch({ kind: 'pageShownAgain', stored: TOKEN });
    expect(window.state.signingIn.leaving).toBeUndefined();
  });

  it('nobody leaves whose answers could not be saved', () => {
    const window = leaving();
    window.dispatch({ kind: 'draftAnswered', answer: { kind: 'failed' } });
    expect(window.all('requestSignInUrl')).toEqual([]);
    expect(window.state.signingIn).toMatchObject({ leaving: undefined, outcome: 'failed' });
  });

  it('nobody leaves once the request is sent', () => {
    const window = new ApplicationWindow().sending();
    const answer = { kind: 'sent', sent: { reference: 'FLV-1' } } as const;
    window.dispatch({ kind: 'sendAnswered', try: window.last('send').try, answer });
    expect(window.dispatch({ kind: 'signInChosen', provider: 'bank' })).toEqual([]);
    expect(window.state.signingIn).toMatchObject({ leaving: undefined, outcome: 'failed' });
  });

  it.each([
    ['failed', { page: 'form', signingIn: { leaving: undefined, outcome: 'failed' } }],
    ['expired', { page: 'captcha', signingIn: { leaving: undefined, outcome: undefined } }],
  ] as const)('an answer that is none (%s) is said', (answer, after) => {
    const window = leaving().settle();
    const { try: number } = window.last('requestSignInUrl');
    window.dispatch({ kind: 'signInUrlAnswered', try: number, answer });
    expect(window.state).toMatchObject(after);
  });

  it('the page is left for the provider that was chosen last', () => {
    const window = leaving().settle();
    const { try: first } = window.last('requestSignInUrl');
    window.dispatch({ kind: 'signInChosen', provider: 'itsme' });
    const answer = { url: 'https://bank.test/' };
    expect(window.dispatch({ kind: 'signInUrlAnswered', try: first, answer })).toEqual([]);
  });
});

describe('coming back', () => {
  it('fills in what was told, saves it, and looks at its postcode', () => {
    const window = back(reported({ firstname: 'Eva', zip: '1000', city: 'Brussel' }));
    const { form } = window.state;
    expect(form.answers).toMatchObject({
      firstname: 'Eva',
      zip: '1000',
      city: 'Bruxelles',
      method: 'itsme',
    });
    expect(window.last('saveDraft').draft.body).toMatchObject({ firstname: 'Eva' });
    expect(window.last('validatePostcodes').zips).toEqual(['1000']);
    expect(signInOf('firstname', window.state)?.provider).toBe('itsme');
    window.answer('firstname', 'Ève');
    expect(signInOf('firstname', window.state)).toBeUndefined();
    expect(signInOf('coborrowerFirstname', window.state)).toBeUndefined();
  });

  it('is no choice of a method but with itsme', () => {
    const window = back(reported({ firstname: 'Eva' }, 'bank'));
    expect(window.state.form.answers.method).toBeUndefined();
  });

  it('coming back without data from the provider chooses no method of identification', () => {
    expect(back([]).state.form.answers.method).toBeUndefined();
  });

  it.each(['cancelled', 'failed'] as const)(
    '%s changes nothing, and warns of nothing',
    (outcome) => {
      const session = sessionOf(draftOf());
      const window = new ApplicationWindow().open(ownFound({ session, outcome }));
      expect(window.state).toMatchObject({ form: { resumed: false }, signingIn: { outcome } });
      expect(window.all('saveDraft')).toEqual([]);
      window.goTo('2').goTo('1');
      expect(window.state.signingIn.outcome).toBeUndefined();
    },
  );

  it('fills in the co-borrower’s answers in their part', () => {
    const signedIn = reported({ firstname: 'Eva' });
    const session = { ...sessionOf(draftOf({ firstname: 'Émile' })), signedIn };
    const window = new ApplicationWindow().open({
      kind: 'part',
      loan: LOAN,
      session,
      isKept: true,
      outcome: 'done',
    });
    expect(window.state.form.answers).toMatchObject({
      firstname: 'Émile',
      coborrowerFirstname: 'Eva',
      coborrowerMethod: 'itsme',
    });
    expect(signInOf('coborrowerFirstname', window.state)?.provider).toBe('itsme');
  });

  it('is known after a reload, and takes nothing over again', () => {
    const signedIn = reported({ firstname: 'Eva' });
    const session = { ...sessionOf(draftOf({ firstname: 'Ève' })), signedIn };
    const window = new ApplicationWindow().open(ownFound({ session }));
    expect(window.state.form.answers.firstname).toBe('Ève');
    expect(window.all('saveDraft')).toEqual([]);
  });
});

it('another window’s older answers do not undo what was told, once', () => {
  const window = back(reported({ firstname: 'Eva', lastname: 'Peeters' }));
  window.answer('lastname', 'Pieters');
  const older = (street: string) => ({
    uniqId: window.state.form.uniqId,
    answers: { firstname: 'Émile', lastname: 'D’Hondt', street },
    loan: LOAN,
  });
  const hear = (street: string) =>
    window.dispatch({ kind: 'windowChanged', form: older(street), chosenBroker: undefined });
  hear('Rue Haute');
  expect(window.state.form.answers).toMatchObject({
    firstname: 'Eva',
    lastname: 'D’Hondt',
    street: 'Rue Haute',
  });
  // The other window is told what it does not know.
  expect(window.last('notifyWindows').message).toMatchObject({
    kind: 'changed',
    answers: { firstname: 'Eva' },
  });
  hear('Rue Basse');
  expect(window.state.form.answers).toMatchObject({ firstname: 'Émile', street: 'Rue Basse' });
});

it('takes the browser to the provider once, and forgets how the last one ended by hand', () => {
  const window = new ApplicationWindow().open(ownFound({ session: EMPTY, outcome: 'failed' }));
  expect(window.state.signingIn.outcome).toBe('failed');
  window.dispatch({ kind: 'filledInByHand' });
  expect(window.state.signingIn.outcome).toBeUndefined();
  window.dispatch({ kind: 'signInChosen', provider: 'bank' });
  window.settle();
  const { try: number } = window.last('requestSignInUrl');
  const response = { kind: 'signInUrlAnswered', try: number, answer: { url: '/a' } } as const;
  window.dispatch(response);
  expect(window.state.signingIn.leaving).toMatchObject({ stage: 'away', provider: 'bank' });
  expect(window.dispatch(response)).toEqual([]);
});

it('takes over nothing told before where the last sign-in was cancelled', () => {
  const session = { ...EMPTY, signedIn: reported({ firstname: 'Eva' }) };
  const window = new ApplicationWindow().open(ownFound({ session, outcome: 'cancelled' }));
  expect(window.state.form.answers.firstname).toBeUndefined();
  expect(window.state.signingIn.fresh).toEqual([]);
});

it('passes to a sign-in only the answers of the person who fills in', () => {
  const window = back(reported({ firstname: 'Eva' }));
  window.answer('coborrowerFirstname', 'Eva');
  expect(signInOf('coborrowerFirstname', window.state)).toBeUndefined();
});
