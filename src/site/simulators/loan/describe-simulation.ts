import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import type { Cents } from '#domain/money/money.ts';
import { wholeEuros } from '#domain/reading/parse-amount.ts';
import type { SimulatorWords } from '#words/simulator/simulator.ts';
import { fill } from '#words/translation.ts';
import type { SimulationState } from './simulation-state.ts';

/** The texts of a simulation besides its figures. */
export interface SimulationDescription {
  /** Why the figures do not match what is typed. */
  readonly error: string | undefined;
  /** Both amounts of a debt consolidation are wrong, not only the first. */
  readonly isSumWrong: boolean;
  /** Which of the visitor's choices were changed; may be empty. */
  readonly changed: string;
  /** The whole text, for screen readers. */
  readonly announcement: string;
}

type Words = Pick<
  SimulatorWords,
  'grouping' | 'outOfBounds' | 'amountChanged' | 'durationChanged' | 'announcement' | 'notUpdated'
>;

/** A simulation in words. */
export function describeSimulation(
  { simulation, entry, bounds, refused, broughtWithin, choice }: SimulationState,
  words: Words,
  locale: Locale,
): SimulationDescription {
  const euros = (amount: Cents) => formatAmount(amount, locale, 'whenNeeded');
  const isDebtConsolidation = choice.tariff.family === 'grouping';
  const isSumWrong =
    bounds !== undefined && isDebtConsolidation && (wholeEuros(entry.amount) ?? 0) > 0;
  const ofDebtConsolidation = isSumWrong
    ? words.grouping.outOfBounds
    : words.grouping.nothingToGroup;
  const outOfBounds = isDebtConsolidation ? ofDebtConsolidation : words.outOfBounds;
  const error = bounds && fill(outOfBounds, { min: euros(bounds.min), max: euros(bounds.max) });
  const changed = [
    broughtWithin &&
      fill(words.amountChanged, {
        min: euros(broughtWithin.min),
        max: euros(broughtWithin.max),
        amount: euros(simulation.amount),
      }),
    refused && fill(words.durationChanged, { from: refused, to: simulation.duration }),
  ]
    .filter(Boolean)
    .join(' ');
  const result = fill(words.announcement, {
    payment: formatAmount(simulation.payment, locale),
    duration: simulation.duration,
    taeg: formatRate(simulation.taeg, locale),
  });
  const parts = error ? [error, words.notUpdated] : [changed, result];
  return { error, isSumWrong, changed, announcement: parts.filter(Boolean).join(' ') };
}
