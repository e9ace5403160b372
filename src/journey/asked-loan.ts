import { toEuros } from '#domain/money/money.ts';
import { parseAmount } from '#domain/reading/parse-amount.ts';
import { type ApplicationProduct, isApplicationProduct } from '#domain/tariff/tariff.ts';
import { CONDITION_REASONS, type ConditionReason } from './alternative-conditions.ts';
import { type Answers, answer } from './answers.ts';
import type { Loan } from './facts.ts';
import type { AnswerName } from './field-names.ts';
import { parsePercent } from './rules/number.ts';

/** The loan that was asked for before other conditions were accepted, and every reason for them. */
export interface AskedLoan extends Omit<Loan, 'monthlyAmount' | 'product'> {
  readonly product: ApplicationProduct;
  readonly reasons: readonly ConditionReason[];
}

/** The names under which it is kept next to the answers. */
export const ASKED_NAMES = [
  'askedProduct',
  'askedProductName',
  'askedAmount',
  'askedAdditionalAmount',
  'askedDuration',
  'askedTaeg',
  'askedReasons',
] as const satisfies readonly AnswerName[];

type AskedAnswers = Readonly<Record<(typeof ASKED_NAMES)[number], string>>;

/** The loan as asked for, once it is another: what was asked first stays, and the reasons add up. */
export function askedAsAnswers(
  answers: Answers,
  loan: Omit<Loan, 'monthlyAmount'>,
  reasons: readonly ConditionReason[],
): AskedAnswers {
  const { reasons: before, ...asked } = askedLoan(answers) ?? { ...loan, reasons: [] };
  return {
    askedProduct: asked.product,
    askedProductName: asked.productName,
    askedAmount: String(toEuros(asked.amount)),
    askedAdditionalAmount: String(toEuros(asked.additionalAmount)),
    askedDuration: String(asked.duration),
    askedTaeg: String(asked.taeg),
    askedReasons: [...new Set([...before, ...reasons])].join(','),
  };
}

/** Reads it; undefined if no other conditions were accepted, or if a part of it cannot be read. */
export function askedLoan(answers: Answers): AskedLoan | undefined {
  const product = answer(answers, 'askedProduct');
  const amount = parseAmount(answer(answers, 'askedAmount'));
  const additionalAmount = parseAmount(answer(answers, 'askedAdditionalAmount'));
  const duration = answer(answers, 'askedDuration');
  const taeg = parsePercent(answer(answers, 'askedTaeg'));
  if (!isApplicationProduct(product) || amount === undefined || additionalAmount === undefined)
    return undefined;
  if (taeg === undefined || !/^\d{1,3}$/.test(duration)) return undefined;
  const given = answer(answers, 'askedReasons').split(',');
  return {
    product,
    productName: answer(answers, 'askedProductName'),
    amount,
    additionalAmount,
    duration: Number(duration),
    taeg,
    reasons: CONDITION_REASONS.filter((reason) => given.includes(reason)),
  };
}

/** The names that are there, to be stored with the answers. */
export const keptAskedAnswers = (answers: Answers): Answers =>
  Object.fromEntries(
    ASKED_NAMES.map((name) => [name, answer(answers, name)]).filter(([, text]) => text !== ''),
  );

/** The answers without it: another loan was simulated since. */
export const withoutAskedLoan = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(([name]) => !ASKED_NAMES.some((asked) => asked === name)),
  );

/** The same as it is stored and delivered: amounts in euros. */
export interface SentAskedLoan {
  readonly product: ApplicationProduct;
  readonly productName: string;
  readonly amount: number;
  readonly additionalAmount: number;
  /** Months. */
  readonly duration: number;
  /** Percent a year. */
  readonly taeg: number;
  readonly reasons: readonly ConditionReason[];
}

export const askedInEuros = ({ amount, additionalAmount, ...asked }: AskedLoan): SentAskedLoan => ({
  ...asked,
  amount: toEuros(amount),
  additionalAmount: toEuros(additionalAmount),
});
