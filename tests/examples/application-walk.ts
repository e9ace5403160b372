import { expect } from 'vitest';
import { entriesOf } from '#journey/answers.ts';
import type { Effect } from '#journey/application/effect.ts';
import { isDraftEnd } from '#journey/application/ends.ts';
import type { ApplicationEvent } from '#journey/application/event.ts';
import type { ApplicationState } from '#journey/application/state.ts';
import { CONSENTS } from '#journey/form-fields.ts';
import { coborrowersView } from '#journey/shared-application.ts';
import type { StepId } from '#journey/step.ts';
import { type AnsweredEffect, answersTo, isAnswered } from './answers-to-calls.ts';
import { ApplicationWindow, LOAN, TOKEN, tokenUntil } from './application-window.ts';
import { COMPLETE_ANSWERS } from './complete-answers.ts';
import { COBORROWERS_ANSWERS, SHARED_ANSWERS } from './shared-answers.ts';

const STEPS: readonly StepId[] = ['1', '2', '3', '4b', '5', '6'];

/** What a visitor and their browser may do. */
export const DEEDS: readonly ((seed: number) => ApplicationEvent)[] = [
  (seed) => ({ kind: 'answered', name: 'street', value: `Rue ${seed}` }),
  (seed) => ({ kind: 'answered', name: 'number', value: String(seed) }),
  (seed) => ({ kind: 'answered', name: CONSENTS[seed % CONSENTS.length] ?? '', value: 'yes' }),
  () => ({ kind: 'answered', name: 'hasCredits', value: 'yes' }),
  () => ({ kind: 'answered', name: 'hasCredits', value: 'no' }),
  () => ({ kind: 'entryAdded', list: 'currentCredits' }),
  () => ({ kind: 'entryDeleted', list: 'currentCredits', index: 0 }),
  () => ({ kind: 'fieldLeft', name: 'street' }),
  () => ({ kind: 'reset' }),
  () => ({ kind: 'resetUndone' }),
  () => ({ kind: 'next' }),
  () => ({ kind: 'next' }),
  () => ({ kind: 'proceeded' }),
  () => ({ kind: 'adapted' }),
  () => ({ kind: 'previous' }),
  () => ({ kind: 'send' }),
  () => ({ kind: 'send' }),
  () => ({ kind: 'share' }),
  (seed) => ({ kind: 'stepChosen', step: STEPS[seed % STEPS.length] ?? '1' }),
  () => ({ kind: 'stepChosen', step: '6' }),
  (seed) => ({
    kind: 'historyMoved',
    step: STEPS[seed % STEPS.length],
    cameFrom: seed % 2 === 0 ? '1' : undefined,
  }),
  () => ({ kind: 'changeSought', step: '1', name: 'street' }),
  () => ({ kind: 'saveRequested' }),
  () => ({ kind: 'retried' }),
  () => ({ kind: 'timePassed' }),
  () => ({ kind: 'renewalRequested' }),
  () => ({ kind: 'linkRequested' }),
  () => ({ kind: 'leavingSought' }),
  () => ({ kind: 'leavingCancelled' }),
  () => ({ kind: 'leavingConfirmed', becomes: 'mailed' }),
  (seed) => ({ kind: 'tokenStored', token: tokenUntil(seed) }),
  () => ({ kind: 'declined' }),
  () => ({ kind: 'wentOnHere' }),
  () => ({ kind: 'signInChosen', provider: 'bank' }),
  () => ({ kind: 'pageLeft' }),
  () => ({ kind: 'pageShownAgain', stored: TOKEN }),
  () => ({ kind: 'languageChosen', locale: 'nl', href: '/nl/' }),
  () => ({ kind: 'patienceEnded' }),
  (seed) => ({
    kind: 'windowChanged',
    form: { uniqId: 'own', answers: { ...COMPLETE_ANSWERS, street: `Rue ${seed}` }, loan: LOAN },
    chosenBroker: undefined,
  }),
];

const OF_THE_BROWSER: ReadonlySet<ApplicationEvent['kind']> = new Set([
  'historyMoved',
  'timePassed',
  'pageLeft',
  'pageShownAgain',
  'patienceEnded',
  'windowChanged',
  'tokenStored',
] as const);

/** What changes answers; no call that fails, and no other event, loses what was typed. */
const CHANGES_ANSWERS: ReadonlySet<ApplicationEvent['kind']> = new Set([
  'answered',
  'entryAdded',
  'entryAnswered',
  'entryDeleted',
  // A street that was written with its number is split.
  'fieldLeft',
  'reset',
  'resetUndone',
  'next',
  'send',
  'share',
  'proceeded',
  'opened',
  'botCheckPassed',
  'windowChanged',
] as const);

/** A walk through an application, and the laws that hold at each of its turns. */
export class ApplicationWalk {
  readonly window = new ApplicationWindow();
  /** Calls that nobody has answered yet. */
  calls: AnsweredEffect[] = [];
  private answered: AnsweredEffect[] = [];
  private isSent = false;

  dispatch(event: ApplicationEvent): void {
    const { window } = this;
    const before = window.state;
    const effects = window.dispatch(event);
    const after = window.state;
    for (const effect of effects) if (isAnswered(effect)) this.calls.push(effect);
    if (!CHANGES_ANSWERS.has(event.kind) && after.page !== 'left')
      expect(after.form.answers, event.kind).toBe(before.form.answers);
    for (const effect of effects) this.holdEffect(effect, before, after);
    this.holdWaiting();
  }

