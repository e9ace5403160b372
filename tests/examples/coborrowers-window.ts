import type { Found } from '#journey/application/event.ts';
import { CONSENTS } from '#journey/form-fields.ts';
import { loanAsAnswers, loanAt } from '#journey/loan.ts';
import { type AssessedHousehold, coborrowersView } from '#journey/shared-application.ts';
import { ApplicationWindow, LOAN, sessionOf } from './application-window.ts';
import { COBORROWERS_ANSWERS, SHARED_ANSWERS } from './shared-answers.ts';

/** The loan that the server proposes instead. */
export const OTHER = loanAt(
  { ...LOAN, product: 'TAEGINL1', productName: 'Regroupement de crédits' },
  60,
  6,
);

/** Nothing keeps the two from borrowing. */
export const ASSESSED: AssessedHousehold = { isTight: false, hasInsufficientIncomes: false };
/** What the co-borrower owes leads to another loan. */
export const PROPOSING: AssessedHousehold = {
  ...ASSESSED,
  proposal: { leaving: '3', loan: OTHER, reasons: ['creditsToRepay'] },
};

/** The co-borrower's part, with answers that are right at every step. */
export const partFound = (): Extract<Found, { kind: 'part' }> => ({
  kind: 'part',
  loan: LOAN,
  session: sessionOf({
    ...coborrowersView(SHARED_ANSWERS, COBORROWERS_ANSWERS),
    ...loanAsAnswers(LOAN),
    uniqId: 'shared',
    maxStep: '5',
  }),
  isKept: true,
});

/** A window in which the co-borrower has opened their link. */
export const coborrowersWindow = () => new ApplicationWindow().open(partFound());

/** The server says what it makes of the two. */
export const assess = (window: ApplicationWindow, assessed: AssessedHousehold) =>
  window.dispatch({
    kind: 'verdictAnswered',
    try: window.last('fetchVerdict').try,
    answer: { kind: 'assessed', assessed },
  });

/** The co-borrower gives up, and the server has heard it. */
export function decline(window: ApplicationWindow): void {
  window.dispatch({ kind: 'declined' });
  const { try: number } = window.last('decline');
  window.dispatch({ kind: 'declineAnswered', try: number, end: 'declined' });
}

/** At the recap, with everything given, and sent. */
export function coborrowersRequest(): ApplicationWindow {
  const window = coborrowersWindow().goTo('3').next().settle();
  assess(window, ASSESSED);
  window.settle().goTo('6').settle();
  for (const name of CONSENTS) window.answer(name, 'yes');
  window.dispatch({ kind: 'send' });
  return window.learnPostcodesIfRequested().settle();
}
