import type { Locator, Page } from '@playwright/test';
import { ADDRESSES } from '#addresses/pages.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { familiesOffered, type ProductFamily, type Tariff } from '#domain/tariff/tariff.ts';
import { FAMILIES } from '#site/simulators/loan/families.ts';
import { answer, figure } from '../browser/harness/form.ts';
import { findSimulator } from '../browser/harness/simulation.ts';
import { expect } from '../browser/harness/test.ts';
import { contractLanguages, tariffs } from './lender.ts';

/** A choice of a simulator, and a language in which it is made. */
export interface SimulatedLoan {
  readonly family: ProductFamily;
  readonly type: string;
  readonly tariff: Tariff;
  readonly locale: ContractLocale;
}

/** Every choice of the loans' simulators that the lender offers, each in one of its languages in turn. */
export const LOANS: readonly SimulatedLoan[] = familiesOffered(tariffs)
  .flatMap((family) => FAMILIES[family].types.map((choice) => ({ family, ...choice })))
  .flatMap(({ family, type, code }) => {
    const tariff = tariffs[code];
    return tariff ? [{ family, type, tariff }] : [];
  })
  .map((loan, i) => ({ ...loan, locale: contractLanguages[i % contractLanguages.length] ?? 'fr' }));

/**
 * Opens the page of a loan and simulates it.
 * @param terms the amount in euros and the duration in months
 * @param site the address of the site; that of the tested server by default
 */
export async function simulateLoan(
  page: Page,
  { family, type, tariff, locale }: SimulatedLoan,
  { amount, duration }: { amount: number; duration: number },
  site = '',
): Promise<Locator> {
  await page.goto(site + ADDRESSES[FAMILIES[family].page][locale]);
  const opened = LOANS.find((loan) => loan.family === family);
  const opening = await findSimulator(page, opened?.tariff.code);
  if (opened?.type !== type) await answer(opening, 'type', type);
  const simulator = await findSimulator(page, tariff.code);
  await answer(simulator, 'amount', String(amount));
  if (family === 'grouping') await answer(simulator, 'additionalAmount', '0');
  await answer(simulator, 'duration', String(duration));
  await expect.poll(() => figure(page, 'amount')).toBe(amount);
  return simulator;
}
