import { formatAmount, formatRate } from '#domain/money/format.ts';
import { fill } from '#words/translation.ts';
import { describeNoResults } from '../answer-parts.tsx';
import type { ConfiguratorSetup } from '../configurator-setup.ts';
import type { LoanState } from './loan-state.ts';

/** Describes the answer for screen readers. */
export function describeLoan(
  { loans, objective }: LoanState,
  { shared, words, locale }: ConfiguratorSetup,
): string {
  const { simulation, bounds } = loans[objective];
  if (bounds) return describeNoResults(words.noResults);
  return fill(shared.announcement, {
    payment: formatAmount(simulation.payment, locale),
    duration: simulation.duration,
    taeg: formatRate(simulation.taeg, locale),
  });
}
