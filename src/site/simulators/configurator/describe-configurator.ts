import { formatAmount, formatRate } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import { fill } from '#words/translation.ts';
import { describeNoResults } from './answer-parts.tsx';
import type { ConfiguratorSetup } from './configurator-setup.ts';
import { boundsBroken, type ConfiguratorState } from './configurator-state.ts';
import { isMortgage } from './objectives.ts';
import type { ShownRefresh } from './show-refresh.ts';

type Words = Pick<ConfiguratorSetup, 'words' | 'shared' | 'mortgageWords'>;

/** What the credit is for, as the sentence ends. */
export function describePurpose(
  { type, objective, home }: ConfiguratorState,
  { words, shared, mortgageWords }: Words,
): string {
  if (type === 'PAT') return shared.purposes[objective];
  return type === 'LIGHT' ? mortgageWords.purposes.light : words.purposes[home];
}

/** An amount of the question, as it is written in a heading. */
export function formatEuros(euros: number, { locale }: Pick<ConfiguratorSetup, 'locale'>): string {
  return formatAmount(toCents(euros), locale, 'whenNeeded');
}

/** The range that the amount has to keep to, where it does not (spec 1 §5); nothing while it is typed anew. */
export function describeBounds(
  { locale, shared, mortgageWords }: ConfiguratorSetup,
  state: ConfiguratorState,
): string | undefined {
  const broken = boundsBroken(state);
  if (!broken || state.beforeEmptied) return undefined;
  const euros = (amount: number) => formatAmount(toCents(amount), locale, 'whenNeeded');
  const { type } = state;
  const sentence = isMortgage(type)
    ? mortgageWords[state.mortgages[type].mode].outOfBounds
    : shared.outOfBounds;
  return fill(sentence, { min: euros(broken.min), max: euros(broken.max) });
}

/** How far a mortgage is: being loaded, being asked for, or taking longer than that. */
export function describeProgress(
  shown: ShownRefresh | undefined,
  isMissing: boolean,
  { words }: ConfiguratorSetup,
): string {
  if (!shown) return isMissing ? '' : words.loading;
  if (shown.isUpdating) return words.updating;
  if (!shown.isLate) return '';
  return shown.chosen ? words.late : words.waiting;
}

/** The answer, for readers who listen. */
export function describeLoan(
  state: ConfiguratorState,
  { shared, words, locale }: ConfiguratorSetup,
): string {
  const { simulation, bounds } = state.loans[state.objective];
  if (bounds) return describeNoResults(words.noResults);
  return fill(shared.announcement, {
    payment: formatAmount(simulation.payment, locale),
    duration: simulation.duration,
    taeg: formatRate(simulation.taeg, locale),
  });
}
