import type { Locale } from '#domain/locale/locale.ts';
import { type ProductCode, productName, type Tariffs } from '#domain/tariff/tariff.ts';
import type { LetterPart } from './letter-content.ts';
import type { MailedLoan } from './mailed-loan.ts';

/** The part of a letter about its loan, whose product may no longer be offered. */
export function loanPart(
  loan: MailedLoan & { readonly product: ProductCode },
  { tariffs, locale, proviso }: { tariffs: Tariffs; locale: Locale; proviso: string },
): LetterPart {
  return {
    kind: 'loan',
    productName: productName(tariffs, loan.product, locale),
    tariff: tariffs[loan.product],
    loan,
    proviso,
  };
}
