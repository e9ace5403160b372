import { toEuros } from '#domain/money/money.ts';
import { type Answers, answer } from '#journey/answers.ts';
import type { Loan } from '#journey/facts.ts';
import { loanAt, readWantedLoan } from '#journey/loan.ts';
import { readAnswers } from '#journey/read-answers.ts';
import { readSignedIn, type SignedIn } from '#journey/signed-in.ts';
import { applicantsSession } from '#site/browser/stored-session.ts';
import { askForRate } from './ask-for-rate.ts';
import { calls, isDefinite, propertyOf } from './calls.ts';
import { keepQueryParams, readStoredParams } from './stored-params.ts';

export interface Session {
  readonly token: string;
  /** The saved draft, under the names it was saved with. */
  readonly draft?: Answers;
  /** What sign-ins told under this session. */
  readonly signedIn: readonly SignedIn[];
}

/** The token of a session that is over; what was saved under it may still be kept. */
export interface Lapsed {
  readonly lapsed: string;
}

/** What there is once loading ends. */
export type Opened =
  | { readonly kind: 'unreachable' | 'params-missing' | 'not-offered' }
  | {
      readonly kind: 'opened';
      readonly loan: Loan;
      readonly session?: Session;
      readonly lapsed?: string;
    };

/**
 * Reads the simulation, lets the tariff have its say, and resumes the session if there is one. What
 * a link brought from another device comes first: a browser that stores nothing has it nowhere else.
 */
export async function openApplication(brought?: Session): Promise<Opened> {
  const wanted = (brought?.draft && loanIn(brought.draft)) ?? readStoredParams();
  if (!wanted) return { kind: 'params-missing' };
  keepQueryParams();
  const [loan, session] = await Promise.all([askForRate(wanted), brought ?? resumeSession()]);
  if (loan === 'unreachable' || session === 'unreachable') return { kind: 'unreachable' };
  if (loan === 'not-offered') return { kind: loan };
  if (session === 'none') return { kind: 'opened', loan };
  return 'lapsed' in session
    ? { kind: 'opened', loan, lapsed: session.lapsed }
    : { kind: 'opened', loan, session };
}

/**
 * The session that this browser keeps. The token of one that is over stays until the bot check was
 * passed with it: it is all that leads back to the answers.
 */
export async function resumeSession(): Promise<Session | Lapsed | 'none' | 'unreachable'> {
  const stored = applicantsSession.read();
  if (!stored) return 'none';
  const reply = await calls.refreshSession(stored);
  if (!isDefinite(reply)) return 'unreachable';
  const session = reply.status === 200 ? sessionIn(reply.body) : undefined;
  if (!session) {
    if (reply.status === 401) return { lapsed: stored };
    applicantsSession.remove();
    return 'none';
  }
  applicantsSession.write(session.token);
  return session;
}

/** The session in the answer to a refreshed token, with what was saved under it. */
export function sessionIn(body: unknown): Session | undefined {
  const token = propertyOf(body, 'token');
  if (typeof token !== 'string') return undefined;
  const state = readState(propertyOf(body, 'encodedData'));
  const draft = readAnswers(state);
  return {
    token,
    ...(draft.ok && { draft: draft.answers }),
    signedIn: readSignedIn(propertyOf(state, 'signedIn')),
  };
}

function readState(encoded: unknown): unknown {
  try {
    return typeof encoded === 'string' ? JSON.parse(encoded) : undefined;
  } catch {
    return undefined;
  }
}

/** The loan of a draft, at its rate of then. */
export function loanIn(draft: Answers): Loan | undefined {
  const wanted = readWantedLoan(draft);
  const taeg = Number(answer(draft, 'taeg'));
  return wanted && Number.isFinite(taeg) ? loanAt(wanted, wanted.duration, taeg) : undefined;
}

/** True where the draft was begun for another loan than the one simulated since. */
export function isAnotherLoan(draft: Answers, loan: Loan): boolean {
  return (
    answer(draft, 'product') !== loan.product ||
    Number(answer(draft, 'amount')) !== toEuros(loan.amount) ||
    Number(answer(draft, 'duration')) !== loan.duration
  );
}
