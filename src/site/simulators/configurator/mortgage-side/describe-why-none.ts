import { toCents } from '#domain/money/money.ts';
import type { OffersAnswer } from '#domain/mortgage/offer-option.ts';
import { describeRefusal } from '../../mortgage/describe-mortgage.ts';
import type { ConfiguratorSetup } from '../configurator-setup.ts';
import type { MortgageWish } from './mortgage-state.ts';

/** Why there is no offer, if it is known: the monthly payment is too low. */
export function describeWhyNone(
  { mode, entries }: MortgageWish,
  tooLittle: OffersAnswer['too_little'],
  { mortgageWords, locale }: ConfiguratorSetup,
): string | undefined {
  if (!tooLittle) return undefined;
  const refusal = {
    kind: 'tooLittle',
    least: toCents(tooLittle.least_amount),
    fromPayment: tooLittle.from_monthly_amount,
    fromYears: tooLittle.from_years,
  } as const;
  return describeRefusal({ mode, entries, refusal }, mortgageWords, locale);
}
