import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import type { Answers } from '#journey/answers.ts';
import { checkStep } from '#journey/check-step.ts';
import type { Facts, Loan } from '#journey/facts.ts';
import type { Fault } from '#journey/fault.ts';
import { reachableSteps, stepNumber } from '#journey/navigation.ts';
import { NOTHING_JUDGED } from '#journey/shared-application.ts';
import type { StepId } from '#journey/step.ts';
import { stepOf } from '#journey/steps.ts';
import { listFor } from '#words/fields/choices.ts';
import type { LinkEnd } from './coborrowers-part.ts';
import { emptyForm, type FormState, valuesFor } from './form-state.ts';
import type { Judged } from './household-verdict.ts';
import type { ApplicationSetup } from './setup.ts';
import { usePostcodes } from './use-postcodes.ts';

/** The specification's page states, and what is shown where the server does not answer. */
export type PageState = 'loading' | 'params-missing' | 'captcha' | 'form';

/** spec 2 §1: e1 is the main applicant's, e2 the co-borrower's who opened the mailed link. */
export type Mode = 'e1' | 'e2';

export type Problem =
  | 'loading'
  | 'postcode'
  | 'rate'
  | 'verdict'
  | 'screens'
  | 'not-offered'
  | undefined;

/** What there is of the application in this window, and what follows from it for the step one is at. */
export function useApplicationState(setup: ApplicationSetup) {
  const [page, setPage] = useState<PageState>('loading');
  const [problem, setProblem] = useState<Problem>();
  const [loan, setLoan] = useState<Loan>();
  const [form, setForm] = useState<FormState>(emptyForm);
  const [mode, setMode] = useState<Mode>('e1');
  const [ended, setEnded] = useState<LinkEnd | 'draft-link'>();
  const [judged, setJudged] = useState<Judged>();
  const { isPostcode, learn } = usePostcodes();

  const facts = useMemo<Facts | undefined>(
    () =>
      loan && {
        today: calendarDateIn(OFFICE_TIME_ZONE, new Date()),
        loan,
        ...(form.proposal && { proposal: form.proposal }),
        ...(mode === 'e2' && { e2: judged ?? NOTHING_JUDGED }),
        codesOf: (list) => listFor(setup, loan.product, list).map(([code]) => code),
        isBelgianPostcode: isPostcode,
        // The choices offered are the postcode's own; the server looks again.
        isCityOf: () => true,
      },
    [loan, form.proposal, mode, judged, setup, isPostcode],
  );

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

  const latest = useRef({ form, loan, page, mode });
  latest.current = { form, loan, page, mode };
  const current = useCallback(() => latest.current, []);

  useEffect(() => {
    if (ended) setPage('params-missing');
  }, [ended]);

  /** Sets the form at once, for what follows before the next rendering. */
  const settle = useCallback((after: FormState) => {
    latest.current = { ...latest.current, form: after };
    setForm(after);
  }, []);

  const settleLoan = useCallback((accepted: Loan) => {
    latest.current = { ...latest.current, loan: accepted };
    setLoan(accepted);
  }, []);

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

  return {
    ...{ page, setPage, problem, setProblem, mode, setMode },
    ...{ loan, setLoan, settleLoan, form, setForm, settle, change, ask },
    /** Why the link opens nothing any more: the co-borrower's, or the applicant's own. */
    ...{ ended, setEnded },
    /** What the server has judged of the two, in mode e2. */
    ...{ judged, setJudged },
    ...{ facts, step, values, faults, reachable },
    learnPostcodes: learn,
    /** What there is now, also before the next rendering. */
    current,
  };
}

export type ApplicationState = ReturnType<typeof useApplicationState>;
