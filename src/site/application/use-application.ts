import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { calendarDateIn } from '#domain/calendar/clock.ts';
import { LEAVINGS, type Proposal } from '#journey/alternative-conditions.ts';
import type { Answers } from '#journey/answers.ts';
import { addEntry, changeAnswer, changeEntry, deleteEntry } from '#journey/change-answer.ts';
import { checkStep, hasAnswers } from '#journey/check-step.ts';
import type { Facts, Loan } from '#journey/facts.ts';
import type { Fault } from '#journey/fault.ts';
import { entryFieldName } from '#journey/field.ts';
import { CONSENTS } from '#journey/form-fields.ts';
import { nextStep, previousStep, reachableSteps, stepNumber } from '#journey/navigation.ts';
import { withPurposeOf } from '#journey/purposes.ts';
import { NOTHING_JUDGED } from '#journey/shared-application.ts';
import type { StepId } from '#journey/step.ts';
import { stepOf } from '#journey/steps.ts';
import { listFor } from '#words/fields/choices.ts';
import { forgetArrival } from '../analytics/arrival.ts';
import { calls } from './calls.ts';
import { endIn, type LinkEnd, openCoborrowersPart, takeLink } from './coborrowers-part.ts';
import { type Documents, documentsIn } from './documents.ts';
import { DraftSaver, type SaveState } from './draft-saver.ts';
import {
  asDraft,
  coborrowersForm,
  emptyForm,
  type FormState,
  resumedForm,
  valuesFor,
} from './form-state.ts';
import { type Judged, verdictIn } from './household-verdict.ts';
import { loadLaterScreens } from './load-later-screens.ts';
import { offerConditions } from './offer-conditions.ts';
import { openApplication } from './open-application.ts';
import { createPostcodeBook } from './postcode-book.ts';
import type { ApplicationSetup } from './setup.ts';
import { pushStepEvent } from './step-events.ts';
import { removeStoredParams, storeLoan } from './stored-params.ts';
import { applicantsSession, coborrowersSession } from './stored-session.ts';
import { tidyStep } from './tidy-step.ts';
import { useMirroredForm } from './use-mirrored-form.ts';
import { useProspect } from './use-prospect.ts';
import { useSavingAgain } from './use-saving-again.ts';
import { type Sent, useSending } from './use-sending.ts';
import { useSessionRenewal } from './use-session-renewal.ts';
import { useSignIn } from './use-sign-in.ts';
import { useStepHistory } from './use-step-history.ts';

/** The specification's page states, and what is shown where the server does not answer. */
export type PageState = 'loading' | 'params-missing' | 'captcha' | 'form';

/** spec 2 §1: e1 is the main applicant's, e2 the co-borrower's who opened the mailed link. */
export type Mode = 'e1' | 'e2';

export type Problem = 'loading' | 'postcode' | 'rate' | 'screens' | 'not-offered' | undefined;

/** Still on the way back to the recap: on the step that is changed, and what its leaving brings up. */
function changingOn({ changing, step }: FormState, to: StepId): string | undefined {
  return to === step || stepOf(to).answersProposal ? changing : undefined;
}

/** The postcodes that are asked of either borrower. */
const ZIPS = ['zip', 'employerZip', 'coborrowerZip', 'coborrowerEmployerZip'];

