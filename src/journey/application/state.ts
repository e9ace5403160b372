import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Leaving, Proposal } from '../alternative-conditions.ts';
import type { Answers } from '../answers.ts';
import type { Loan, OfferedConditions } from '../facts.ts';
import type { AssessedHousehold } from '../shared-application.ts';
import type { SignedIn } from '../signed-in.ts';
import type { StepId } from '../step.ts';
import type { DraftEnd, LinkEnd } from './ends.ts';
import { type DraftBody, emptyForm, type Form } from './form.ts';

/** The specification's page states (C-3.5), and `left`: the visitor has left this computer. */
export type PageState = 'loading' | 'params-missing' | 'captcha' | 'form' | 'left';

/** e1 is the main applicant's, e2 the co-borrower's who opened the mailed link. */
export type Mode = 'e1' | 'e2';

/** What could not be asked of the server, or what it does not offer. */
export type Problem = 'loading' | 'postcode' | 'rate' | 'verdict' | 'screens' | 'not-offered';

/**
 * The number of a try at something that needs an answer. An answer to a try other than the awaited
 * try comes too late, and changes nothing.
 */
export type Try = number;

/** A session with the server, opened or resumed. */
export interface Session {
  readonly token: string;
  /** The saved draft, under the names it was saved with. */
  readonly draft?: Answers;
  /** The request that was sent under this session, if its answer was lost and no draft is left. */
  readonly sent?: { readonly uniqId: string; readonly reference: string } | undefined;
  /** The same of a request that was shared, and waits. */
  readonly shared?: { readonly uniqId: string; readonly follow: string } | undefined;
  /** The data from sign-ins under this session. */
  readonly signedIn: readonly SignedIn[];
}

/** The form data as sent to the server, under the session's token. */
export interface Draft {
  readonly uniqId: string;
  readonly step: StepId;
  readonly token: string;
  readonly body: DraftBody;
}

/** Where the application's documents are, on this site. */
export interface Documents {
  readonly summary: string;
  readonly secci: string;
}

/**
 * A `DraftEnd`: the application became what is no draft any more, in another window for example.
 * `ended`: the co-borrower's link opens nothing any more.
 */
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'expired' | 'ended' | DraftEnd;

/** The draft as the server keeps it. Drafts are saved one after the other, the newest last. */
export interface Saving {
  readonly saved: SaveState;
  /** The draft requested last, as text: saved, being saved or waiting; empty after a failure. */
  readonly latest: string;
  readonly isUnderWay: boolean;
  /** The newest draft requested while another was being saved. */
  readonly next?: Draft | undefined;
  readonly documents?: Documents | undefined;
  /** The address where the applicant follows a request shared in another window. */
  readonly follow?: string | undefined;
}

export interface SessionState {
  /** The token that calls are made with; undefined without a session. */
  readonly token?: string | undefined;
  /** The browser stores the session, and so can return to it. */
  readonly isKept: boolean;
  /** The token of an ended session, for the bot check to send back. */
  readonly lapsed?: string | undefined;
  /** The session ended while the page was open. */
  readonly expired: boolean;
  readonly renewal?:
    | { readonly try: Try; readonly token: string; readonly isAsked: boolean }
    | undefined;
  /** The token that ends soon and could not be renewed. */
  readonly ending?: string | undefined;
  /** The applicant asked for the renewal, and it failed. */
  readonly hasRenewalFailed: boolean;
}

/** Why the step is being left or looked at: to go on, to send, or on arriving in another language. */
export type Purpose = 'next' | 'send' | 'share' | 'arrival';

/** Leaving a step, while the server is asked. `settling`: until no draft is on its way any more. */
export type LeavingStep =
  | { readonly stage: 'postcodes'; readonly try: Try; readonly purpose: Purpose }
  | {
      readonly stage: 'rate';
      readonly try: Try;
      readonly purpose: Purpose;
      readonly leaving: Leaving;
      readonly proposal: Proposal;
    }
  | {
      readonly stage: 'settling' | 'verdict';
      readonly try: Try;
      readonly purpose: Purpose;
      readonly from: StepId;
    };

