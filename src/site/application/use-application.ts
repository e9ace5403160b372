import { useState } from 'react';
import { hasAnswers } from '#journey/check-step.ts';
import { brokerOf, withBroker } from '#journey/chosen-broker.ts';
import type { StepId } from '#journey/step.ts';
import { chosenBroker, forgetBroker } from '#site/brokers/chosen/stored-broker.ts';
import { useBrokerName } from '#site/brokers/chosen/use-broker-name.ts';
import { forgetArrival } from '#site/browser/analytics/arrival.ts';
import { declinePart, endIn } from './coborrowers-part.ts';
import type { Session } from './open-application.ts';
import type { ApplicationSetup } from './setup.ts';
import { removeStoredParams } from './stored-params.ts';
import { useAnswering } from './use-answering.ts';
import { type ApplicationState, useApplicationState } from './use-application-state.ts';
import { useArrival, useLanguageMark } from './use-arrival.ts';
import { type DraftModel, useDraft } from './use-draft.ts';
import { useLanguageSwitch } from './use-language-switch.ts';
import { useLeaving } from './use-leaving.ts';
import { useMirroredForm } from './use-mirrored-form.ts';
import { useOpening } from './use-opening.ts';
import { useProspect } from './use-prospect.ts';
import { type Sent, useSending } from './use-sending.ts';
import { type SignInModel, useSignIn } from './use-sign-in.ts';
import { useSteps } from './use-steps.ts';