  /** A deed of the visitor's, where the page has anything to do it with; the browser's at any time. */
  do(event: ApplicationEvent): void {
    const { page, form } = this.window.state;
    const isOfVisitor = !OF_THE_BROWSER.has(event.kind);
    if (isOfVisitor && (page !== 'form' || form.step === '7')) return;
    this.dispatch(event);
  }

  /** Answers a call; which of them, and how, the seed says. */
  answer(seed: number, isBest = false): void {
    const call = this.calls[seed % this.calls.length];
    if (!call) return;
    this.calls = this.calls.filter((other) => other !== call);
    this.answered.push(call);
    const answers = answersTo(call);
    const chosen = answers[isBest ? 0 : Math.floor(seed / 7) % answers.length];
    if (!chosen) return;
    this.dispatch(chosen);
    if (chosen.kind === 'sendAnswered' && chosen.answer.kind === 'sent') this.isSent = true;
  }

  /** What was answered before is answered once more, and otherwise: nothing comes of it. */
  answerAgain(seed: number): void {
    const call = this.answered[seed % this.answered.length];
    if (!call || call.kind === 'saveDraft' || call.kind === 'validatePostcodes') return;
    const answers = answersTo(call);
    const chosen = answers[seed % answers.length];
    if (!chosen || chosen.kind === 'screensLoaded') return;
    const before = this.window.state;
    this.dispatch(chosen);
    expect(this.window.state, `a late ${chosen.kind}`).toEqual(before);
  }

  private holdEffect(effect: Effect, before: ApplicationState, after: ApplicationState): void {
    if (effect.kind === 'send' || effect.kind === 'share') {
      expect(this.isSent, 'sent twice').toBe(false);
      const sends = this.calls.filter(({ kind }) => kind === 'send' || kind === 'share');
      expect(sends, 'sent while being sent').toHaveLength(1);
    }
    // No call is made under a session that is over.
    if ('draft' in effect)
      expect([before.session.token, after.session.token]).toContain(effect.draft.token);
  }

  /** Whatever waits, waits for a call that is on its way. */
  private holdWaiting(): void {
    const { state } = this.window;
    const { leaving, saving, sending, reproposal, draftLink, signingIn, steps, opening, session } =
      state;
    // Anyone who has left waits for nothing.
    if (state.page === 'left') this.calls = [];
    const isOnItsWay = (number: number) =>
      this.calls.some((call) => 'try' in call && call.try === number);
    const ending = state.leavingComputer;
    const isEnding = ending?.stage === 'settling' || ending?.stage === 'ending';
    const waiting = [leaving, sending.underWay, reproposal, draftLink, signingIn.leaving];
    for (const waits of [...waiting, isEnding ? ending : undefined]) {
      if (!waits || waits.stage === 'answered' || waits.stage === 'away') continue;
      if (waits.stage === 'settling') expect(saving.isUnderWay).toBe(true);
      else expect(isOnItsWay(waits.try), waits.stage).toBe(true);
    }
    if (steps.awaited) expect(isOnItsWay(steps.awaited.try)).toBe(true);
    if (opening !== undefined) expect(isOnItsWay(opening)).toBe(true);
    if (session.renewal) expect(isOnItsWay(session.renewal.try)).toBe(true);
    const drafts = this.calls.filter(({ kind }) => kind === 'saveDraft');
    expect(drafts).toHaveLength(saving.isUnderWay ? 1 : 0);
  }

  answerAll(): void {
    for (let turns = 0; this.calls.length > 0; turns++) {
      if (turns > 50) throw new Error('It never stops asking');
      this.answer(0, true);
    }
  }

  /** One more turn of an applicant who wants to arrive; true where they have. */
  goOn(): boolean {
    this.answerAll();
    const { page, form, ended, saving, mode, problem, steps } = this.window.state;
    if (form.step === '7' || ended !== undefined || page === 'left') return true;
    // The thank-you was left, or there was never anything to apply for.
    if (page === 'params-missing') return true;
    if (page === 'loading') this.dispatch({ kind: problem === 'loading' ? 'retried' : 'next' });
    else if (page === 'captcha')
      this.dispatch({
        kind: 'botCheckPassed',
        session: { token: tokenUntil(600), signedIn: [] },
        chosenBroker: undefined,
      });
    else if (steps.returning)
      this.dispatch({ kind: 'historyMoved', step: steps.returning.to, cameFrom: undefined });
    else if (isDraftEnd(saving.saved)) this.dispatch({ kind: 'wentOnHere' });
    else if (form.step === '4b' || form.step === '4' || form.step === '1c')
      this.dispatch({ kind: 'proceeded' });
    else {
      const right = {
        ...(mode === 'e2'
          ? coborrowersView(SHARED_ANSWERS, COBORROWERS_ANSWERS)
          : COMPLETE_ANSWERS),
        hasCredits: 'no',
      };
      for (const [name, value] of Object.entries(right))
        if (typeof value === 'string') this.dispatch({ kind: 'answered', name, value });
      if (
        form.step === '5' &&
        mode === 'e1' &&
        entriesOf(form.answers, 'creditReasons').length === 0
      ) {
        this.dispatch({ kind: 'entryAdded', list: 'creditReasons' });
        const reason = { list: 'creditReasons', index: 0, name: 'reason', value: '81' };
        this.dispatch({ kind: 'entryAnswered', ...reason });
      }
      for (const name of form.step === '6' ? CONSENTS : [])
        this.dispatch({ kind: 'answered', name, value: 'yes' });
      this.dispatch({ kind: form.step === '6' ? 'send' : 'next' });
    }
    this.answerAll();
    return false;
  }
}
