import { amortise, type Instalment } from '#domain/loan/amortisation.ts';
import { costOfCredit, monthlyPayment, totalToPay } from '#domain/loan/payment.ts';
import { type Cents, cents } from '#domain/money/money.ts';
import { type Bounds, findRate, simulatorBoundsOf } from '#domain/tariff/rate.ts';
import type { ProductCode, Tariff, Tariffs } from '#domain/tariff/tariff.ts';

/** The loan that an article names: an amount in euros, a duration in months. */
export interface NamedLoan {
  readonly product: ProductCode;
  readonly amount: number;
  readonly duration: number;
}

/** That loan at its tariff's rate. Money in cents, `taeg` in percent. */
export interface ArticleLoan {
  readonly tariff: Tariff;
  readonly amount: Cents;
  readonly duration: number;
  readonly taeg: number;
  readonly payment: Cents;
  readonly total: Cents;
  readonly cost: Cents;
  readonly instalments: readonly Instalment[];
  readonly bounds: Bounds;
}

/** Throws where the tariff does not offer the amount over that duration, naming the article. */
export function findArticleLoan(named: NamedLoan, tariffs: Tariffs, article: string): ArticleLoan {
  const { product, duration } = named;
  const tariff = tariffs[product];
  const amount = cents(named.amount * 100);
  const found = tariff && findRate(tariff, amount, duration);
  if (!tariff || found?.kind !== 'offered') {
    throw new Error(
      `${article}: loan: ${product} does not offer ${named.amount} euros over ${duration} months`,
    );
  }
  const { taeg } = found;
  const payment = monthlyPayment(amount, taeg, duration);
  return {
    tariff,
    amount,
    duration,
    taeg,
    payment,
    total: totalToPay(payment, duration),
    cost: costOfCredit(amount, payment, duration),
    instalments: amortise(amount, taeg, duration),
    bounds: simulatorBoundsOf(tariff),
  };
}
