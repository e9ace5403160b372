import type { Locale } from '#domain/locale/locale.ts';
import { toEuros } from '#domain/money/money.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import type { SimulationParams } from './params.ts';
import type { Simulation } from './simulate.ts';

/** A simulation as it is passed on: money in euros, `duration` in months, `taeg` in percent. */
export function paramsOf(simulation: Simulation, tariff: Tariff, locale: Locale): SimulationParams {
  return {
    amount: toEuros(simulation.amount),
    additionalAmount: toEuros(simulation.additionalAmount),
    product_code: tariff.code,
    product_name: tariff.name[locale],
    duration: simulation.duration,
    taeg: simulation.taeg,
    reason: '',
  };
}

/**
 * The fields of a simulation in the query of its form (W-2.17): for a co-property loan the figures
 * of its form, else the loan and its product; the additional amount only of a debt consolidation.
 */
export function queryFields(
  simulation: Simulation,
  tariff: Tariff,
  locale: Locale,
): Readonly<Record<string, string>> {
  const { amount, additionalAmount, duration, taeg, ...params } = paramsOf(
    simulation,
    tariff,
    locale,
  );
  const loan = { duration: String(duration), taeg: String(taeg), amount: String(amount) };
  if (tariff.family === 'coproperty')
    return { ...loan, monthly: toEuros(simulation.payment).toFixed(2) };
  return {
    ...loan,
    ...(tariff.family === 'grouping' ? { additionalAmount: String(additionalAmount) } : {}),
    product_code: params.product_code,
    product_name: params.product_name,
  };
}
