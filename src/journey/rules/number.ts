import { cents } from '#domain/money/money.ts';
import { parseAmount } from '#domain/reading/parse-amount.ts';
import { type Rule, valueIn } from '../field.ts';
import type { EntryFieldName } from '../field-names.ts';

/** Whole digits only. */
export const numeric: Rule = (value) => (/^\d+$/.test(value) ? undefined : { kind: 'numeric' });

/** A whole number between two bounds, both included. */
export function countBetween(min: number, max: number): Rule {
  return (value, scope) =>
    numeric(value, scope) ??
    (Number(value) < min || Number(value) > max
      ? { kind: 'between', params: { min, max } }
      : undefined);
}

/** An amount in euros between two bounds in euros, both included (A-4.3: at most 999 999). */
export function amountBetween(min: number, max: number): Rule {
  return (value) => {
    const amount = parseAmount(value);
    if (amount === undefined) return { kind: 'decimal' };
    return amount < min * 100 || amount > max * 100
      ? { kind: 'amountBetween', params: { min, max } }
      : undefined;
  };
}

/** A percentage with dot or comma, 0 to 99.99, with three decimals at most (A-6.15, credit rate). */
export const percent: Rule = (value) => {
  const rate = parsePercent(value);
  if (rate === undefined || !/^\d{1,3}(\D\d{1,3})?$/.test(value)) return { kind: 'percent' };
  return rate > 99.99 ? { kind: 'maxPercent', params: { max: 99.99 } } : undefined;
};

/** Reads a percentage with dot or comma; undefined if the text is empty or not a number. */
export function parsePercent(text: string): number | undefined {
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

/** Not larger than the amount under another name of the same entry. */
export function notAbove(name: EntryFieldName, kind: 'monthlyAmount' | 'remainingAmount'): Rule {
  return (value, scope) => {
    const amount = parseAmount(value);
    const limit = parseAmount(valueIn(scope, name));
    return amount !== undefined && limit !== undefined && amount > limit ? { kind } : undefined;
  };
}

/** The amount in a text, 0 if it cannot be read. */
export function amountIn(typed: string) {
  return parseAmount(typed) ?? cents(0);
}
