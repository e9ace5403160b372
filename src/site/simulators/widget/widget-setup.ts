import type { Locale } from '#domain/locale/locale.ts';
import type { ProductCode, ProductFamily } from '#domain/tariff/tariff.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import type { WidgetWords } from '#words/widget/widget.ts';
import type { Offered } from '../loan/families.ts';
import type { FormLanguages } from '../loan/form-languages.tsx';

/** Counts the shapes below: a script and its data are kept for minutes, each by itself. */
export const WIDGET_FORMAT = 1;

/** One product of the lender's, as the widget offers it. */
export interface WidgetLoan {
  readonly offered: Offered;
  readonly name: string;
  /** Where its form is, a path of the lender's site. */
  readonly formPath: string;
  /** Where that is not in the widget's language. */
  readonly formLanguages: FormLanguages | undefined;
}

/** All that the widget needs in one language: `/widget/fr.json`. */
export interface WidgetSetup {
  readonly format: typeof WIDGET_FORMAT;
  readonly locale: Locale;
  readonly lenderName: string;
  readonly loans: readonly WidgetLoan[];
  readonly words: Omit<SimulatorWords, 'compare' | 'plan' | 'link' | 'table' | 'river'>;
  readonly own: WidgetWords;
  /** Each product's representative example, a whole sentence. */
  readonly examples: Readonly<Partial<Record<ProductCode, string>>>;
  readonly warning: string;
}

/** Whether an answer is what this script was made for. */
export function isWidgetSetup(answer: unknown): answer is WidgetSetup {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'format' in answer &&
    answer.format === WIDGET_FORMAT
  );
}

/** The loan that a site asks for by its family's name; else the first. */
export function loanOf({ loans }: WidgetSetup, family: ProductFamily | string | null): WidgetLoan {
  const loan = loans.find(({ offered }) => offered.family === family) ?? loans[0];
  if (!loan) throw new Error('The lender offers nothing');
  return loan;
}
