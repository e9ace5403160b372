import type { Locale } from '#domain/locale/locale.ts';
import type { ProductCode, ProductFamily } from '#domain/tariff/tariff.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import type { WidgetWords } from '#words/widget/widget.ts';
import type { Offered } from '../loan/families.ts';
import type { FormLanguages } from '../loan/form-languages.tsx';

/** The version of the shapes below. A script and its data are cached for minutes, independently. */
export const WIDGET_FORMAT = 1;

/** A product of the lender, as the widget offers it. */
export interface WidgetLoan {
  readonly offered: Offered;
  readonly name: string;
  /** The path of its form on the lender's site. */
  readonly formPath: string;
  /** The form's language, if it is not the widget's. */
  readonly formLanguages: FormLanguages | undefined;
}

/** A shape of a drawing, with the shapes in it. */
export interface MarkShape {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: readonly MarkShape[];
}

/** The lender's mark. */
export interface WidgetMark {
  readonly viewBox: string;
  readonly shapes: readonly MarkShape[];
}

/** All data that the widget needs in a language: `/widget/fr.json`. */
export interface WidgetSetup {
  readonly format: typeof WIDGET_FORMAT;
  readonly locale: Locale;
  readonly lenderName: string;
  /** Missing from data that was cached before it was sent. */
  readonly mark?: WidgetMark;
  readonly loans: readonly WidgetLoan[];
  readonly words: Omit<SimulatorWords, 'compare' | 'plan' | 'link' | 'table' | 'chart'>;
  readonly own: WidgetWords;
  /** Each product's representative example, as a whole sentence. */
  readonly examples: Readonly<Partial<Record<ProductCode, string>>>;
  readonly warning: string;
}

/** Whether an answer has the version that this script expects. */
export function isWidgetSetup(answer: unknown): answer is WidgetSetup {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'format' in answer &&
    answer.format === WIDGET_FORMAT
  );
}

/** The loan that a site names by its family; else the first. */
export function loanOf({ loans }: WidgetSetup, family: ProductFamily | string | null): WidgetLoan {
  const loan = loans.find(({ offered }) => offered.family === family) ?? loans[0];
  if (!loan) throw new Error('The lender offers nothing');
  return loan;
}