/** The application's state and everything one can do to it. */
export function useApplication(setup: ApplicationSetup) {
  const { locale } = setup;
  const state = useApplicationState(setup);
  const { page, problem, loan, facts, form, mode, ended, current } = state;
  const draft = useDraft(state, locale);
  const { saved, documents, expired, ending } = draft;
  const signIn = useSignIn({
    borrower: mode === 'e2' ? 'coborrower' : 'applicant',
    ...{ locale, page, form },
    token: draft.heldToken,
    change: state.change,
    // The page is about to be left: what was typed has to be there when it is come back to.
    save: async () => {
      draft.save();
      return await draft.settled();
    },
    isSessionKept: () => draft.session().read() !== undefined,
    learn: (answers) => void state.learnPostcodes(answers),
    onExpired: draft.expire,
  });
  const { open, formUnder } = useOpening(state, draft, signIn, setup);
  const isFilledIn = page === 'form' && mode === 'e1' && form.step !== '7';
  useProspect({ form, facts: isFilledIn ? facts : undefined, locale, token: draft.heldToken });
  const tellSent = useMirror(state, draft, signIn, isFilledIn);
  const [sent, setSent] = useState<Sent>({});
  const [mark, setMark] = useLanguageMark(setup);
  // Whoever has switched the language has not arrived directly.
  const [arrivedAt] = useState<StepId>(mark ? '1' : setup.step);
  const steps = useSteps(
    state,
    draft,
    { locale, step: arrivedAt },
    () => sending.rest(),
    () => (sent.reference === undefined ? 'to-agree' : 'sent'),
  );
  const leaving = useLeaving(state, draft, steps);
  const isArriving = mark !== undefined && page === 'form';
  useArrival({ mark, onArrived: () => setMark(undefined), state, steps, leaving });
  useLanguageSwitch({
    step: page === 'form' ? form.step : '1',
    leaving: form.proposal?.leaving,
    save: async () => {
      if (page !== 'form' || form.step === '7') return;
      draft.save();
      await draft.settled();
    },
  });
  const sending = useSending({
    judge: leaving.judge,
    show: (found) => state.ask(found.map((fault) => fault.field)),
    draft: () => {
      const { form: now } = current();
      const call = draft.callFor(now);
      return call && { ...call, body: { ...call.body, ...now.consents } };
    },
    settled: draft.settled,
    session: draft.session(),
    keepsSession: mode === 'e2',
    token: draft.token,
    onSent: (of) => {
      if (mode === 'e1') {
        removeStoredParams();
        forgetArrival();
        const end = of.reference === undefined ? 'shared' : 'sent';
        tellSent({ uniqId: current().form.uniqId, end, follow: of.follow });
      }
      setSent(of);
      steps.end();
    },
    onExpired: draft.expire,
    onEnded: (answer) => state.setEnded(endIn(answer)),
    onDraftEnd: draft.end,
    onAnswered: draft.saveLatest,
    onLoanRefused: leaving.proposeAnew,
  });
  const answering = useAnswering(state, draft, sending.takeBack);
  const brokerId = brokerOf(form.answers);
  const brokerName = useBrokerName(brokerId);

  return {
    // Until the step is opened at which the language was switched, there is none to show.
    page: isArriving ? ('loading' as const) : page,
    ...{ problem, loan, facts, form, mode, ended, saved, documents, expired, ending, signIn },
    ...{ step: state.step, values: state.values, reachable: state.reachable, ask: state.ask },
    ...{ save: draft.save, renewSession: draft.renewSession },
    /** The token of a session that is over, for the bot check to give it back. */
    lapsed: draft.lapsed,
    acceptSession: (session: Session) => {
      state.settle(formUnder(session));
      draft.acceptSession(session.token);
    },
    ...{ sending: sending.state, refusals: sending.refusals },
    ...{ send: sending.send, share: sending.share },
    ...{ next: leaving.next, proceed: leaving.proceed, adapt: leaving.adapt },
    unoffered: leaving.unoffered,
    ...{ goTo: steps.goTo, previous: steps.previous },
    ...{ openAt: steps.openAt, changeAnswerAt: steps.changeAnswerAt },
    ...answering,
    /** Who goes along; the name once it is known. */
    broker: brokerId === undefined ? undefined : { id: brokerId, name: brokerName },
    /** Takes them out, for what is sent later too. */
    removeBroker: () => {
      forgetBroker();
      const { form: before } = current();
      const after = { ...before, answers: withBroker(before.answers, undefined) };
      state.settle(after);
      draft.save(after);
    },
    reference: sent.reference,
    /** Where the applicant follows what was shared; present once it is. */
    follow: sent.follow ?? draft.follow,
    /** The faults that are shown now. */
    faults: state.faults.filter(
      ({ field }) => form.asked.has(field) || signIn.originOf(field) !== undefined,
    ),
    /** All faults of the step, shown or not. */
    allFaults: state.faults,
    retry: () => (problem === 'loading' ? void open() : draft.save()),
    mailLink: draft.mailLink,
    goOnHere: draft.goOnHere,
    /** The co-borrower does not want to borrow: nothing of theirs is kept. False where it failed. */
    decline: async () => {
      const declined = await declinePart(draft.heldToken());
      if (declined === 'failed') return false;
      draft.hold(undefined);
      state.setEnded(declined);
      return true;
    },
    /** Back to the simulator: stages can be clicked again only once they are reached again. */
    leaveForSimulator: () => {
      const after = { ...current().form, maxStep: 1 };
      state.setForm(after);
      // The page is on its way out: an ordinary call would not outlive it.
      draft.saveOnLeaving(after);
    },
  };
}

export type ApplicationModel = ReturnType<typeof useApplication>;

/** The same application in the browser's other windows; returns what tells them that it was sent. */
function useMirror(
  { form, loan, current, setLoan, setForm }: ApplicationState,
  { end }: DraftModel,
  signIn: SignInModel,
  isFilledIn: boolean,
) {
  return useMirroredForm({
    form: isFilledIn && loan ? { uniqId: form.uniqId, answers: form.answers, loan } : undefined,
    adopt: (other) => {
      const { form: own } = current();
      // An application of its own stays its own; one not begun becomes the other window's.
      const { creditReasons: _preset, ...typed } = own.answers;
      if (other.uniqId !== own.uniqId && hasAnswers(typed)) return;
      setLoan(other.loan);
      const answers = signIn.keepIn(other.answers);
      // Who was chosen in this browser since goes along, in whichever window.
      const broker = chosenBroker() ?? brokerOf(answers);
      setForm({ ...own, uniqId: other.uniqId, answers: withBroker(answers, broker) });
    },
    onSent: (ended) => {
      if (ended.uniqId === current().form.uniqId) end(ended.end, ended.follow);
    },
  });
}
