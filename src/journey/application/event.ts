import type { Conditions } from '../agreed-conditions.ts';
import type { Loan } from '../facts.ts';
import type { AssessedHousehold } from '../shared-application.ts';
import type { StepId } from '../step.ts';
import type { DraftEnd, LinkEnd } from './ends.ts';
import type {
  Documents,
  DraftLinkAnswer,
  LanguageMark,
  LeftAnswers,
  MirroredForm,
  NotEnded,
  OfferedSignIn,
  Refusals,
  Sent,
  Session,
  SignInOutcome,
  Try,
} from './state.ts';

/** What the visitor came with. */
export type Found =
  | { readonly kind: 'unreachable' | 'params-missing' | 'not-offered' | 'draft-link-ended' }
  | { readonly kind: 'link-ended'; readonly end: LinkEnd }
  | {
      /** The co-borrower's part of a shared application. */
      readonly kind: 'part';
      readonly loan: Loan;
      readonly session: Session;
      readonly isKept: boolean;
      readonly outcome?: SignInOutcome | undefined;
    }
  | {
      /** The applicant's own application. */
      readonly kind: 'own';
      readonly loan: Loan;
      /** The loan at the rate and duration that it was simulated with. */
      readonly simulated?: Loan | undefined;
      readonly session?: Session | undefined;
      readonly lapsed?: string | undefined;
      readonly isKept: boolean;
      /** The draft came by a link from another device, and so did the broker chosen there. */
      readonly isBrought: boolean;
      /** The broker chosen last in this browser. */
      readonly chosenBroker?: string | undefined;
      readonly outcome?: SignInOutcome | undefined;
    };

/** The server's answer to a saved draft. */
export type SaveAnswer =
  | { readonly kind: 'saved'; readonly documents?: Documents | undefined }
  | { readonly kind: 'failed' | 'expired' }
  | { readonly kind: 'link-ended'; readonly end: LinkEnd }
  | { readonly kind: 'draft-ended'; readonly end: DraftEnd; readonly follow?: string | undefined };

/** The server's answer to a request that was sent or shared. */
export type SendAnswer =
  | { readonly kind: 'sent'; readonly sent: Sent }
  | { readonly kind: 'expired' | 'tooOften' | 'unreachable' | 'failed' }
  /** The words next to the consents are others by now: these, as JSON. */
  | { readonly kind: 'consentsChanged'; readonly consents: string }
  | { readonly kind: 'refused'; readonly refusals: Refusals }
  /** The tariff has changed since the page showed the loan; these are the figures of now. */
  | { readonly kind: 'conditions-changed'; readonly conditions: Conditions }
  | { readonly kind: 'link-ended'; readonly end: LinkEnd }
  | { readonly kind: 'draft-ended'; readonly end: DraftEnd; readonly follow?: string | undefined };

/** The server's answer to what it assesses of the two. */
export type VerdictAnswer =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'ended'; readonly end: LinkEnd }
  | { readonly kind: 'assessed'; readonly assessed: AssessedHousehold };

export type RenewalAnswer =
  | { readonly kind: 'renewed'; readonly token: string }
  /** The session can be renewed no more: it is over. */
  | { readonly kind: 'over' }
  | { readonly kind: 'unavailable' };

/** What the end of a session made of the answers, or why it was not ended. */
export type EndAnswer = LeftAnswers | NotEnded;

/** An event, and what it is about. */
type Named<Kind extends string, About = unknown> = { readonly kind: Kind } & Readonly<About>;

/** Everything that can happen to an application: what the visitor does, and what the server answers. */
export type ApplicationEvent =
  // The page
  | Named<
      'started',
      {
        step: StepId;
        cameFrom?: StepId | undefined;
        mark?: LanguageMark | undefined;
        /** The reference that this entry of the history has kept of a request that was sent. */
        reference?: string | undefined;
      }
    >
  | Named<'retried'>
  | Named<'opened', { try: Try; found: Found }>
  | Named<'botCheckPassed', { session: Session; chosenBroker: string | undefined }>
  | Named<'pageLeft'>
  /** `stored`: the applicant's token that the browser stores. */
  | Named<'pageShownAgain', { stored: string | undefined }>
  // Answers
  | Named<'answered', { name: string; value: string }>
  | Named<'entryAnswered', { list: string; index: number; name: string; value: string }>
  | Named<'entryAdded', { list: string }>
  | Named<'entryDeleted', { list: string; index: number }>
  | Named<'fieldLeft', { name: string }>
  | Named<'faultsShown', { names: readonly string[] }>
  | Named<'reset'>
  | Named<'resetUndone'>
  | Named<'brokerRemoved'>
  // Leaving a step
  | Named<'next'>
  | Named<'proceeded'>
  | Named<'adapted'>
  | Named<
      'postcodesAnswered',
      { try: Try; known: Readonly<Record<string, boolean>>; isAll: boolean }
    >
  | Named<'rateAnswered', { try: Try; rate: Loan | 'not-offered' | 'unreachable' }>
  | Named<'verdictAnswered', { try: Try; answer: VerdictAnswer }>
  // Steps
  | Named<'stepChosen', { step: StepId }>
  | Named<'previous'>
  | Named<'answerSought', { step: StepId; name: string }>
  | Named<'changeSought', { step: StepId; name: string }>
  | Named<'screensLoaded', { try: Try; areThere: boolean }>
  | Named<'historyMoved', { step: StepId | undefined; cameFrom: StepId | undefined }>
  // The draft and its session
  | Named<'saveRequested'>
  | Named<'draftAnswered', { answer: SaveAnswer }>
  | Named<'leftForSimulator'>
  | Named<'wentOnHere'>
  | Named<'timePassed'>
  | Named<'renewalRequested'>
  | Named<'renewalAnswered', { try: Try; answer: RenewalAnswer }>
  | Named<'sessionKept', { isKept: boolean }>
  /** Another window stored the token of its session. */
  | Named<'tokenStored', { token: string }>
  | Named<'linkRequested'>
  | Named<'linkAnswered', { try: Try; answer: DraftLinkAnswer }>
  // Leaving a computer that others use
  | Named<'leavingSought'>
  | Named<'leavingCancelled'>
  | Named<'leavingConfirmed', { becomes: LeftAnswers['kind'] }>
  | Named<'endAnswered', { try: Try; answer: EndAnswer }>
  | Named<'leftElsewhere'>
  // Sending
  | Named<'send'>
  | Named<'share'>
  | Named<'sendAnswered', { try: Try; answer: SendAnswer }>
  | Named<'partReopened', { try: Try; part: { loan: Loan; token: string } | undefined }>
  | Named<'declined'>
  | Named<'declineAnswered', { try: Try; end: LinkEnd | 'failed' }>
  // Signing in
  | Named<'signInsOffered', { offered: readonly OfferedSignIn[] }>
  | Named<'signInChosen', { provider: string }>
  | Named<'signInUrlAnswered', { try: Try; answer: { url: string } | 'expired' | 'failed' }>
  | Named<'filledInByHand'>
  // Other windows and languages
  | Named<'windowOpened'>
  | Named<'windowChanged', { form: MirroredForm; chosenBroker: string | undefined }>
  | Named<'endedElsewhere', { uniqId: string; end: DraftEnd; follow?: string | undefined }>
  | Named<'languageChosen', { locale: LanguageMark['locale']; href: string }>
  | Named<'patienceEnded'>;

export type EventOf<Kind extends ApplicationEvent['kind']> = Extract<
  ApplicationEvent,
  { readonly kind: Kind }
>;
