import { afterEach, describe, expect, it } from 'vitest';
import { toCents, toEuros } from '#domain/money/money.ts';
import {
  ConfiguratorPage,
  closeConfigurator,
  openMortgage,
} from '#tests/dom/configurator-page.tsx';
import { eventually } from '#tests/dom/eventually.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { CONFIGURATOR_WORDS } from '#words/configurator/configurator.ts';
import { simulatorWords } from '#words/simulator/simulator.ts';
import { offersOf } from '../loan/simulate.ts';

afterEach(closeConfigurator);

const details = (page: ConfiguratorPage) => page.find('.configurator__details');

/** Scrolls to the details, and waits for them. */
async function reach(page: ConfiguratorPage) {
  page.reachDetails();
  await eventually(() => expect(details(page).children).not.toHaveLength(0));
}

const rowsOf = (page: ConfiguratorPage) => [...details(page).querySelectorAll('tbody tr')];

describe('the details of the offers', () => {
  it('are loaded when their place is nearly in view', async () => {
    const page = new ConfiguratorPage();
    expect(details(page).children).toHaveLength(0);
    await reach(page);
    expect(details(page).textContent).toContain(CONFIGURATOR_WORDS.fr.table.summary);
  });

  it.each(['fr', 'nl'] as const)(
    'have a loan’s chart, plan and every duration in figures, in %s',
    async (locale) => {
      const page = new ConfiguratorPage({ locale, query: '?amount=9000' });
      await reach(page);
      const { plan, chart } = simulatorWords(locale, 'river');
      expect(details(page).textContent).toContain(plan.summary);
      expect(details(page).textContent).toContain(chart?.key);
      const payments = offersOf(fluvia.tariffs.TAEGPSA1, toCents(9_000)).map(({ payment }) =>
        toEuros(payment),
      );
      const shown = rowsOf(page)
        .slice(0, payments.length)
        .map((row) => page.figure('monthlyAmount', row));
      expect(shown).toEqual(payments);
      expect(details(page).textContent).not.toContain(
        CONFIGURATOR_WORDS[locale].table.totalWithoutFees,
      );
      await page.isAccessible();
    },
  );

  it('have a mortgage’s offers at their rate and at their cap', async () => {
    const page = await openMortgage('?type=ch&amount=200000&years=20');
    await reach(page);
    expect(details(page).textContent).toContain(CONFIGURATOR_WORDS.fr.table.totalWithoutFees);
    const [fixed, variable] = rowsOf(page);
    if (!fixed || !variable) throw new Error('There are not two offers');
    expect(page.figure('highestMonthlyAmount', fixed)).toBe(page.figure('monthlyAmount', fixed));
    expect(page.figure('highestMonthlyAmount', variable)).toBeGreaterThan(
      page.figure('monthlyAmount', variable),
    );
    expect(details(page).textContent).not.toContain(CONFIGURATOR_WORDS.fr.ifUnchanged);
    page.chooseOffer('CH-5-5-5-20');
    expect(details(page).textContent).toContain(CONFIGURATOR_WORDS.fr.ifUnchanged);
    await page.isAccessible();
  });

  it('go with an amount that is not lent', async () => {
    const page = new ConfiguratorPage();
    await reach(page);
    page.answer('amount', '1');
    expect(details(page).children).toHaveLength(0);
  });

  it('are marked while they answer an earlier question', async () => {
    const page = await openMortgage('?type=ch&amount=200000&years=20');
    await reach(page);
    page.server.hold();
    page.answer('years', '25');
    expect(details(page).getAttribute('aria-busy')).toBe('true');
    expect(rowsOf(page)).not.toHaveLength(0);
  });
});
