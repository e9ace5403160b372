import type { Motif } from '#domain/brand/motif.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type ChartWords, chartWords } from '../chart/chart.ts';
import { wordsIn } from '../languages.ts';

/** The sentence to complete and its answer. */
export const simulator = /* @__PURE__ */ wordsIn('simulator');

/** With those of the loan chart below it, where loans are drawn. */
export type SimulatorWords = (typeof simulator)['fr'] & { readonly chart?: ChartWords };

/** The texts of a simulator whose loan is drawn as this. */
export function simulatorWords(locale: Locale, motif: Motif): SimulatorWords {
  const chart = chartWords(locale, motif);
  return chart ? { ...simulator[locale], chart } : simulator[locale];
}
