import type { Cents } from '#domain/money/money.ts';
import { type Flow, type Slice, sliceAt } from './slices.ts';

/** What a loan is drawn as (F-3.1): everything that differs from one motif to another, in figures and paths. */
export interface LoanForm {
  /** Where the picture begins if nothing is drawn beyond it: its left edge, or where the loan starts. */
  left: number;
  /** What is drawn, from left to right. */
  shape(flow: Flow): readonly Slice[];
  /** The same where the page is wider than the picture. */
  beyond(shape: readonly Slice[]): readonly Slice[];
  /** As SVG paths in the box of `river-path.ts`; the interest is drawn first, and lies under the capital. */
  paths(shape: readonly Slice[]): { readonly capital: string; readonly interest: string };
  /** Of a shape, the slice above which the amount of the loan stands. */
  start(shape: readonly Slice[]): Slice | undefined;
  /** The loan's years that are marked, in their order. */
  years(flow: Flow): readonly DrawnYear[];
  /** The slice at a share of the loan's time, from 0 to 1; not of a motif that nothing follows month by month. */
  at?(flow: Flow, time: number): Slice;
  /**
   * Whether it shows the balance as time goes by: its picture then begins with the day of the loan, and a line
   * leads from the end of each year to its label. Otherwise each year is a piece by itself.
   */
  isContinuous: boolean;
}

/** A year of a loan on its picture. */
export interface DrawnYear {
  year: number;
  slice: Slice;
  /** What its label shows. */
  amount: Cents;
  /** What the picture's description states of it instead, by the name of its place in the sentence. */
  figures?: Readonly<Record<string, Cents>>;
}

/** The ends of the loan's years, the last day left out: nothing is due then. The balance is what is due. */
export function yearsPassed(flow: Flow, loan: readonly Slice[]): readonly DrawnYear[] {
  const months = flow.instalments.length;
  return flow.instalments
    .filter(({ month }) => month % 12 === 0 && month < months)
    .map(({ month, balance }) => ({
      year: month / 12,
      slice: sliceAt(loan, month / months),
      amount: balance,
    }));
}
