import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { cents } from '#domain/money/money.ts';
import type { Form } from '#journey/application/form.ts';
import { initialState } from '#journey/application/state.ts';
import type { Loan, OfferedConditions } from '#journey/facts.ts';
import { loanAt, type WantedLoan } from '#journey/loan.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { factsFor, fluvia } from '#tests/examples/fluvia.ts';
import { KEEP } from '#tests/examples/usual-retention.ts';
import { applicationSetup } from '../application-setup.ts';
import { ConditionsScreen } from '../proposals/conditions-screen.tsx';
import { Recap } from '../recap/recap-step.tsx';
import { LoanSummary } from './loan-summary.tsx';

const setup = applicationSetup(fluvia, KEEP, 'fr', '1');

const GROUPING: WantedLoan = {
  product: 'TAEGINL1',
  productName: '',
  amount: cents(1_000_000),
  additionalAmount: cents(500_000),
  duration: 60,
};
const grouping = loanAt(GROUPING, 60, 6.45);
const personal = loanAt(
  { ...GROUPING, product: 'TAEGPSA1', amount: cents(1_500_000), additionalAmount: cents(0) },
  60,
  6.99,
);

/** The application with this loan and the loan proposed instead of it. */
function modelOf(loan: Loan, proposed?: Loan) {
  const application = initialState('a');
  const proposal: OfferedConditions | undefined = proposed && {
    leaving: '3',
    loan: proposed,
    reasons: ['noCreditsToRepay'],
  };
  const form: Form = { ...application.form, step: '4b', answers: COMPLETE_ANSWERS, proposal };
  return {
    ...application,
    loan,
    form,
    facts: factsFor(),
    broker: undefined,
    dispatch: () => undefined,
  };
}

/** Every marked figure, as `name number`, in the order of the page. */
function figuresIn(screen: ReactElement): readonly string[] {
  const markup = renderToStaticMarkup(screen);
  return [...markup.matchAll(/data-value="(\w+)" data-number="([\d.]+)"/g)].map(
    ([, name, number]) => `${name} ${number}`,
  );
}

const lentIn = (screen: ReactElement) =>
  figuresIn(screen).filter((figure) => /^(amount|newAmount|totalLent|newTotalLent) /.test(figure));

const summary = (loan: Loan, proposed?: Loan) => (
  <LoanSummary loan={loan} proposed={proposed} setup={setup} model={modelOf(loan, proposed)} />
);
const comparison = (loan: Loan, proposed: Loan) => (
  <ConditionsScreen setup={setup} model={modelOf(loan, proposed)} step="4b" />
);

// C-3.6, C-4.2
describe('what is lent', () => {
  const [amount, both] = ['amount 10000', 'totalLent 15000'];

  it('is the sum next to the amount, wherever a loan has an additional amount', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(lentIn(summary(grouping))).toEqual([amount, both]);
    expect(lentIn(summary(grouping, personal))).toEqual([amount, 'newAmount 15000', both]);
    expect(lentIn(comparison(grouping, personal))).toEqual([
      amount,
      'newAmount 15000',
      both,
      'newTotalLent 15000',
    ]);
  });

  it('is the amount alone where no loan has one', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(lentIn(summary(personal))).toEqual(['amount 15000']);
    const longer = loanAt(personal, 72, 6.99);
    expect(lentIn(comparison(personal, longer))).toEqual(['amount 15000', 'newAmount 15000']);
  });

  it('stands on the recap, which shows the loan itself', () => {
    const recap = (loan: Loan) =>
      renderToStaticMarkup(<Recap setup={setup} model={modelOf(loan)} />)
        .replace(/\s/g, ' ')
        .replace(/<\/?span[^>]*>/g, '');
    expect(recap(grouping)).toContain('<dt>Montant</dt><dd>10 000 €</dd>');
    expect(recap(grouping)).toContain('<dt>Montant total emprunté</dt><dd>15 000 €</dd>');
    expect(recap(personal)).not.toContain('Montant total emprunté');
  });
});
