import { formatAmount } from '#domain/money/format.ts';
import { toCents } from '#domain/money/money.ts';
import { workOutMortgage } from '#domain/mortgage/work-out.ts';
import { sayRefusal } from '../mortgage/say-mortgage.ts';
import type { ConfiguratorSetup } from './configurator-setup.ts';
import type { ConfiguratorState } from './configurator-state.ts';
import { isMortgage } from './objectives.ts';

type Words = Pick<ConfiguratorSetup, 'words' | 'shared' | 'mortgageWords'>;

/** What the credit is for, as the sentence ends. */
export function sayPurpose(
  { type, objective, home }: ConfiguratorState,
  { words, shared, mortgageWords }: Words,
): string {
  if (type === 'PAT') return shared.purposes[objective];
  return type === 'LIGHT' ? mortgageWords.purposes.light : words.purposes[home];
}

/**
 * Why a mortgage has no offer, where the lender's own figures tell: what one would pay a month borrows
 * less than the least. A variable rate may still lend where the fixed one does not; then there are offers.
 */
export function sayWhyNone(
  state: ConfiguratorState,
  { offer, mortgageWords, locale }: ConfiguratorSetup,
): string | undefined {
  const { type } = state;
  if (!isMortgage(type)) return undefined;
  const { mode, entries } = state.mortgages[type];
  const { amount, years } = entries[mode];
  const mortgage = offer.mortgages[type];
  if (!mortgage.rates.fixed.some((rate) => rate.years === years)) return undefined;
  const result = workOutMortgage(mortgage, { mode, amount: Number(amount), years });
  if (result.ok) return undefined;
  return sayRefusal({ mode, entries, refusal: result.refusal }, mortgageWords, locale);
}

/** An amount of the question, as it is written in a heading. */
export function sayEuros(euros: number, { locale }: Pick<ConfiguratorSetup, 'locale'>): string {
  return formatAmount(toCents(euros), locale, 'whenNeeded');
}
