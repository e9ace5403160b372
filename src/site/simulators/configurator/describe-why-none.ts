import { toCents } from '#domain/money/money.ts';
import type { OffersAnswer } from '#domain/mortgage/offer-option.ts';
import { describeRefusal } from '../mortgage/describe-mortgage.ts';
import type { ConfiguratorSetup } from './configurator-setup.ts';
import type { ConfiguratorState } from './configurator-state.ts';
import { isMortgage } from './objectives.ts';

/** Why there is no offer, where that is known: what one would pay a month is too little. */
export function describeWhyNone(
  state: ConfiguratorState,
  tooLittle: OffersAnswer['too_little'],
  { mortgageWords, locale }: ConfiguratorSetup,
): string | undefined {
  const { type } = state;
  if (!tooLittle || !isMortgage(type)) return undefined;
  const { mode, entries } = state.mortgages[type];
  const refusal = {
    kind: 'tooLittle',
    least: toCents(tooLittle.least_amount),
    fromPayment: tooLittle.from_monthly_amount,
    fromYears: tooLittle.from_years,
  } as const;
  return describeRefusal({ mode, entries, refusal }, mortgageWords, locale);
}
