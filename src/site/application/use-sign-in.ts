import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import { type Borrower, nameOf, ownName } from '#journey/borrowers.ts';
import { changeAnswer } from '#journey/change-answer.ts';
import {
  methodOf,
  newestOf,
  originOf,
  type SignedIn,
  type SignedInValues,
  takeOver,
} from '#journey/signed-in.ts';
import { calls, ITSME, propertyOf } from './calls.ts';
import type { FormState } from './form-state.ts';
import { takeSignInOutcome } from './sign-in-outcome.ts';
import type { PageState } from './use-application-state.ts';

/** A sign-in that can be chosen. */
export interface OfferedSignIn {
  readonly id: string;
  readonly name: string;
}

/** How the last attempt ended, or that none could begin. */
export type SignInOutcome = 'done' | 'cancelled' | 'failed' | undefined;

interface SignInDependencies {
  /** Whose part of the application is filled in here. */
  readonly borrower: Borrower;
  readonly locale: ContractLocale;
  readonly page: PageState;
  readonly form: FormState;
  readonly token: () => string | undefined;
  readonly change: (edit: (answers: Answers) => Answers) => void;
  /** Saves the draft; false where that failed. */
  readonly save: () => Promise<boolean>;
  /** The browser keeps the session, and so can find its way back to it. */
  readonly isSessionKept: () => boolean;
  /** Looks up what postcodes the answers name. */
  readonly learn: (answers: Answers) => void;
  readonly onExpired: () => void;
}

/** Signing in: which there are, the way there, and what was told on coming back. */
export function useSignIn(world: SignInDependencies) {
  const { borrower, page, form } = world;
  const [offered, setOffered] = useState<readonly OfferedSignIn[]>([]);
  const [signedIn, setSignedIn] = useState<readonly SignedIn[]>([]);
  const [outcome, setOutcome] = useState<SignInOutcome>();
  const [leaving, setLeaving] = useState<string>();
  const latest = useRef(world);
  latest.current = world;
  /** What was told just now, for as long as another window may still bring older answers. */
  const fresh = useRef<readonly SignedIn[]>([]);

  useEffect(() => {
    void calls.signIns().then((reply) => setOffered(readOffered(reply)));
  }, []);

  // Come back to with the browser's own button, the page is as it was left.
  useEffect(() => {
    const stay = (event: PageTransitionEvent) => event.persisted && setLeaving(undefined);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  /** The form as it was resumed, with what was told if one comes back from signing in. */
  const arrive = useCallback((saved: FormState, of: Borrower, told: readonly SignedIn[] = []) => {
    const arrived = takeSignInOutcome();
    setSignedIn(told);
    setOutcome(arrived);
    if (arrived === undefined) return saved;
    // Whoever was away for a moment knows that they had begun.
    const back = { ...saved, resumed: false };
    if (arrived !== 'done') return back;
    fresh.current = newestOf(told);
    const taken = takeOver(back.answers, of, valuesOf(fresh.current));
    const isItsme = fresh.current.some(({ provider }) => provider === ITSME);
    const answers = isItsme ? changeAnswer(taken, nameOf(of, 'method'), ITSME) : taken;
    return { ...back, answers };
  }, []);

  // What was told is the draft's from now on, and looked at like what is typed.
  const isBack = page === 'form' && outcome === 'done';
  useEffect(() => {
    if (!isBack) return;
    void latest.current.save();
    latest.current.learn(latest.current.form.answers);
  }, [isBack]);

  useEffect(() => {
    if (form.step !== '1') setOutcome(undefined);
  }, [form.step]);

  return {
    arrive,
    /** Nothing where a method is chosen already, or the browser could not find its way back. */
    offered:
      methodOf(form.answers, borrower, form.maxStep) === '' && world.isSessionKept() ? offered : [],
    outcome,
    /** The provider that one is on the way to. */
    leaving,
    /** What the newest sign-in told of this borrower. */
    told: newestOf(signedIn),
    nameOf: (provider: string) => offered.find(({ id }) => id === provider)?.name ?? provider,
    /** The sign-in that this control's answer still agrees with. */
    originOf: (control: string): SignedIn | undefined => {
      const { borrower: whose, name } = ownName(control);
      return whose === borrower ? originOf(form.answers, borrower, name, signedIn) : undefined;
    },
    start: async (provider: string) => {
      setOutcome(undefined);
      setLeaving(provider);
      const token = world.token();
      const reply =
        (await world.save()) && token
          ? await calls.signInUrl(token, world.locale, provider)
          : undefined;
      const isAnswer = reply?.kind === 'answered';
      const url = isAnswer && reply.status === 200 && propertyOf(reply.body, 'url');
      if (typeof url === 'string') return location.assign(url);
      setLeaving(undefined);
      if (isAnswer && reply.status === 401) return latest.current.onExpired();
      setOutcome('failed');
    },
    fillIn: () => {
      setOutcome(undefined);
      world.change((answers) => changeAnswer(answers, nameOf(borrower, 'method'), 'form'));
    },
    /**
     * Another window's answers, which may be older than what was told here just now; what was
     * corrected since stays as it was corrected. Once: after that, both windows are alike.
     */
    keepIn: (answers: Answers): Answers => {
      const still = fresh.current.filter(
        ({ name }) => originOf(form.answers, borrower, name, fresh.current) !== undefined,
      );
      fresh.current = [];
      return takeOver(answers, borrower, valuesOf(still));
    },
  };
}

export type SignInModel = ReturnType<typeof useSignIn>;

function valuesOf(told: readonly SignedIn[]): SignedInValues {
  return Object.fromEntries(told.map(({ name, value }) => [name, value]));
}

function readOffered(reply: Awaited<ReturnType<typeof calls.signIns>>): readonly OfferedSignIn[] {
  if (reply.kind !== 'answered' || reply.status !== 200 || !Array.isArray(reply.body)) return [];
  return reply.body.flatMap((one: unknown) => {
    const [id, name] = [propertyOf(one, 'id'), propertyOf(one, 'name')];
    return typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : [];
  });
}
