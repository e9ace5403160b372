import { describe, expect, it } from 'vitest';
import { ApplicationWindow, LOAN, TOKEN } from '#tests/examples/application-window.ts';
import { conditionsOf } from '../agreed-conditions.ts';
import { CONSENTS } from '../form-fields.ts';
import { loanAt } from '../loan.ts';
import type { SendAnswer } from './event.ts';

const SENT: SendAnswer = { kind: 'sent', sent: { reference: 'FLV-2026-7K3M9Q' } };

const receive = (window: ApplicationWindow, answer: SendAnswer) =>
  window.dispatch({ kind: 'sendAnswered', try: window.last('send').try, answer });

describe('a request', () => {
  it('is sent once, however often Send is pressed', () => {
    const window = new ApplicationWindow().atRecap();
    window.dispatch({ kind: 'send' });
    window.dispatch({ kind: 'send' });
    window.learnPostcodes();
    window.dispatch({ kind: 'send' });
    window.settle();
    window.dispatch({ kind: 'send' });
    expect(window.all('send')).toHaveLength(1);
    receive(window, SENT);
    window.dispatch({ kind: 'send' });
    expect(window.all('send')).toHaveLength(1);
  });

  it('is sent with its consents, once no draft is on its way', () => {
    const window = new ApplicationWindow().atRecap();
    window.answer('street', 'Rue Basse');
    window.dispatch({ kind: 'saveRequested' });
    window.dispatch({ kind: 'send' });
    window.learnPostcodes();
    expect(window.state.sending.shown).toBe('sending');
    expect(window.all('send')).toEqual([]);
    window.settle();
    expect(window.effects.slice(-2).map(({ kind }) => kind)).toEqual(['dropSession', 'send']);
    expect(window.state.sending.underWay?.stage).toBe('sending');
    expect(window.last('send').draft).toMatchObject({
      uniqId: 'own',
      step: '6',
      token: TOKEN,
      body: { street: 'Rue Basse', exactData: 'yes' },
    });
  });

  //
  it('leads to the thank-you, from which there is no way back', () => {
    const window = new ApplicationWindow().sending();
    const effects = receive(window, SENT);
    expect(effects.map(({ kind }) => kind)).toEqual([
      ...['dropSession', 'forgetSimulation', 'notifyWindows', 'replaceEntry', 'trackStep'],
    ]);
    expect(window.last('notifyWindows').message).toMatchObject({
      kind: 'sent',
      uniqId: 'own',
      end: 'sent',
    });
    expect(window.state).toMatchObject({
      form: { step: '7' },
      sending: { shown: 'idle', sent: { reference: 'FLV-2026-7K3M9Q' } },
      session: { token: undefined },
    });
    const reference = 'FLV-2026-7K3M9Q';
    expect(window.last('replaceEntry')).toMatchObject({ step: '7', reference });
    window.dispatch({ kind: 'historyMoved', step: '6', cameFrom: '5' });
    expect(window.state.page).toBe('params-missing');
    expect(window.last('replaceEntry')).toMatchObject({ step: '1', reference });
  });

  //
  it.each<[SendAnswer, string, number]>([
    [{ kind: 'unreachable' }, 'failed', 0],
    [{ kind: 'failed' }, 'failed', 1],
    [{ kind: 'tooOften' }, 'tooOften', 1],
    [{ kind: 'refused', refusals: { firstname: 'Ce prénom.' } }, 'refused', 1],
  ])(
    'a request that was not accepted (%j) keeps the answers and the token',
    (answer, shown, saves) => {
      const window = new ApplicationWindow().sending();
      const before = window.state.form;
      // What was typed in the meantime is not lost either.
      window.answer('street', 'Rue Basse');
      window.effects = window.effects.filter(({ kind }) => kind === 'send');
      receive(window, answer);
      expect(window.state.sending.shown).toBe(shown);
      expect(window.state.form).toMatchObject({
        step: '6',
        consents: before.consents,
        answers: { street: 'Rue Basse' },
      });
      expect(window.last('keepSession').token).toBe(TOKEN);
      expect(window.all('saveDraft')).toHaveLength(saves);
      window.dispatch({ kind: 'send' });
      window.settle();
      expect(window.all('send')).toHaveLength(2);
    },
  );

  it('a request on conditions that are no longer lent proposes no other conditions', () => {
    const window = new ApplicationWindow().sending();
    receive(window, { kind: 'refused', refusals: { product: 'Non.' } });
    expect(window.settle().all('fetchVerdict')).toEqual([]);
    expect(window.state.reproposal).toBeUndefined();
  });

  it('stands refused next to its answers until they change', () => {
    const window = new ApplicationWindow().sending();
    receive(window, { kind: 'refused', refusals: { firstname: 'Ce prénom.', zip: 'Ce code.' } });
    window.answer('firstname', 'Émilie');
    expect(window.state.sending.refusals).toEqual({ zip: 'Ce code.' });
    window.goTo('1');
    expect(window.state.sending).toMatchObject({ shown: 'idle', refusals: { zip: 'Ce code.' } });
  });

  it.each<[SendAnswer, object]>([
    [{ kind: 'expired' }, { page: 'captcha', session: { lapsed: TOKEN } }],
    [
      { kind: 'link-ended', end: 'withdrawn' },
      { ended: 'withdrawn', page: 'params-missing' },
    ],
    [
      { kind: 'draft-ended', end: 'shared', follow: '/fr/x' },
      { saving: { saved: 'shared', follow: '/fr/x' }, sending: { shown: 'idle' } },
    ],
  ])('a request that may not be sent (%j) is not reported as a failure', (answer, after) => {
    const window = new ApplicationWindow().sending();
    receive(window, answer);
    expect(window.state).toMatchObject(after);
  });

  //
  describe('whose figures have changed', () => {
    const DEARER = loanAt(LOAN, LOAN.duration, LOAN.taeg + 0.1);
    const changed: SendAnswer = { kind: 'conditions-changed', conditions: conditionsOf(DEARER) };

    it('is not sent, and shows the old figures next to the new', () => {
      const window = new ApplicationWindow().sending();
      receive(window, changed);
      expect(window.state).toMatchObject({
        loan: LOAN,
        session: { token: TOKEN },
        sending: { shown: 'idle', underWay: undefined },
        form: {
          step: '4b',
          isProposedAgain: true,
          proposal: { loan: DEARER, reasons: ['rateChanged'] },
        },
      });
      window.dispatch({ kind: 'send' });
      expect(window.all('send')).toHaveLength(1);
    });

    it('is sent with the new figures once they are accepted, from the recap', () => {
      const window = new ApplicationWindow().sending();
      receive(window, changed);
      window.dispatch({ kind: 'proceeded' });
      window.dispatch({ kind: 'historyMoved', step: '6', cameFrom: undefined });
      expect(window.state).toMatchObject({ loan: DEARER, form: { step: '6', consents: {} } });
      expect(window.last('storeLoan').loan).toEqual(DEARER);
      for (const name of CONSENTS) window.answer(name, 'yes');
      window.settle().dispatch({ kind: 'send' });
      window.learnPostcodesIfRequested().settle();
      expect(window.last('send').draft.body).toMatchObject({ taeg: String(DEARER.taeg) });
    });

    it('shows the budget first where the new payment makes it tight', () => {
      const window = new ApplicationWindow().sending();
      const loan = loanAt(LOAN, LOAN.duration, 90);
      receive(window, { kind: 'conditions-changed', conditions: conditionsOf(loan) });
      expect(window.state.form).toMatchObject({ step: '4', isProposedAgain: true });
      window.dispatch({ kind: 'proceeded' });
      expect(window.state.form).toMatchObject({ step: '4b', isProposedAgain: true });
    });
  });

  it('is shared, and followed from then on', () => {
    const window = new ApplicationWindow().atRecap();
    window.dispatch({ kind: 'share' });
    window.learnPostcodes().settle();
    const follow = '/fr/demande-partagee/#a.b';
    const { try: number } = window.last('share');
    const answer: SendAnswer = { kind: 'sent', sent: { follow } };
    window.dispatch({ kind: 'sendAnswered', try: number, answer });
    expect(window.last('notifyWindows').message).toMatchObject({ end: 'shared', follow });
    expect(window.state.sending.sent).toEqual({ follow });
  });

  it('is not answered by a call of before', () => {
    const window = new ApplicationWindow().sending();
    const { try: number } = window.last('send');
    receive(window, { kind: 'failed' });
    window.settle().dispatch({ kind: 'send' });
    window.settle();
    expect(window.dispatch({ kind: 'sendAnswered', try: number, answer: SENT })).toEqual([]);
    expect(window.state.form.step).toBe('6');
  });

  it('does not leave once the session has ended on the way', () => {
    const window = new ApplicationWindow().atRecap();
    window.answer('street', 'Rue Basse');
    window.dispatch({ kind: 'saveRequested' });
    window.dispatch({ kind: 'send' });
    window.learnPostcodes();
    window.dispatch({ kind: 'draftAnswered', answer: { kind: 'expired' } });
    expect(window.all('send')).toEqual([]);
    expect(window.state).toMatchObject({ page: 'captcha', sending: { shown: 'idle' } });
  });
});

it('shows what is wrong instead of sending it', () => {
  const window = new ApplicationWindow().open().goTo('6').settle();
  window.dispatch({ kind: 'send' });
  window.learnPostcodes();
  expect(window.all('send')).toEqual([]);
  expect(window.last('focusField').name).toBe('useMyData');
  expect([...window.state.form.asked]).toEqual(expect.arrayContaining(['useMyData', 'exactData']));
});