export type SendState = 'idle' | 'sending' | 'failed' | 'refused' | 'tooOften' | 'consentsChanged';

/**
 * The server's refusals by control name, in its own words. A refusal is removed once its answer
 * changes.
 */
export type Refusals = Readonly<Record<string, string>>;

/**
 * The result of sending: the request's reference, or the address to follow a shared request.
 * Neither is set if the applicant has to agree to what the co-borrower sent.
 */
export interface Sent {
  readonly reference?: string;
  /** When the server stored it, ISO 8601. */
  readonly sentAt?: string | undefined;
  readonly follow?: string;
}

export interface Sending {
  readonly shown: SendState;
  readonly refusals: Refusals;
  readonly underWay?:
    | {
        readonly stage: 'settling' | 'sending';
        readonly try: Try;
        readonly how: 'send' | 'share';
        readonly draft: Draft;
      }
    | undefined;
  readonly sent: Sent;
  /** The words next to the consents that the server sent, as JSON, in place of the page's. */
  readonly consents?: string;
}

/** Today's conditions, sought where those that a co-borrower accepted have changed before they sent. */
export type ProposingAgain =
  | { readonly stage: 'settling' | 'verdict'; readonly try: Try }
  | {
      readonly stage: 'part';
      readonly try: Try;
      readonly assessed: AssessedHousehold;
      readonly proposal: OfferedConditions;
    };

/** A step that opens as soon as its screens are loaded. */
export interface AwaitedStep {
  readonly try: Try;
  readonly to: StepId;
  /** `open`: the browser's history is at its entry already. */
  readonly how: 'push' | 'replace' | 'open';
  readonly at: Aim;
}

/** The control that the step is opened for. */
export type Aim = Pick<Form, 'aim' | 'changing'>;

export interface Steps {
  /** The code of the steps after the first is loaded. */
  readonly areScreensThere: boolean;
  readonly awaited?: AwaitedStep | undefined;
  /** The step that the current entry of the browser's history was opened from. */
  readonly cameFrom?: StepId | undefined;
  /** The step that the browser was asked to go back to. */
  readonly returning?: { readonly to: StepId; readonly at: Aim } | undefined;
}

/** A sign-in that can be chosen. */
export interface OfferedSignIn {
  readonly id: string;
  readonly name: string;
}

/** How the last sign-in ended, or that none could begin. */
export type SignInOutcome = 'done' | 'cancelled' | 'failed';

export interface SigningIn {
  /** Undefined until the server has answered. */
  readonly offered: readonly OfferedSignIn[] | undefined;
  readonly signedIn: readonly SignedIn[];
  readonly outcome?: SignInOutcome | undefined;
  /** The provider that the applicant is on the way to; `away`: the browser opens its page. */
  readonly leaving?:
    | {
        readonly stage: 'settling' | 'asking' | 'away';
        readonly try: Try;
        readonly provider: string;
      }
    | undefined;
  /** What was told just now, for as long as another window may still bring older answers. */
  readonly fresh: readonly SignedIn[];
}

/** The result of asking for the link that continues the draft on another device. */
export type DraftLinkAnswer =
  | { readonly kind: 'failed' | 'expired' }
  /** The link was sent to this address, and is valid until then. */
  | { readonly kind: 'sent'; readonly to: string; readonly until: Date }
  /** Another link may be requested from then on. */
  | { readonly kind: 'tooSoon'; readonly again: Date };

export type DraftLink =
  | { readonly stage: 'settling' | 'asking'; readonly try: Try }
  | { readonly stage: 'answered'; readonly answer: DraftLinkAnswer };

/** Why the session is not ended. */
export type NotEnded =
  | { readonly stage: 'failed' }
  /** The address was mailed too many links; another may be mailed from then on. */
  | { readonly stage: 'tooOften'; readonly again: Date };

