import { PURPOSES } from '#domain/tariff/purpose.ts';
import type { ProductCode } from '#domain/tariff/tariff.ts';
import { type Answers, type Entry, entriesOf } from './answers.ts';

/** Whether the list of purposes is shown: unless the product allows only one. */
export function asksForPurpose(product: ProductCode): boolean {
  return PURPOSES[product]?.asked ?? true;
}

/** The purposes that a product sets; empty if the applicant chooses freely. */
export function purposesOf(product: ProductCode): readonly Entry[] {
  const purpose = PURPOSES[product];
  return purpose ? [{ reason: purpose.reason }] : [];
}

/**
 * The answers with the product's purpose, if none was chosen yet or if the only purpose is the one
 * that the previous product had set.
 */
export function withPurposeOf(
  product: ProductCode,
  answers: Answers,
  before?: ProductCode,
): Answers {
  const chosen = entriesOf(answers, 'creditReasons');
  const untouched =
    chosen.every((entry) => !entry.reason) ||
    (before !== undefined && JSON.stringify(chosen) === JSON.stringify(purposesOf(before)));
  return untouched ? { ...answers, creditReasons: purposesOf(product) } : answers;
}
