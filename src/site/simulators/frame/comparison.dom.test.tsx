import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openLoan, openMortgages } from '#tests/dom/open-simulators.tsx';
import { closeSimulators, plain, type SimulatorPage } from '#tests/dom/simulator-page.tsx';

afterEach(closeSimulators);

const AT = { at: '/fr/pret-renovation/?amount=30000&duration=72' };

const columns = (page: SimulatorPage) => page.all('.comparison li');
const durations = (page: SimulatorPage) =>
  columns(page).map((column) => page.figure('duration', column));
const choose = (page: SimulatorPage, column: number, months: number) => {
  const select = columns(page)[column]?.querySelector('select');
  if (!select) throw new Error(`No column ${column}`);
  fireEvent.change(select, { target: { value: String(months) } });
};

describe('durations side by side', () => {
  it('are folded away until they are asked for', () => {
    const page = openLoan('renovation', AT);
    const details = page.find<HTMLDetailsElement>('.comparison details');
    expect(details.open).toBe(false);
    expect(details.querySelector('summary')?.textContent).toBe('Comparer deux ou trois durées');
  });

  it('are the chosen duration and its neighbours, each with its own figures', async () => {
    const page = openLoan('renovation', AT);
    expect(durations(page)).toEqual([60, 72, 84]);
    expect(columns(page).map((column) => column.getAttribute('aria-current'))).toEqual([
      null,
      'true',
      null,
    ]);
    for (const column of columns(page)) {
      const [months, payment, total] = ['duration', 'monthlyAmount', 'totalCost'].map((name) =>
        page.figure(name, column),
      );
      expect(Math.round(Number(total) * 100)).toBe(
        Math.round(Number(payment) * 100) * Number(months),
      );
      expect(page.figure('creditCost', column)).toBeCloseTo(Number(total) - 30_000, 2);
    }
    page.find<HTMLDetailsElement>('.comparison details').open = true;
    await page.isAccessible();
  });

  it.each([
    ['fr', 'Ce que 30 000 € coûtent selon la durée.', ['Durée 1', 'Durée 2', 'Durée 3'], '60 mois'],
    ['nl', 'Wat € 30.000 kost', ['Looptijd 1', 'Looptijd 2', 'Looptijd 3'], '60 mnd.'],
  ] as const)('are described in %s', (locale, caption, labels, months) => {
    const page = openLoan('renovation', { locale, ...AT });
    expect(plain(page.find('.comparison').textContent)).toContain(caption);
    const selects = page.all<HTMLSelectElement>('.comparison select');
    expect(selects.map((select) => select.getAttribute('aria-label'))).toEqual(labels);
    expect(plain(selects[0]?.selectedOptions[0]?.textContent)).toBe(months);
  });

  it('can be others, while the loan stays the same', () => {
    const page = openLoan('renovation', AT);
    choose(page, 0, 120);
    expect(durations(page)).toEqual([120, 72, 84]);
    expect(page.figure('duration')).toBe(72);
  });

  it('change places where a duration is chosen twice', () => {
    const page = openLoan('renovation', AT);
    choose(page, 0, 84);
    expect(durations(page)).toEqual([84, 72, 60]);
  });

  it('follow the amount, of which another choice of durations may be lent', () => {
    const page = openLoan('renovation', AT);
    choose(page, 0, 120);
    page.answer('amount', '7000');
    expect(page.choicesOf('duration')).toEqual(['24', '36']);
    expect(durations(page)).toEqual([24, 36]);
  });

  it('cannot be changed before the script runs', () => {
    openLoan('renovation', {
      beforeHydration: (built) => {
        const selects = built.all<HTMLSelectElement>('.comparison select');
        expect(selects.map(({ disabled }) => disabled)).toEqual([true, true, true]);
      },
    });
  });
});

describe('durations of a mortgage', () => {
  it('are compared in years, with the fees in what they cost', async () => {
    const page = openMortgages('house', { at: '/fr/credit-hypothecaire/?amount=100000&years=20' });
    expect(durations(page)).toEqual([180, 240, 300]);
    const [first] = page.all<HTMLSelectElement>('.comparison select');
    expect(plain(first?.selectedOptions[0]?.textContent)).toBe('15 ans');
    const chosen = columns(page)[1];
    if (!chosen) throw new Error('Nothing is chosen');
    expect(page.figure('creditCost', chosen)).toBeCloseTo(
      page.figure('totalCost', chosen) + page.figure('fees') - 100_000,
      2,
    );
    page.find<HTMLDetailsElement>('.comparison details').open = true;
    await page.isAccessible();
  });
});
