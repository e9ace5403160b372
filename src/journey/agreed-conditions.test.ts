import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import {
  areSameConditions,
  type Conditions,
  conditionsOf,
  onApplicantsAcceptance,
  onCoborrowersSending,
  showedOtherFigures,
} from './agreed-conditions.ts';
import type { Answers } from './answers.ts';
import type { Loan } from './facts.ts';
import { loanAsAnswers } from './loan.ts';
import { type ShareEvent, type ShareState, stateAfter } from './share-status.ts';

const ASKED: Loan = {
  product: 'TAEGPSA1',
  productName: 'personal',
  amount: cents(1_200_000),
  additionalAmount: cents(0),
  duration: 48,
  taeg: 4.49,
  monthlyAmount: cents(27_310),
};
const PROPOSED: Loan = { ...ASKED, product: 'TAEGINL1', taeg: 6.19, monthlyAmount: cents(28_193) };
const DEARER: Loan = { ...PROPOSED, taeg: 6.5, monthlyAmount: cents(28_361) };

describe('conditions', () => {
  it.each<[Partial<Loan>, boolean]>([
    [{}, true],
    [{ productName: 'other' }, true],
    [{ product: 'TAEGPSA1' }, false],
    [{ amount: cents(1) }, false],
    [{ additionalAmount: cents(1) }, false],
    [{ duration: 60 }, false],
    [{ taeg: 6.2 }, false],
    [{ monthlyAmount: cents(28_194) }, false],
  ])('with %o are the same: %s', (changed, same) => {
    expect(areSameConditions(conditionsOf(PROPOSED), { ...PROPOSED, ...changed })).toBe(same);
  });
});

//
describe('the figures that a page showed', () => {
  const shown = loanAsAnswers(ASKED);
  it.each<[string, Answers, boolean]>([
    ['are those of the loan', shown, false],
    ['with a decimal comma', { taeg: '4,49', monthlyAmount: '273,10' }, false],
    ['another rate', { ...shown, taeg: '4.5' }, true],
    ['another payment', { ...shown, monthlyAmount: '273.11' }, true],
    ['a rate that is none', { ...shown, taeg: 'x' }, true],
    ['none at all', {}, false],
  ])('%s: %s', (_, sent, isOther) => {
    expect(showedOtherFigures(sent, ASKED)).toBe(isOther);
  });
});

//
describe('what the co-borrower sends', () => {
  it.each<[string, Loan, Conditions | undefined, 'send' | 'propose']>([
    ['the loan asked for', ASKED, undefined, 'send'],
    ['it at another rate, as the tariff has changed', { ...ASKED, taeg: 5 }, undefined, 'propose'],
    ['another loan', PROPOSED, undefined, 'propose'],
    ['another, which the applicant has accepted', PROPOSED, PROPOSED, 'send'],
    ['another, which the applicant has accepted at another rate', DEARER, PROPOSED, 'propose'],
  ])('%s', (_, sent, agreed, expected) => {
    expect(onCoborrowersSending({ asked: ASKED, sent, agreed })).toBe(expected);
  });
});

describe('what the applicant accepts', () => {
  it.each<[string, Conditions, Conditions | undefined, 'accept' | 'changed' | 'ask-again']>([
    ['what the co-borrower accepted', PROPOSED, PROPOSED, 'accept'],
    ['what has changed since the page was opened', PROPOSED, DEARER, 'changed'],
    ['the newest, which the co-borrower has not seen', DEARER, DEARER, 'ask-again'],
    ['what the tariff has no more', PROPOSED, undefined, 'ask-again'],
    ['what nobody proposed', ASKED, PROPOSED, 'changed'],
  ])('%s', (_, seen, newest, expected) => {
    expect(onApplicantsAcceptance({ seen, newest, accepted: PROPOSED })).toBe(expected);
  });
});

/** Events between the two borrowers, while the tariff may change and pages may be out of date. */
type Move =
  | 'coborrowerSends'
  | 'applicantLooks'
  | 'applicantAccepts'
  | 'tariffChanges'
  | ShareEvent;

describe('500 random negotiations', () => {
  it('never send conditions that either borrower did not accept', () => {
    const ends = new Set<ShareState>();
    const moves = fc.array(
      fc.constantFrom<Move>(
        ...(['coborrowerSends', 'applicantLooks', 'applicantAccepts', 'tariffChanges'] as const),
        ...(['coborrowerSends', 'applicantLooks', 'applicantAccepts'] as const),
        ...(['decline', 'refuse', 'withdraw', 'lapse'] as const),
      ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(moves, (walk) => {
        ends.add(agree(walk));
      }),
      { seed: 20_261_122, numRuns: 500 },
    );
    expect([...ends].sort()).toEqual(
      [
        'declined',
        'lapsed',
        'open',
        'refused',
        'sent',
        'to-agree',
        'unanswered',
        'withdrawn',
      ].sort(),
    );
  });
});

/** Plays a negotiation as the server does, and returns the final state. */
function agree(walk: readonly Move[]): ShareState {
  let state = 'open' as ShareState;
  let newest = PROPOSED;
  let byCoborrower: Loan | undefined;
  let byApplicant: Loan | undefined;
  let seen: Loan | undefined;
  const go = (event: ShareEvent) => {
    const before: ShareState = state;
    state = stateAfter(state, event) ?? state;
    if (state !== 'sent' || before === 'sent') return;
    for (const accepted of [byCoborrower, byApplicant])
      expect(accepted && areSameConditions(accepted, newest), walk.join(' ')).toBe(true);
  };
  for (const move of walk) {
    if (move === 'tariffChanges') newest = newest === PROPOSED ? DEARER : PROPOSED;
    else if (move === 'applicantLooks') seen = state === 'to-agree' ? newest : seen;
    else if (move === 'coborrowerSends') {
      if (state !== 'open') continue;
      byCoborrower = newest;
      go(onCoborrowersSending({ asked: ASKED, sent: newest, agreed: byApplicant }));
    } else if (move === 'applicantAccepts') {
      if (state !== 'to-agree' || !seen || !byCoborrower) continue;
      const outcome = onApplicantsAcceptance({ seen, newest, accepted: byCoborrower });
      if (outcome === 'changed') continue;
      byApplicant = seen;
      go(outcome);
    } else go(move);
  }
  return state;
}
