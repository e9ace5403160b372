import { expect, it } from 'vitest';
import { ApplicationWindow, LOAN, ownFound } from '#tests/examples/application-window.ts';
import {
  assess,
  coborrowersRequest,
  coborrowersWindow,
  PROPOSING,
} from '#tests/examples/coborrowers-window.ts';
import type { ApplicationEvent } from './event.ts';

const LATE = 99;

/** An answer of each kind, to a try that nothing waits for. */
const ANSWERS: readonly ApplicationEvent[] = [
  { kind: 'opened', try: LATE, found: { kind: 'params-missing' } },
  { kind: 'rateAnswered', try: LATE, rate: LOAN },
  { kind: 'verdictAnswered', try: LATE, answer: { kind: 'ended', end: 'withdrawn' } },
  { kind: 'partReopened', try: LATE, part: { loan: LOAN, token: 'other' } },
  { kind: 'postcodesAnswered', try: LATE, known: {}, isAll: false },
  { kind: 'screensLoaded', try: LATE, areThere: false },
  { kind: 'renewalAnswered', try: LATE, answer: { kind: 'over' } },
  { kind: 'linkAnswered', try: LATE, answer: { kind: 'expired' } },
  { kind: 'sendAnswered', try: LATE, answer: { kind: 'expired' } },
  { kind: 'declineAnswered', try: LATE, end: 'declined' },
  { kind: 'signInUrlAnswered', try: LATE, answer: 'expired' },
];

/** Windows in which something is waited for, by what it is. */
const WINDOWS: readonly (readonly [string, () => ApplicationWindow])[] = [
  ['nothing', () => new ApplicationWindow().open().settle()],
  ['postcodes', () => reported({ kind: 'next' })],
  ['a rate', renovating],
  ['a verdict', () => coborrowersWindow().goTo('3').next().settle()],
  ['the verdict of today', refused],
  ['the part as it is today', proposedAgain],
  ['a request', () => new ApplicationWindow().sending()],
  ['a renewal', () => reported({ kind: 'renewalRequested' })],
  ['a link', () => reported({ kind: 'linkRequested' }).settle()],
  ['a sign-in', () => reported({ kind: 'signInChosen', provider: 'bank' }).settle()],
  ['screens', () => reported({ kind: 'stepChosen', step: '3' })],
];

function reported(event: ApplicationEvent) {
  const window = new ApplicationWindow().open();
  window.answer('street', 'Rue Basse');
  window.dispatch(event);
  return window;
}

/** On leaving the first step of a renovation loan, whose rules propose another one. */
function renovating() {
  const loan = { ...LOAN, product: 'TAEGINI1' as const };
  const window = new ApplicationWindow().open(ownFound({ loan }));
  window.dispatch({ kind: 'next' });
  expect(window.learnPostcodes().all('fetchRate')).toHaveLength(1);
  return window;
}

/** A co-borrower's request whose conditions no longer apply. */
function refused() {
  const window = coborrowersRequest();
  const answer = { kind: 'refused', refusals: { product: 'Non.' } } as const;
  window.dispatch({ kind: 'sendAnswered', try: window.last('send').try, answer });
  return window.settle();
}

function proposedAgain() {
  const window = refused();
  assess(window, PROPOSING);
  expect(window.all('reopenPart')).toHaveLength(1);
  return window;
}

it.each(WINDOWS)(
  'an answer that comes too late changes nothing where %s is waited for',
  (_, open) => {
    const window = open();
    for (const answer of ANSWERS) {
      const before = window.state;
      expect(window.dispatch(answer), answer.kind).toEqual([]);
      expect(window.state, answer.kind).toEqual(before);
    }
  },
);
