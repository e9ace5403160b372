import type { Answered } from '#calls/call.ts';
import type { openSession } from '#calls/session/open-session.ts';
import { loanIn } from '#journey/application/form.ts';
import type { Session } from '#journey/application/state.ts';
import type { Loan } from '#journey/facts.ts';
import { readWantedLoan } from '#journey/loan.ts';
import { readAnswers } from '#journey/read-answers.ts';
import { readSignedIn } from '#journey/signed-in.ts';
import { applicantsSession } from '#site/browser/stored-session.ts';
import { calls } from '../calls.ts';
import { fetchRate } from '../fetch-rate.ts';
import type { ApplicationSetup } from '../setup.ts';
import { keepQueryParams, readStoredParams } from './stored-params.ts';

/** The token of an ended session; what was saved under it may still exist. */
export interface Lapsed {
  readonly lapsed: string;
}

/** The products that are lent; of another no rate is requested (W-10.24). */
export type Lent = ApplicationSetup['productNames'];

/** The result of loading. */
export type Opened =
  | { readonly kind: 'unreachable' | 'params-missing' | 'not-offered' }
  | {
      readonly kind: 'opened';
      readonly loan: Loan;
      /** The loan at the rate and duration that it was simulated with. */
      readonly simulated?: Loan | undefined;
      readonly session?: Session;
      readonly lapsed?: string;
    };

/**
 * Reads the simulation, asks the tariff for its rate, and resumes the session if there is any. What
 * a link brought from another device comes first: a browser that stores nothing has it nowhere else.
 */
export async function openApplication(lent: Lent, brought?: Session): Promise<Opened> {
  const draft = brought?.draft;
  const simulation = draft && loanIn(draft) ? draft : readStoredParams();
  const wanted = simulation && readWantedLoan(simulation);
  if (!wanted) return { kind: 'params-missing' };
  keepQueryParams();
  if (!lent[wanted.product]) return { kind: 'not-offered' };
  const [loan, session] = await Promise.all([fetchRate(wanted), brought ?? resumeSession()]);
  if (loan === 'unreachable' || session === 'unreachable') return { kind: 'unreachable' };
  if (loan === 'not-offered') return { kind: loan };
  const opened = { kind: 'opened' as const, loan, simulated: loanIn(simulation) };
  if (session === 'none') return opened;
  return 'lapsed' in session ? { ...opened, lapsed: session.lapsed } : { ...opened, session };
}

/**
 * The session that this browser keeps. The token of an ended session stays until the bot check was
 * passed with it, because nothing else leads back to the answers.
 */
export async function resumeSession(): Promise<Session | Lapsed | 'none' | 'unreachable'> {
  const stored = applicantsSession.read();
  if (!stored) return 'none';
  const reply = await calls.refreshSession(stored);
  if (!isAboutToken(reply)) return 'unreachable';
  if (reply.kind === 'unauthorized') return { lapsed: stored };
  if (reply.kind !== 'ok') {
    applicantsSession.remove();
    return 'none';
  }
  const session = sessionIn(reply.body);
  applicantsSession.write(session.token);
  return session;
}

type TokenReply = Awaited<ReturnType<typeof calls.refreshSession>>;

/** What the server says of a token: it opens, is unknown or over, ended, or is none. */
type AboutToken = Extract<TokenReply, { kind: 'ok' | 'unauthorized' | 'gone' | 'invalid' }>;

/** False for every other answer, after which the token has to stay for the next try. */
export function isAboutToken(reply: TokenReply): reply is AboutToken {
  return ['ok', 'unauthorized', 'gone', 'invalid'].includes(reply.kind);
}

/** The session in the answer to a refreshed token, with what was saved under it. */
export function sessionIn({
  token,
  encodedData,
  sent,
  shared,
}: Answered<typeof openSession, 200> & Pick<Session, 'sent' | 'shared'>): Session {
  const state: unknown = JSON.parse(encodedData ?? 'null');
  const draft = readAnswers(state);
  const signedIn = readSignedIn((state as { signedIn?: unknown } | null)?.signedIn);
  return {
    token,
    ...(draft.ok && { draft: draft.answers }),
    ...(sent && { sent }),
    ...(shared && { shared }),
    signedIn,
  };
}
