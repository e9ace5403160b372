import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import type { MortgageProduct } from '#domain/mortgage/mortgage.ts';
import { fill } from '#words/translation.ts';
import { describeNoResults } from '../answer-parts.tsx';
import type { ConfiguratorSetup } from '../configurator-setup.ts';
import { describeWhyNone } from './describe-why-none.ts';
import { brokenMortgageLimits, type MortgageState } from './mortgage-state.ts';
import { MODES } from './offer-question.ts';
import type { ShownRefresh } from './show-refresh.ts';

/**
 * Describes the offers of a mortgage for screen readers; empty while they answer an earlier
 * question.
 */
export function describeOffers(
  product: MortgageProduct,
  state: MortgageState,
  shown: ShownRefresh,
  setup: ConfiguratorSetup,
): string {
  const { words, mortgageWords, locale } = setup;
  const { question, chosen, isEmpty, isStale } = shown;
  if (brokenMortgageLimits(state, product)) return describeNoResults(words.noResults);
  if (isEmpty)
    return describeNoResults(
      words.noResults,
      describeWhyNone(state.mortgages[product], shown.tooLittle, setup),
    );
  if (!question || !chosen || isStale) return '';
  const euros = (amount: number) => formatAmount(toCents(amount), locale);
  const described = fill(mortgageWords[MODES[question.mode]].announcement, {
    amount: euros(chosen.total_amount),
    payment: euros(chosen.monthly_amount),
    years: question.duration,
    taeg: formatRate(chosen.final_taeg, locale),
  });
  return `${chosen.length}. ${described}`;
}