/** The application's state and everything one can do to it. */
export function useApplication(setup: ApplicationSetup) {
  const [page, setPage] = useState<PageState>('loading');
  const [problem, setProblem] = useState<Problem>();
  const [loan, setLoan] = useState<Loan>();
  const [form, setForm] = useState<FormState>(emptyForm);
  const [saved, setSaved] = useState<SaveState>('idle');
  const [mode, setMode] = useState<Mode>('e1');
  const [ended, setEnded] = useState<LinkEnd>();
  const [judged, setJudged] = useState<Judged>();
  const [sent, setSent] = useState<Sent>({});
  const [documents, setDocuments] = useState<Documents>();
  const [expired, setExpired] = useState(false);
  const [lookups, setLookups] = useState(0);
  const [unoffered, setUnoffered] = useState<Proposal>();
  const token = useRef<string>(undefined);
  const [postcodes] = useState(createPostcodeBook);
  const [saver] = useState(
    () =>
      new DraftSaver(calls.saveDraft, (state, answer) => {
        // What failed is said until it has worked: a notice that comes and goes is no help.
        setSaved((before) => (state === 'saving' && before === 'failed' ? before : state));
        if (state === 'ended') setEnded(endIn(answer));
        if (state === 'saved') setDocuments((before) => documentsIn(answer) ?? before);
      }),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a look-up taught changes the facts.
  const facts = useMemo<Facts | undefined>(
    () =>
      loan && {
        today: calendarDateIn('Europe/Brussels', new Date()),
        loan,
        ...(form.proposal && { proposal: form.proposal }),
        ...(mode === 'e2' && { e2: judged ?? NOTHING_JUDGED }),
        codesOf: (list) => listFor(setup, loan.product, list).map(([code]) => code),
        isBelgianPostcode: (zip) => postcodes.isPostcode(zip),
        // The choices offered are the postcode's own; the server looks again.
        isCityOf: () => true,
      },
    [loan, form.proposal, mode, judged, setup, postcodes, lookups],
  );

  const latest = useRef({ form, loan, page, mode });
  latest.current = { form, loan, page, mode };
  const session = useCallback(
    () => (latest.current.mode === 'e2' ? coborrowersSession : applicantsSession),
    [],
  );

  const draftCall = useCallback(
    (of: FormState) => {
      const { loan: wanted } = latest.current;
      if (!wanted || !token.current) return undefined;
      const body = asDraft(of, wanted, setup.locale);
      return { uniqId: of.uniqId, step: of.step, token: token.current, body };
    },
    [setup.locale],
  );

  const save = useCallback(
    (of: FormState = latest.current.form) => {
      const draft = draftCall(of);
      if (draft) saver.save(draft);
    },
    [draftCall, saver],
  );

  const signIn = useSignIn({
    borrower: mode === 'e2' ? 'coborrower' : 'applicant',
    locale: setup.locale,
    page,
    form,
    token: () => token.current,
    change: (edit) => change(edit),
    // The page is about to be left: what was typed has to be there when it is come back to.
    save: async () => {
      save();
      return await saver.settled();
    },
    isSessionKept: () => session().read() !== undefined,
    learn: (answers) => void learnPostcodes(answers),
    onExpired: () => setSaved('expired'),
  });

  const open = useCallback(async () => {
    setProblem(undefined);
    setPage('loading');
    const link = takeLink();
    if (link) {
      const part = await openCoborrowersPart(link);
      if (part.kind === 'unreachable') return setProblem('loading');
      if (part.kind === 'ended') return setEnded(part.end);
      token.current = part.session.token;
      setMode('e2');
      setLoan(part.loan);
      setForm(signIn.arrive(coborrowersForm(part.session), 'coborrower', part.session.signedIn));
      return setPage('form');
    }
    const opened = await openApplication();
    if (opened.kind === 'unreachable') return setProblem('loading');
    if (opened.kind === 'not-offered') setProblem('not-offered');
    if (opened.kind !== 'opened') return setPage('params-missing');
    token.current = opened.session?.token;
    setLoan(opened.loan);
    setForm(
      signIn.arrive(
        resumedForm(opened.session, opened.loan),
        'applicant',
        opened.session?.signedIn,
      ),
    );
    setPage(token.current ? 'form' : 'captcha');
  }, [signIn.arrive]);

  useEffect(() => void open(), [open]);

  // Answers are saved as one goes; what was typed last leaves with the page.
  useEffect(() => {
    const leave = () => {
      const draft = latest.current.page === 'form' && draftCall(latest.current.form);
      if (draft && latest.current.form.step !== '7') saver.saveOnLeaving(draft);
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [draftCall, saver]);

  const saveLatest = useCallback(() => save(), [save]);
  useSavingAgain(saved === 'failed', saveLatest);

  const heldToken = useCallback(() => token.current, []);
  const keepToken = useCallback((fresh: string) => {
    token.current = fresh;
  }, []);
  const expire = useCallback(() => setSaved('expired'), []);
  useProspect({
    form,
    facts: page === 'form' && mode === 'e1' && form.step !== '7' ? facts : undefined,
    locale: setup.locale,
    token: heldToken,
  });
  const renewal = useSessionRenewal({
    token: heldToken,
    session,
    onRenewed: keepToken,
    onExpired: expire,
  });

  const tellSent = useMirroredForm({
    form:
      page === 'form' && mode === 'e1' && form.step !== '7' && loan
        ? { uniqId: form.uniqId, answers: form.answers, loan }
        : undefined,
    adopt: (other) => {
      const { form: own } = latest.current;
      // An application of its own stays its own; one not begun becomes the other window's.
      const { creditReasons: _preset, ...typed } = own.answers;
      if (other.uniqId !== own.uniqId && hasAnswers(typed)) return;
      setLoan(other.loan);
      setForm({ ...own, uniqId: other.uniqId, answers: signIn.keepIn(other.answers) });
    },
    onSent: (uniqId) => uniqId === latest.current.form.uniqId && setSaved('sent'),
  });

  useEffect(() => {
    if (saved !== 'expired') return;
    // The link can be opened again; nothing else brings a co-borrower's session back.
    if (latest.current.mode === 'e2') return setEnded('expired');
    applicantsSession.remove();
    token.current = undefined;
    // Another session may not write to this draft: the answers go on under a new one.
    setForm((before) => ({ ...before, uniqId: crypto.randomUUID() }));
    setDocuments(undefined);
    setExpired(true);
    setPage('captcha');
  }, [saved]);

  useEffect(() => {
    if (ended) setPage('params-missing');
  }, [ended]);

  useEffect(() => pushStepEvent(form.step), [form.step]);

  const step = stepOf(form.step);
  const values = valuesFor(step, form);
  const faults = useMemo<readonly Fault[]>(
    () => (facts ? checkStep(step, values, facts) : []),
    [facts, step, values],
  );
  const reachable = useMemo(() => {
    if (!facts) return ['1'] as readonly StepId[];
    const steps = reachableSteps(form.answers, facts);
    // What lies behind the budget waits for the verdict on the two.
    return facts.e2 && !judged ? steps.filter((id) => stepNumber(id) <= 3) : steps;
  }, [facts, form.answers, judged]);

  /** Sets the form at once, for what follows before the next rendering. */
  const settle = useCallback((after: FormState) => {
    latest.current = { ...latest.current, form: after };
    setForm(after);
  }, []);

  const onSent = (of: Sent) => {
    const { uniqId } = latest.current.form;
    if (mode === 'e1') {
      removeStoredParams();
      forgetArrival();
      tellSent(uniqId);
    }
    setSent(of);
    history.replace('7');
  };

  const {
    state: sending,
    refusals,
    send,
    share,
    takeBack,
    rest,
  } = useSending({
    judge: () => judge(),
    show: (found) => ask(found.map((fault) => fault.field)),
    draft: () => {
      const { form: now } = latest.current;
      const draft = draftCall(now);
      return draft && { ...draft, body: { ...draft.body, ...now.consents } };
    },
    settled: () => saver.settled(),
    session: session(),
    token,
    onSent,
    onExpired: expire,
    onEnded: (answer) => setEnded(endIn(answer)),
    onAnswered: saveLatest,
  });

  const goTo = useCallback(
    (to: StepId) => {
      const { form: before } = latest.current;
      const after = {
        ...before,
        // A proposal is answered on its own screens; elsewhere the answers may change again.
        proposal: stepOf(to).answersProposal ? before.proposal : undefined,
        changing: changingOn(before, to),
        aim: to === '6' ? before.changing : undefined,
        step: to,
        maxStep: Math.max(before.maxStep, to === '7' ? 0 : stepNumber(to)),
        asked: new Set<string>(),
        consents: {},
      };
      settle(after);
      rest();
      if (to !== '7') save(after);
    },
    [save, settle, rest],
  );

  const history = useStepHistory({
    locale: setup.locale,
    initial: setup.step,
    current: () => latest.current.form.step,
    canOpen: (id) => latest.current.form.step !== '7' && reachable.includes(id),
    open: (id) => {
      if (latest.current.form.step === '7') {
        if (latest.current.mode === 'e2') setEnded('sent');
        setPage('params-missing');
      }
      // A link within the page is a step in the history, and none in the application.
      else if (id !== latest.current.form.step)
        void loadLaterScreens().then((there) => (there ? goTo(id) : setProblem('screens')));
    },
  });

  const change = useCallback((edit: (answers: Answers) => Answers) => {
    setForm((before) => {
      const { erased: _gone, ...rest } = before;
      return { ...rest, answers: edit(before.answers) };
    });
  }, []);

  /** Faults of these controls are shown from now on. */
  const ask = useCallback((names: readonly string[]) => {
    setForm((before) => ({ ...before, asked: new Set([...before.asked, ...names]) }));
  }, []);

  const learnPostcodes = useCallback(
    async (of: Answers) => {
      const zips = ZIPS.map((name) => String(of[name] ?? '').trim());
      const learnt = await postcodes.learn(zips);
      setLookups((before) => before + 1);
      return learnt;
    },
    [postcodes],
  );

  /** Whoever presses Enter leaves no field: what the step shows is written as its fields write it. */
  const tidyTyped = (world: Facts) => {
    const { form: typed } = latest.current;
    const scope = { answers: typed.answers, facts: world };
    const answers = tidyStep(stepOf(typed.step), scope);
    if (answers !== typed.answers) settle({ ...typed, answers });
  };

  /** The faults of the step as it stands, or nothing where the postcode could not be asked. */
  const judge = async (): Promise<readonly Fault[] | undefined> => {
    if (!facts) return undefined;
    setProblem(undefined);
    tidyTyped(facts);
    const current = valuesFor(stepOf(latest.current.form.step), latest.current.form);
    if (!(await learnPostcodes(current))) {
      setProblem('postcode');
      return undefined;
    }
    const now = valuesFor(stepOf(latest.current.form.step), latest.current.form);
    return checkStep(stepOf(latest.current.form.step), now, facts);
  };

  /** Leaves the step where everything is right; else shows all that is not, and returns it. */
  const next = async (): Promise<readonly Fault[]> => {
    const found = await judge();
    if (!found || !facts) return [];
    if (found.length > 0) {
      ask(found.map((fault) => fault.field));
      return found;
    }
    const { step: from, answers } = latest.current.form;
    if (mode === 'e2') return await leaveCoborrowersStep(from, answers, facts);
    const leaving = LEAVINGS.find((id) => id === from);
    const offer = leaving && (await offerConditions(leaving, answers, facts.loan, facts.today));
    if (offer?.kind === 'unreachable' || offer?.kind === 'not-offered') {
      setProblem(offer.kind === 'unreachable' ? 'rate' : offer.kind);
      setUnoffered(offer.kind === 'not-offered' ? offer.proposal : undefined);
      return [];
    }
    const proposal = offer?.kind === 'offered' ? offer.conditions : undefined;
    settle({ ...latest.current.form, proposal });
    await leaveFor(nextStep(from, answers, { ...facts, ...(proposal && { proposal }) }), facts);
    return [];
  };

  /** In mode e2 the server says what the two of them can carry, and on which conditions. */
  const leaveCoborrowersStep = async (
    from: StepId,
    answers: Answers,
    world: Facts,
  ): Promise<readonly Fault[]> => {
    let verdict = judged;
    if (from === '3' || (verdict && stepNumber(from) < 3)) {
      const draft = draftCall(latest.current.form);
      if (!draft) return [];
      await saver.settled();
      const reply = await calls.saveDraft(draft, false);
      if (reply.kind === 'answered' && reply.status === 410) {
        setEnded(endIn(reply.body));
        return [];
      }
      verdict = verdictIn(reply, world.loan.productName);
      if (!verdict) {
        setProblem('rate');
        return [];
      }
      setJudged(verdict);
    }
    const proposal = verdict?.proposal;
    if (proposal === 'not-offered') {
      setProblem('not-offered');
      return [];
    }
    const proposed = from === '3' ? proposal : undefined;
    settle({ ...latest.current.form, proposal: proposed });
    const theirs = {
      ...world,
      ...(proposed && { proposal: proposed }),
      e2: verdict ?? NOTHING_JUDGED,
    };
    await leaveFor(nextStep(from, answers, theirs), theirs);
    return [];
  };

  /** Goes on; back to the recap where one answer was to be changed and nothing else is in the way. */
  const leaveFor = async (to: StepId | undefined, world: Facts) => {
    const { changing, answers } = latest.current.form;
    const back =
      changing !== undefined &&
      to !== undefined &&
      !stepOf(to).answersProposal &&
      reachableSteps(answers, world).includes('6');
    if (to) await pushStep(back ? '6' : to);
  };

  /** Opens a step, once what it needs is there. */
  const pushStep = async (to: StepId) => {
    if (to === '1' || (await loadLaterScreens())) history.push(to);
    else setProblem('screens');
  };

  /** Goes on from 1c, 4 or 4b; a proposal shown there becomes the loan (spec 2 §4). */
  const proceed = () => {
    if (!facts) return;
    const { form: before } = latest.current;
    const accepted = before.step === '4' ? undefined : before.proposal?.loan;
    if (accepted) {
      // The purposes are the applicant's, and the simulation kept here is another's.
      const answers =
        mode === 'e2'
          ? before.answers
          : withPurposeOf(accepted.product, before.answers, facts.loan.product);
      latest.current = { ...latest.current, loan: accepted };
      setLoan(accepted);
      if (mode === 'e1') storeLoan(accepted);
      settle({ ...before, answers, proposal: undefined });
    }
    const { proposal: _, ...rest } = facts;
    const world = accepted ? { ...rest, loan: accepted } : facts;
    void leaveFor(nextStep(before.step, latest.current.form.answers, world), world);
  };

  /** Back to the first step, the proposal forgotten: what was answered can be changed. */
  const adapt = () => {
    settle({ ...latest.current.form, proposal: undefined });
    void pushStep('1');
  };

  return {
    page,
    problem,
    loan,
    facts,
    form,
    step,
    values,
    reachable,
    saved,
    mode,
    /** Why the co-borrower's link opens nothing any more. */
    ended,
    sending,
    signIn,
    refusals,
    reference: sent.reference,
    /** Where the applicant follows what was shared; present once it is. */
    follow: sent.follow,
    documents,
    expired,
    /** The session ends soon and could not be renewed yet. */
    ending: renewal.ending !== undefined && renewal.ending === token.current,
    renewSession: renewal.renew,
    /** What the rules would have proposed, where the tariff does not offer it. */
    unoffered,
    /** The faults that are shown now. */
    faults: faults.filter(
      (fault) => form.asked.has(fault.field) || signIn.originOf(fault.field) !== undefined,
    ),
    /** All faults of the step, shown or not. */
    allFaults: faults,
    retry: () => (problem === 'loading' ? void open() : save()),
    save,
    next,
    proceed,
    adapt,
    send,
    share,
    /** The co-borrower does not want to borrow: nothing of theirs is kept. False where it failed. */
    decline: async () => {
      const held = token.current;
      if (!held) return false;
      const reply = await calls.decline(held);
      if (reply.kind === 'answered' && reply.status === 401) expire();
      const isOver = reply.kind === 'answered' && [200, 410].includes(reply.status);
      if (isOver) {
        token.current = undefined;
        coborrowersSession.remove();
        // It may have ended otherwise meanwhile: sent in another window, say.
        setEnded(reply.status === 410 ? endIn(reply.body) : 'declined');
      }
      return isOver;
    },
    previous: () => {
      const to = facts && previousStep(form.step, form.answers, facts);
      if (to) void pushStep(to);
    },
    goTo: (id: StepId) => void pushStep(id),
    /** To one answer on another step. */
    openAt: async (id: StepId, name: string) => {
      await pushStep(id);
      settle({ ...latest.current.form, aim: name });
    },
    /** From the recap to one answer; Next leads back. */
    changeAnswerAt: async (id: StepId, name: string) => {
      await pushStep(id);
      settle({ ...latest.current.form, changing: name, aim: name });
    },
    setAnswer: (name: string, value: string) => {
      takeBack((refused) => refused === name);
      if (latest.current.form.step === '6' && CONSENTS.includes(name))
        setForm((before) => ({ ...before, consents: { ...before.consents, [name]: value } }));
      else change((answers) => changeAnswer(answers, name, value));
      if (ZIPS.includes(name)) void learnPostcodes({ [name]: value });
    },
    setEntry: (list: string, index: number, name: string, value: string) => {
      takeBack((refused) => refused === entryFieldName(list, index, name));
      change((answers) => changeEntry(answers, list, index, name, value));
    },
    addEntry: (list: string) => change((answers) => addEntry(answers, list)),
    deleteEntry: (list: string, index: number) => {
      // Names carry positions: what was asked of the entries behind would point at others.
      takeBack((refused) => refused.startsWith(`${list}[`));
      setForm((before) => ({
        ...before,
        asked: new Set([...before.asked].filter((name) => !name.startsWith(`${list}[`))),
      }));
      change((answers) => deleteEntry(answers, list, index));
    },
    ask,
    reset: () => {
      const after: FormState = {
        ...emptyForm(),
        answers: withPurposeOf(facts?.loan.product ?? 'TAEGPSA1', emptyForm().answers),
        uniqId: form.uniqId,
        erased: form.answers,
      };
      setForm(after);
      save(after);
    },
    undoReset: () => {
      const { erased, ...rest } = form;
      if (!erased) return;
      const after = { ...rest, answers: erased, resumed: true };
      setForm(after);
      save(after);
    },
    /** Back to the simulator: stages can be clicked again only once they are reached again. */
    leaveForSimulator: () => {
      const after = { ...latest.current.form, maxStep: 1 };
      setForm(after);
      // The page is on its way out: an ordinary call would not outlive it.
      const draft = draftCall(after);
      if (draft) saver.saveOnLeaving(draft);
    },
    acceptSession: (fresh: string) => {
      applicantsSession.write(fresh);
      token.current = fresh;
      setExpired(false);
      setSaved('idle');
      setPage('form');
      save();
    },
  };
}

export type ApplicationModel = ReturnType<typeof useApplication>;
