import type { Locale } from '#domain/locale/locale.ts';
import { moneyFigure, rateFigure } from '../frame/shown-figure.ts';
import type { Simulation } from './simulate.ts';

/** The cost of a loan, each figure under its name in the contract. */
export function figuresOfLoan(
  { payment, taeg, totalToPay, creditCost }: Simulation,
  locale: Locale,
) {
  return {
    payment: moneyFigure('monthlyAmount', payment, locale),
    taeg: rateFigure('taeg', taeg, locale),
    totalToPay: moneyFigure('totalCost', totalToPay, locale),
    creditCost: moneyFigure('creditCost', creditCost, locale),
  };
}
