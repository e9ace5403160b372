import type { Effect } from '#journey/application/effect.ts';
import type { ApplicationEvent, Found } from '#journey/application/event.ts';
import { loanAsAnswers, loanAt } from '#journey/loan.ts';
import { coborrowersView } from '#journey/shared-application.ts';
import { LOAN, ownFound, sessionOf, TOKEN, tokenUntil } from './application-window.ts';
import { COBORROWERS_ANSWERS, SHARED_ANSWERS } from './shared-answers.ts';

const OTHER = loanAt(LOAN, LOAN.duration, 9);
const ASSESSED = { isTight: false, hasInsufficientIncomes: false };
/** A co-borrower's link, opened. */
export const PART: Found = {
  kind: 'part',
  loan: LOAN,
  session: sessionOf({
    ...coborrowersView(SHARED_ANSWERS, COBORROWERS_ANSWERS),
    ...loanAsAnswers(LOAN),
    uniqId: 'shared',
    maxStep: '5',
  }),
  isKept: true,
};

/** An effect that is answered. */
export type AnsweredEffect =
  | Extract<Effect, { readonly try: number }>
  | Extract<Effect, { kind: 'saveDraft' }>;

export const isAnswered = (effect: Effect): effect is AnsweredEffect =>
  'try' in effect || effect.kind === 'saveDraft';

/** What a server may answer, the best of it first. */
export function answersTo(call: AnsweredEffect): readonly ApplicationEvent[] {
  switch (call.kind) {
    case 'open':
      return [
        ownFound(),
        PART,
        ownFound({ session: undefined }),
        { kind: 'unreachable' } as const,
      ].map((situation) => ({ kind: 'opened', try: call.try, found: situation }));
    case 'validatePostcodes': {
      const all = (value: boolean) => Object.fromEntries(call.zips.map((zip) => [zip, value]));
      return [
        { kind: 'postcodesAnswered', try: call.try, known: all(true), isAll: true },
        { kind: 'postcodesAnswered', try: call.try, known: {}, isAll: false },
      ];
    }
    case 'fetchRate':
      return [OTHER, 'not-offered' as const, 'unreachable' as const].map((rate) => ({
        kind: 'rateAnswered',
        try: call.try,
        rate,
      }));
    case 'fetchVerdict':
      return [
        { kind: 'assessed', assessed: ASSESSED } as const,
        {
          kind: 'assessed',
          assessed: {
            ...ASSESSED,
            proposal: { leaving: '3', loan: OTHER, reasons: ['creditsToRepay'] },
          },
        } as const,
        { kind: 'unreachable' } as const,
      ].map((answer) => ({ kind: 'verdictAnswered', try: call.try, answer }));
    case 'reopenPart':
      return [{ loan: OTHER, token: TOKEN }, undefined].map((part) => ({
        kind: 'partReopened',
        try: call.try,
        part,
      }));
    case 'saveDraft':
      return [
        { kind: 'saved' } as const,
        { kind: 'failed' } as const,
        { kind: 'expired' } as const,
        { kind: 'draft-ended', end: 'moved' } as const,
      ].map((answer) => ({ kind: 'draftAnswered', answer }));
    case 'renewSession':
      return [
        { kind: 'renewed', token: tokenUntil(500) } as const,
        { kind: 'unavailable' } as const,
        { kind: 'over' } as const,
      ].map((answer) => ({ kind: 'renewalAnswered', try: call.try, answer }));
    case 'send':
    case 'share':
      return [
        { kind: 'sent', sent: { reference: 'FLV-1' } } as const,
        { kind: 'failed' } as const,
        { kind: 'unreachable' } as const,
        { kind: 'tooOften' } as const,
        { kind: 'expired' } as const,
        { kind: 'refused', refusals: { product: 'Non.' } } as const,
        { kind: 'refused', refusals: { street: 'Non.' } } as const,
      ].map((answer) => ({ kind: 'sendAnswered', try: call.try, answer }));
    case 'decline':
      return [{ kind: 'declineAnswered', try: call.try, end: 'failed' }];
    case 'requestDraftLink':
      return [
        { kind: 'failed' } as const,
        { kind: 'tooSoon', again: new Date(0) } as const,
        { kind: 'expired' } as const,
      ].map((answer) => ({ kind: 'linkAnswered', try: call.try, answer }));
    case 'endSession':
      return [
        { stage: 'failed' } as const,
        { stage: 'tooOften', again: new Date(0) } as const,
        { kind: 'deleted' } as const,
        { kind: 'expired' } as const,
      ].map((answer) => ({ kind: 'endAnswered', try: call.try, answer }));
    case 'requestSignInUrl':
      return [{ url: 'https://bank.test/' }, 'expired' as const, 'failed' as const].map(
        (answer) => ({ kind: 'signInUrlAnswered', try: call.try, answer }),
      );
    case 'loadScreens':
      return [true, false].map((areThere) => ({
        kind: 'screensLoaded',
        try: call.try,
        areThere,
      }));
  }
}