/**
 * Leaving a computer that others use: the confirmation is open, or the session is being ended, of which
 * the visitor was told what becomes of the answers.
 */
export type LeavingComputer =
  | { readonly stage: 'confirming' }
  | NotEnded
  | {
      readonly stage: 'settling' | 'ending';
      readonly try: Try;
      readonly becomes: LeftAnswers['kind'];
    };

/** What became of the answers of a visitor who has left this computer. */
export type LeftAnswers =
  /** The link that continues the draft is mailed to this address, and is valid until then. */
  | { readonly kind: 'mailed'; readonly to: string; readonly until: Date }
  /**
   * `none`: there were none; `part`: a co-borrower's stay with the share; `expired`: the session had
   * ended before; `elsewhere`: another window was left.
   */
  | { readonly kind: 'deleted' | 'none' | 'part' | 'expired' | 'elsewhere' };

/** What a visitor who switches the language is about to open: it counts for that page, once. */
export interface LanguageMark {
  readonly locale: ContractLocale;
  readonly step: StepId;
  /** The step whose leaving brought up the conditions that are proposed there. */
  readonly leaving?: Leaving | undefined;
}

/** What all windows of the browser share; each window has its own step. */
export interface MirroredForm {
  readonly uniqId: string;
  readonly answers: Answers;
  readonly loan: Loan;
}

/** The whole session of an application in one window of a browser. */
export interface ApplicationState {
  readonly page: PageState;
  readonly mode: Mode;
  readonly problem?: Problem | undefined;
  /** What the rules would have proposed, where the tariff does not offer it. */
  readonly unoffered?: Proposal | undefined;
  /** Why the link opens nothing any more: the co-borrower's, or the applicant's own. */
  readonly ended?: LinkEnd | 'draft-link' | undefined;
  readonly loan?: Loan | undefined;
  /** The applicant's loan at the rate and duration that it was simulated with. */
  readonly simulated?: Loan | undefined;
  readonly form: Form;
  /** The server's verdict on both borrowers, in mode e2. */
  readonly assessed?: AssessedHousehold | undefined;
  /** The server's answers about postcodes. */
  readonly postcodes: Readonly<Record<string, boolean>>;
  /** The number of the last try. */
  readonly tries: Try;
  /** The try to open what the visitor comes with, while its answer is waited for. */
  readonly opening?: Try | undefined;
  readonly steps: Steps;
  readonly leaving?: LeavingStep | undefined;
  readonly saving: Saving;
  readonly session: SessionState;
  readonly sending: Sending;
  readonly reproposal?: ProposingAgain | undefined;
  readonly signingIn: SigningIn;
  readonly draftLink?: DraftLink | undefined;
  readonly leavingComputer?: LeavingComputer | undefined;
  /** Set on the page `left`. */
  readonly left?: LeftAnswers | undefined;
  /** The co-borrower's refusal to take part: being sent, or failed. */
  readonly declining?: { readonly try: Try; readonly hasFailed: boolean } | undefined;
  /** The mark of a switched language, until its step is opened. */
  readonly arriving?: LanguageMark | undefined;
  /** The page in another language, to be opened once the draft is saved. */
  readonly switchingTo?: string | undefined;
  /** The answers as other windows were last told them or told them here; absent without a form to share. */
  readonly mirrored?: Answers | undefined;
}

/** The initial state: the page is loading. */
export function initialState(uniqId: string): ApplicationState {
  return {
    page: 'loading',
    mode: 'e1',
    form: emptyForm(uniqId),
    postcodes: {},
    tries: 0,
    steps: { areScreensThere: false },
    saving: { saved: 'idle', latest: '', isUnderWay: false },
    session: { isKept: false, expired: false, hasRenewalFailed: false },
    sending: { shown: 'idle', refusals: {}, sent: {} },
    signingIn: { offered: undefined, signedIn: [], fresh: [] },
  };
}
