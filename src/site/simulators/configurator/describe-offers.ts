import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import { fill } from '#words/translation.ts';
import { describeNoResults } from './answer-parts.tsx';
import type { ConfiguratorSetup } from './configurator-setup.ts';
import { boundsBroken, type ConfiguratorState } from './configurator-state.ts';
import { describeWhyNone } from './describe-why-none.ts';
import { MODES } from './offer-question.ts';
import type { ShownRefresh } from './show-refresh.ts';

/** What is offered of a mortgage, for readers who listen; nothing while it answers an earlier question. */
export function offersInWords(
  state: ConfiguratorState,
  shown: ShownRefresh,
  setup: ConfiguratorSetup,
): string {
  const { words, mortgageWords, locale } = setup;
  const { question, chosen, isEmpty, isStale } = shown;
  if (boundsBroken(state)) return describeNoResults(words.noResults);
  if (isEmpty)
    return describeNoResults(words.noResults, describeWhyNone(state, shown.tooLittle, setup));
  if (!question || !chosen || isStale) return '';
  const euros = (amount: number) => formatAmount(toCents(amount), locale);
  const said = fill(mortgageWords[MODES[question.mode]].announcement, {
    amount: euros(chosen.total_amount),
    payment: euros(chosen.monthly_amount),
    years: question.duration,
    taeg: formatRate(chosen.final_taeg, locale),
  });
  return `${chosen.length}. ${said}`;
}
