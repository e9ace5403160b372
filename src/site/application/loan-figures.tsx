import { totalToPay } from '#domain/loan/payment.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toEuros } from '#domain/money/money.ts';
import type { Loan } from '#journey/facts.ts';
import { hasAdditionalAmount, totalAmount } from '#journey/loan.ts';
import { Figure, type FigureProps } from '#site/components/figure/figure.tsx';
import type { ApplicationCatalogue } from '#words/application/application.ts';
import { fill } from '#words/translation.ts';
import type { ApplicationSetup } from './setup.ts';

/** The rows that show what is lent: with the sum of both amounts where one of the loans has two. */
export function lentRows(...loans: readonly (Loan | undefined)[]) {
  const hasTwo = loans.some((loan) => loan && hasAdditionalAmount(loan));
  return hasTwo ? (['amount', 'totalLent'] as const) : (['amount'] as const);
}

/** What figures are written with: the application's own words, or as much of them elsewhere. */
export interface FigureSetup {
  readonly locale: ContractLocale;
  readonly productNames: ApplicationSetup['productNames'];
  readonly words: {
    readonly application: { readonly summary: Pick<ApplicationCatalogue['summary'], 'months'> };
  };
}

/** A loan's figures in words, marked for other programs; `new` before the names of a proposed one's. */
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
  /** The loan proposed instead, where there is one. */
  proposed: Loan | undefined;
  setup: ApplicationSetup;
  of: keyof ReturnType<typeof figuresOf>;
}

/** A figure of the loan; where the proposed one's is another, the old one struck and the new behind it. */
export function LoanFigure({ loan, proposed, setup, of }: LoanFigureProps) {
  const before = figuresOf(loan, setup)[of];
  const after = proposed && figuresOf(proposed, setup, 'new')[of];
  // A proposal has a new rate, even an equal one (rules.md "Alternative conditions").
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
