import type { Loan } from '../facts.ts';
import type { WantedLoan } from '../loan.ts';
import type { StepId } from '../step.ts';
import type { DraftEnd } from './ends.ts';
import type { Draft, LanguageMark, LeftAnswers, MirroredForm, Mode, Try } from './state.ts';

/** What windows with the same application tell each other. It never leaves the browser. */
export type WindowMessage =
  /** A window has opened, and asks for what there is. */
  | { readonly kind: 'opened' }
  | ({ readonly kind: 'changed' } & MirroredForm)
  | {
      readonly kind: 'sent';
      readonly uniqId: string;
      readonly end: DraftEnd;
      readonly follow?: string | undefined;
    };

type Named<Kind extends string, About = unknown> = { readonly kind: Kind } & Readonly<About>;

/** `consents`: the words next to the consents, as JSON, if they are not those that the page came with. */
interface ToSend {
  readonly try: Try;
  readonly draft: Draft;
  readonly consents?: string | undefined;
}

/**
 * An effect: plain values that the page carries out. An effect with a `try` is answered by an event
 * with the same `try`.
 */
export type Effect =
  // Calls
  | Named<'open', { try: Try }>
  | Named<'validatePostcodes', { try: Try; zips: readonly string[] }>
  | Named<'fetchRate', { try: Try; wanted: WantedLoan }>
  | Named<'fetchVerdict', { try: Try; draft: Draft; productName: string }>
  | Named<'reopenPart', { try: Try; token: string }>
  | Named<'saveDraft', { draft: Draft }>
  /** In a call that outlives the page, and that nobody waits for. */
  | Named<'saveDraftOnLeaving', { draft: Draft }>
  | Named<'renewSession', { try: Try; token: string }>
  | Named<'send', ToSend>
  | Named<'share', ToSend>
  | Named<'decline', { try: Try; token: string | undefined }>
  | Named<'requestDraftLink', { try: Try; token: string }>
  | Named<'endSession', { try: Try; token: string; becomes: LeftAnswers['kind'] }>
  | Named<'fetchSignIns'>
  | Named<'requestSignInUrl', { try: Try; token: string; provider: string }>
  | Named<'loadScreens', { try: Try }>
  // Storage
  | Named<'keepSession', { mode: Mode; token: string }>
  | Named<'dropSession', { mode: Mode }>
  | Named<'storeLoan', { loan: Loan }>
  | Named<'forgetSimulation'>
  | Named<'storeBroker', { id: string }>
  | Named<'forgetBroker'>
  /** Removes everything stored; in mode e2 what is stored in the window alone. */
  | Named<'emptyStorage', { mode: Mode }>
  | Named<'keepLanguageMark', { mark: LanguageMark }>
  | Named<'removeLanguageMark'>
  // The browser
  | Named<'pushEntry', { step: StepId; cameFrom: StepId | undefined }>
  /** `reference`: that of the request that was sent, for a reload. */
  | Named<
      'replaceEntry',
      { step: StepId; cameFrom: StepId | undefined; reference?: string | undefined }
    >
  | Named<'goBack'>
  | Named<'navigate', { href: string }>
  | Named<'reload'>
  | Named<'focusField', { name: string }>
  | Named<'waitForSaving', { milliseconds: number }>
  | Named<'notifyWindows', { message: WindowMessage }>
  | Named<'trackStep', { step: StepId }>;
