import type { Answers } from '../answers.ts';
import { type Borrower, nameOf, ownName } from '../borrowers.ts';
import { changeAnswer } from '../change-answer.ts';
import {
  ITSME,
  methodOf,
  newestOf,
  originOf,
  type SignedIn,
  type SignedInValues,
  takeOver,
} from '../signed-in.ts';
import { changeAnswers, learnPostcodes } from './answering.ts';
import type { Form } from './form.ts';
import {
  change,
  depending,
  type Handlers,
  inTurn,
  type Move,
  nothing,
  run,
  trying,
} from './move.ts';
import { save } from './saving.ts';
import { expire } from './session.ts';
import type { ApplicationState, Mode, OfferedSignIn, SignInOutcome, SigningIn } from './state.ts';

/** Whose part of the application is filled in here. */
export const borrowerIn = (mode: Mode): Borrower => (mode === 'e2' ? 'coborrower' : 'applicant');

const valuesOf = (told: readonly SignedIn[]): SignedInValues =>
  Object.fromEntries(told.map(({ name, value }) => [name, value]));

const inSigningIn = (to: Partial<SigningIn>): Move =>
  change(({ signingIn }) => ({ signingIn: { ...signingIn, ...to } }));

/** The form as it was resumed, with what was told if the applicant comes back from signing in. */
export function arriveSignedIn(
  saved: Form,
  before: SigningIn,
  {
    mode,
    told,
    outcome,
  }: {
    readonly mode: Mode;
    readonly told: readonly SignedIn[];
    readonly outcome: SignInOutcome | undefined;
  },
): Pick<ApplicationState, 'form' | 'signingIn'> {
  const signingIn = { ...before, signedIn: told, outcome };
  if (outcome === undefined) return { form: saved, signingIn };
  // Anyone who was away for a moment knows that they had begun.
  const form = { ...saved, resumed: false };
  if (outcome !== 'done') return { form, signingIn };
  const fresh = newestOf(told);
  const borrower = borrowerIn(mode);
  const taken = takeOver(form.answers, borrower, valuesOf(fresh));
  const isItsme = fresh.some(({ provider }) => provider === ITSME);
  const answers = isItsme ? changeAnswer(taken, nameOf(borrower, 'method'), ITSME) : taken;
  return { form: { ...form, answers }, signingIn: { ...signingIn, fresh } };
}

/** What was told is the draft's from now on, and looked at like what is typed. */
export const acceptClaims: Move = depending(({ signingIn, form }) =>
  signingIn.outcome === 'done' ? inTurn(save, learnPostcodes(form.answers)) : nothing,
);

/**
 * Another window's answers, which may be older than what was told here just now; what was corrected
 * since stays as it was corrected.
 */
export function withClaims(answers: Answers, { form, mode, signingIn }: ApplicationState): Answers {
  const borrower = borrowerIn(mode);
  const { fresh } = signingIn;
  const still = fresh.filter(
    ({ name }) => originOf(form.answers, borrower, name, fresh) !== undefined,
  );
  return takeOver(answers, borrower, valuesOf(still));
}

/** The page is about to be left: what was typed has to be there when the applicant comes back. */
export const requestSignInUrlOnceSettled: Move = depending(({ signingIn, saving, session }) => {
  const { leaving } = signingIn;
  if (leaving?.stage !== 'settling') return nothing;
  const { token } = session;
  if (saving.latest === '' || token === undefined)
    return inSigningIn({ leaving: undefined, outcome: 'failed' });
  const { try: number, provider } = leaving;
  return inTurn(
    inSigningIn({ leaving: { ...leaving, stage: 'asking' } }),
    run({ kind: 'requestSignInUrl', try: number, token, provider }),
  );
});

export const SIGNING_IN: Handlers<
  'signInsOffered' | 'signInChosen' | 'signInUrlAnswered' | 'filledInByHand'
> = {
  signInsOffered: ({ offered }) => inSigningIn({ offered }),

  signInChosen: ({ provider }) =>
    inTurn(
      trying((number) =>
        inSigningIn({
          outcome: undefined,
          leaving: { stage: 'settling', try: number, provider },
        }),
      ),
      save,
    ),

  signInUrlAnswered: ({ try: number, answer }) =>
    depending(({ signingIn }) => {
      const { leaving } = signingIn;
      if (leaving?.stage !== 'asking' || leaving.try !== number) return nothing;
      if (typeof answer === 'object')
        return inTurn(
          inSigningIn({ leaving: { ...leaving, stage: 'away' } }),
          run({ kind: 'navigate', href: answer.url }),
        );
      return inTurn(
        inSigningIn({ leaving: undefined, ...(answer === 'failed' && { outcome: 'failed' }) }),
        answer === 'expired' ? expire : nothing,
      );
    }),

  filledInByHand: () =>
    inTurn(
      inSigningIn({ outcome: undefined }),
      depending(({ mode }) =>
        changeAnswers((answers) =>
          changeAnswer(answers, nameOf(borrowerIn(mode), 'method'), 'form'),
        ),
      ),
    ),
};

/** Come back to with the browser's own button, the page is as it was left: another sign-in can be chosen. */
export const forgetLeavingToSignIn: Move = inSigningIn({ leaving: undefined });

/** The sign-in that this control's answer still agrees with. */
export function signInOf(
  control: string,
  { form, mode, signingIn }: Pick<ApplicationState, 'form' | 'mode' | 'signingIn'>,
): SignedIn | undefined {
  const { borrower, name } = ownName(control);
  return borrower === borrowerIn(mode)
    ? originOf(form.answers, borrower, name, signingIn.signedIn)
    : undefined;
}

/** None is offered where a method is chosen already, or the browser could not find its way back. */
export function offeredSignIns({
  form,
  mode,
  signingIn,
  session,
}: Pick<ApplicationState, 'form' | 'mode' | 'signingIn' | 'session'>): readonly OfferedSignIn[] {
  const isChosen = methodOf(form.answers, borrowerIn(mode), form.maxStep) !== '';
  return isChosen || !session.isKept ? [] : (signingIn.offered ?? []);
}
