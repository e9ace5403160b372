import type { ProductCode } from '#domain/tariff/tariff.ts';
import { type Answers, type Entry, entriesOf } from './answers.ts';

/** A product's purpose, which is not asked if it is the only possible one. */
interface Purpose {
  readonly reason: string;
  readonly asked: boolean;
}

/** The purposes of each product; mobile homes have those of cars. */
const PURPOSES: Readonly<Partial<Record<ProductCode, Purpose>>> = {
  TAEGINI1: { reason: '81', asked: false },
  TAEGIAV1: { reason: '80', asked: true },
  TAEGIVA1: { reason: '83', asked: false },
  TAEGIVB1: { reason: '83', asked: false },
  TAEGIVC1: { reason: '84', asked: false },
  TAEGIVD1: { reason: '84', asked: false },
  TAEGIVE1: { reason: '84', asked: false },
  TAEGIMA1: { reason: '83', asked: false },
  TAEGIMB1: { reason: '83', asked: false },
  TAEGIMC1: { reason: '84', asked: false },
  TAEGIMD1: { reason: '84', asked: false },
  TAEGINL1: { reason: '82', asked: true },
};

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
