import type { Locale } from '#domain/locale/locale.ts';
import { formatAmount, formatRate } from '#domain/money/format.ts';
import { type Cents, toCents, toEuros } from '#domain/money/money.ts';

/** A figure: its name in the contract, its number and its formatted text. */
export interface ShownFigure {
  value: string;
  number: number;
  text: string;
  /** Another name of the same figure. */
  alias?: string;
}

/** An amount in cents, as a figure in euros under its name in the contract. */
export function moneyFigure(value: string, amount: Cents, locale: Locale): ShownFigure {
  return { value, number: toEuros(amount), text: formatAmount(amount, locale) };
}

/** An amount in euros, as a figure under its name in the contract. */
export function euroFigure(value: string, euros: number, locale: Locale): ShownFigure {
  return moneyFigure(value, toCents(euros), locale);
}

/** A rate in percent, under its name in the contract. */
export function rateFigure(value: string, percent: number, locale: Locale): ShownFigure {
  return { value, number: percent, text: formatRate(percent, locale) };
}
