import { parseAmount } from '#domain/reading/parse-amount.ts';
import { isProductCode } from '#domain/tariff/tariff.ts';
import { type Answers, answer } from '#journey/answers.ts';
import type { AnswerName } from '#journey/field-names.ts';
import type { DraftFigures } from '../../stores/draft-store.ts';

const MAX_CENTS = 2 ** 31 - 1; // what the column holds

/** The loan as a draft states it, as far as it is readable. It is not trusted for anything. */
export function readFigures(answers: Answers): DraftFigures {
  const product = answer(answers, 'product');
  const amount = readAmount(answers, 'amount');
  const additionalAmount = readAmount(answers, 'additionalAmount');
  const monthlyAmount = readAmount(answers, 'monthlyAmount');
  const duration = /^\d{1,3}$/.exec(answer(answers, 'duration'))?.[0];
  const taeg = /^\d{1,2}([.,]\d{1,4})?$/.exec(answer(answers, 'taeg'))?.[0].replace(',', '.');
  return {
    ...(isProductCode(product) && { product }),
    ...(amount !== undefined && { amount }),
    ...(additionalAmount !== undefined && { additionalAmount }),
    ...(duration !== undefined && { duration: Number(duration) }),
    ...(taeg !== undefined && { taeg: Number(taeg) }),
    ...(monthlyAmount !== undefined && { monthlyAmount }),
  };
}

function readAmount(answers: Answers, name: AnswerName) {
  const amount = parseAmount(answer(answers, name));
  return amount !== undefined && amount <= MAX_CENTS ? amount : undefined;
}
