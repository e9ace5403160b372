import { totalToPay } from '#domain/loan/payment.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toEuros } from '#domain/money/money.ts';
import type { Loan } from '#journey/facts.ts';
import { hasAdditionalAmount, totalAmount } from '#journey/loan.ts';
import { Figure, type FigureProps } from '#site/components/figure/figure.tsx';
import type { ApplicationCatalogue } from '#words/application/application.ts';
import { fill } from '#words/translation.ts';
import type { ApplicationSetup } from '../setup.ts';

/**
 * The rows for the amount lent, with the total of both amounts if either loan has an additional
 * amount.
 */
export function lentRows(...loans: readonly (Loan | undefined)[]) {
  const hasTwo = loans.some((loan) => loan && hasAdditionalAmount(loan));
  return hasTwo ? (['amount', 'totalLent'] as const) : (['amount'] as const);
}

/** The texts that format the figures: the application's own, or a part of them elsewhere. */
export interface FigureSetup {
  readonly locale: ContractLocale;
  readonly productNames: ApplicationSetup['productNames'];
  readonly words: {
    readonly application: { readonly summary: Pick<ApplicationCatalogue['summary'], 'months'> };
  };
}

/**
 * A loan's formatted figures, marked up for other programs; the names of a proposed loan's figures
 * begin with `new`.
 */
export function figuresOf(loan: Loan, setup: FigureSetup, prefix: '' | 'new' = '') {
  const { locale, productNames, words } = setup;
  const total = totalToPay(loan.monthlyAmount, loan.duration);
  const lent = totalAmount(loan);
  const marked = (name: string, text: string, mark: Pick<FigureProps, 'number' | 'code'>) => {
    const value = prefix + (prefix ? name.charAt(0).toUpperCase() + name.slice(1) : name);
    return {
      text,
      figure: (
        <Figure value={value} {...mark}>
          {text}
        </Figure>
      ),
    };
  };
  return {
    product: marked('product', productNames[loan.product] ?? loan.product, { code: loan.product }),
    amount: marked('amount', formatAmount(loan.amount, locale, 'whenNeeded'), {
      number: toEuros(loan.amount),
    }),
    totalLent: marked('totalLent', formatAmount(lent, locale, 'whenNeeded'), {
      number: toEuros(lent),
    }),
    duration: marked('duration', fill(words.application.summary.months, { n: loan.duration }), {
      number: loan.duration,
    }),
    taeg: marked('taeg', formatRate(loan.taeg, locale), { number: loan.taeg }),
    monthlyAmount: marked('monthlyAmount', formatAmount(loan.monthlyAmount, locale), {
      number: toEuros(loan.monthlyAmount),
    }),
    total: marked('totalCost', formatAmount(total, locale), { number: toEuros(total) }),
  };
}

interface LoanFigureProps {
  loan: Loan;
  /** The proposed loan, if there is any. */
  proposed: Loan | undefined;
  setup: ApplicationSetup;
  of: keyof ReturnType<typeof figuresOf>;
}

/**
 * A figure of the loan. If the proposed loan's differs, the old figure is struck through and the
 * new figure follows.
 */
export function LoanFigure({ loan, proposed, setup, of }: LoanFigureProps) {
  const before = figuresOf(loan, setup)[of];
  const after = proposed && figuresOf(proposed, setup, 'new')[of];
  // A proposal has a new rate, even an equal one.
  if (!after || (of !== 'taeg' && after.text === before.text)) return before.figure;
  const { spokenBefore, spokenAfter } = setup.words.application.conditions;
  return (
    <>
      <span className="unseen">{spokenBefore} </span>
      <s>{before.figure}</s> <span className="unseen">{spokenAfter} </span>
      {after.figure}
    </>
  );
}
