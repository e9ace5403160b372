import { describe, expect, it } from 'vitest';
import {
  ApplicationWindow,
  draftOf,
  LOAN,
  ownFound,
  sessionOf,
  TOKEN,
} from '#tests/examples/application-window.ts';
import { BROKER_NAME } from '../chosen-broker.ts';
import type { WindowMessage } from './effect.ts';

/** Two windows of one browser: each receives what the other sends, until neither sends any more. */
class Browser {
  readonly first = new ApplicationWindow();
  readonly second = new ApplicationWindow();
  private heard = [0, 0];
  chosenBroker: string | undefined;

  talk(): void {
    const windows = [this.first, this.second];
    for (let turns = 0; turns < 10; turns++) {
      const news = windows.map((window, index) => {
        const reported = window.all('notifyWindows').slice(this.heard[index]);
        this.heard[index] = window.all('notifyWindows').length;
        return reported;
      });
      if (news.every((reported) => reported.length === 0)) return;
      news.forEach((reported, index) => {
        for (const { message } of reported) this.hear(windows[1 - index], message);
      });
    }
    throw new Error('The windows never stop talking');
  }

  private hear(window: ApplicationWindow | undefined, message: WindowMessage): void {
    if (message.kind === 'opened') window?.dispatch({ kind: 'windowOpened' });
    if (message.kind === 'sent') window?.dispatch({ ...message, kind: 'endedElsewhere' });
    if (message.kind !== 'changed') return;
    const { kind: _, ...form } = message;
    window?.dispatch({ kind: 'windowChanged', form, chosenBroker: this.chosenBroker });
  }
}

const EMPTY = { token: TOKEN, signedIn: [] };

//
describe('two windows', () => {
  it('have the same answers, whichever they are typed in, each at its own step', () => {
    const browser = new Browser();
    const { first, second } = browser;
    first.open(ownFound({ session: EMPTY }));
    first.answer('firstname', 'Émile');
    second.open(ownFound({ session: EMPTY }));
    browser.talk();
    expect(second.state.form.answers.firstname).toBe('Émile');
    expect(second.state.form.uniqId).toBe(first.state.form.uniqId);
    second.answer('street', 'Rue Haute');
    second.goTo('2');
    browser.talk();
    first.answer('number', '7');
    browser.talk();
    for (const { form } of [first.state, second.state])
      expect(form.answers).toMatchObject({ firstname: 'Émile', street: 'Rue Haute', number: '7' });
    expect(first.state.form.step).toBe('1');
    expect(second.state.form.step).toBe('2');
    second.dispatch({ kind: 'saveRequested' });
    expect(second.settle().last('saveDraft').draft.body).toMatchObject({ number: '7' });
  });

  it('keep two applications that were both begun apart', () => {
    const browser = new Browser();
    browser.first.open(ownFound({ session: sessionOf(draftOf({ street: 'Rue Haute' }, 'one')) }));
    browser.second.open(ownFound({ session: sessionOf(draftOf({ street: 'Rue Basse' }, 'two')) }));
    browser.first.answer('number', '7');
    browser.talk();
    expect(browser.first.state.form).toMatchObject({ uniqId: 'one', answers: { number: '7' } });
    expect(browser.second.state.form).toMatchObject({
      uniqId: 'two',
      answers: { street: 'Rue Basse' },
    });
  });

  it('have the loan that was accepted in one of them', () => {
    const browser = new Browser();
    browser.first.open();
    browser.second.open();
    browser.talk();
    const other = { ...LOAN, duration: 36 };
    const { uniqId, answers } = browser.second.state.form;
    const form = { uniqId, answers: { ...answers, number: '7' }, loan: other };
    browser.second.dispatch({ kind: 'windowChanged', form, chosenBroker: undefined });
    expect(browser.second.state.loan).toEqual(other);
  });

  it('have the broker who was chosen in this browser since', () => {
    const browser = new Browser();
    browser.first.open();
    browser.second.open();
    browser.talk();
    browser.chosenBroker = 'FLV-0002';
    browser.first.answer('street', 'Rue Basse');
    browser.talk();
    for (const { form } of [browser.first.state, browser.second.state])
      expect(form.answers).toMatchObject({ street: 'Rue Basse', [BROKER_NAME]: 'FLV-0002' });
  });

  it('know that the request was sent', () => {
    const browser = new Browser();
    browser.first.sending();
    browser.second.open();
    browser.talk();
    const answer = { kind: 'sent', sent: { reference: 'FLV-1' } } as const;
    browser.first.dispatch({ kind: 'sendAnswered', try: browser.first.last('send').try, answer });
    browser.talk();
    expect(browser.second.state.saving.saved).toBe('sent');
    // Nothing is told of what is over.
    browser.second.dispatch({ kind: 'windowOpened' });
    expect(browser.first.state.form.step).toBe('7');
  });

  it('know that it was shared, and where it is followed', () => {
    const window = new ApplicationWindow().open();
    window.dispatch({ kind: 'endedElsewhere', uniqId: 'own', end: 'shared', follow: '/fr/x' });
    expect(window.state.saving).toMatchObject({ saved: 'shared', follow: '/fr/x' });
  });

  it('leave each other’s ends alone', () => {
    const window = new ApplicationWindow().open();
    window.dispatch({ kind: 'endedElsewhere', uniqId: 'another', end: 'sent' });
    expect(window.state.saving.saved).not.toBe('sent');
  });
});

it('tells and hears nothing before there is a form, nor of a co-borrower’s', () => {
  const message = { uniqId: 'own', answers: { street: 'Rue Haute' }, loan: LOAN };
  const waiting = new ApplicationWindow().open(ownFound({ session: undefined }));
  const part = { kind: 'part', loan: LOAN, session: sessionOf(draftOf()), isKept: true } as const;
  for (const window of [waiting, new ApplicationWindow().open(part)]) {
    expect(window.dispatch({ kind: 'windowOpened' })).toEqual([]);
    window.dispatch({ kind: 'windowChanged', form: message, chosenBroker: undefined });
    expect(window.state.form.answers.street).not.toBe('Rue Haute');
    expect(window.all('notifyWindows')).toEqual([]);
  }
});

it('says that it opened, answers others with what it has, and is silent at the thank-you', () => {
  const window = new ApplicationWindow().open();
  expect(window.all('notifyWindows')).toEqual([
    { kind: 'notifyWindows', message: { kind: 'opened' } },
  ]);
  const { uniqId, answers } = window.state.form;
  const message = { kind: 'changed', uniqId, answers, loan: LOAN };
  expect(window.dispatch({ kind: 'windowOpened' })).toEqual([{ kind: 'notifyWindows', message }]);
  const form = { uniqId, answers, loan: LOAN };
  window.dispatch({ kind: 'windowChanged', form, chosenBroker: undefined });
  expect(window.state.signingIn.fresh).toEqual([]);
  window.goTo('7');
  expect(window.dispatch({ kind: 'windowOpened' })).toEqual([]);
});
