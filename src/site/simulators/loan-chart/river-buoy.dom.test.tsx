import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { amortise } from '#domain/loan/amortisation.ts';
import { toCents } from '#domain/money/money.ts';
import { closeSimulators, plain, SimulatorPage } from '#tests/dom/simulator-page.tsx';
import { momentOf } from '#view/loan-chart/follow-loan.ts';
import { form } from '#view/loan-chart/river-form.ts';
import { chart, chartWords } from '#words/chart/chart.ts';
import { simulatorWords } from '#words/simulator/simulator.ts';
import { LoanChart } from './loan-chart.tsx';
import { describeMoment } from './river-buoy.tsx';

afterEach(closeSimulators);

type Language = 'fr' | 'nl' | 'de' | 'en';

const AMOUNT = toCents(12_500);
const loan = (months: number) => ({
  amount: AMOUNT,
  bounds: { min: AMOUNT, max: AMOUNT },
  instalments: amortise(AMOUNT, 4.49, months),
});

const openRiver = (months = 48, locale: Language = 'fr') =>
  new SimulatorPage(
    <LoanChart
      words={simulatorWords(locale, 'river')}
      locale={locale}
      isHydrated
      {...loan(months)}
    />,
    {
      locale,
    },
  );

const slider = (page: SimulatorPage) => page.find<HTMLInputElement>('[type="range"]');
const expected = (page: SimulatorPage) => plain(slider(page).getAttribute('aria-valuetext'));
const bank = (page: SimulatorPage) => page.find('.river__bank').getAttribute('d');

/** Waits for the buoy, which is loaded when it is asked for, and takes the focus. */
async function floats(page: SimulatorPage) {
  vi.useRealTimers();
  await waitFor(() => expect(page.has('[type="range"]')).toBe(true));
  await waitFor(() => expect(document.activeElement).toBe(slider(page)));
}

async function openBuoy(months?: number, locale?: Language) {
  const page = openRiver(months, locale);
  page.press(chart[locale ?? 'fr'].follow.open);
  await floats(page);
  return page;
}

// W-2.26
describe('the buoy', () => {
  it('comes when it is asked for, takes the focus, and begins after a year', async () => {
    const page = openRiver();
    expect(page.has('[type="range"]')).toBe(false);
    page.press('Suivre le prêt mois par mois');
    await floats(page);
    expect(slider(page).getAttribute('aria-label')).toBe('Moment du prêt');
    expect([slider(page).min, slider(page).value, slider(page).max]).toEqual(['0', '12', '48']);
    expect(expected(page)).toMatch(
      /^Après 1 an, vers .* : il reste 9 578 € de capital à rembourser\. Intérêt déjà payé : 492 €\. Intérêt encore à payer : 663 €\.$/,
    );
    expect(page.text).toContain(expected(page));
    await page.isAccessible();
  });

  it('begins where the river is pressed', async () => {
    const page = openRiver();
    // The only element with room in this DOM: what the buoy lies on, at the place of the river.
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(100, 0, 1_000, 300),
    );
    // The loan lies on the picture's last 94.5 %: its middle is at 52.75 %.
    fireEvent.click(page.find('.river'), { clientX: 627.5, clientY: 150 });
    await floats(page);
    await waitFor(() => expect(slider(page).value).toBe('24'));
  });

  it('moves with the slider, and by years with the page keys, to either end', async () => {
    const page = await openBuoy();
    fireEvent.change(slider(page), { target: { value: '27' } });
    expect(expected(page)).toMatch(/^Après 2 ans et 3 mois, vers /);
    const mark = () => Number.parseFloat(page.find('.river-buoy__line').style.left);
    const before = mark();
    fireEvent.keyDown(slider(page), { key: 'PageUp' });
    expect(slider(page).value).toBe('39');
    expect(mark()).toBeGreaterThan(before);
    fireEvent.keyDown(slider(page), { key: 'PageUp' });
    expect(expected(page)).toMatch(
      /^Après 4 ans, vers .* : tout est remboursé\..*1 155 € en tout\.$/,
    );
    for (let years = 0; years < 5; years += 1) fireEvent.keyDown(slider(page), { key: 'PageDown' });
    expect(expected(page)).toMatch(/^Aujourd’hui : il reste 12 500 € .*déjà payé : 0 €\./);
  });

  it('does not send the form it is in', async () => {
    const page = await openBuoy();
    expect(fireEvent.keyDown(slider(page), { key: 'Enter' })).toBe(false);
    expect(slider(page).name).toBe('');
  });

  it('stays on a loan that becomes shorter', async () => {
    const { container, rerender } = render(
      <LoanChart words={simulatorWords('fr', 'river')} locale="fr" isHydrated {...loan(48)} />,
    );
    const find = () => container.querySelector<HTMLInputElement>('[type="range"]');
    fireEvent.click(container.querySelector('button') ?? container);
    await waitFor(() => expect(find()).not.toBeNull());
    fireEvent.change(find() ?? container, { target: { value: '40' } });
    act(() =>
      rerender(
        <LoanChart words={simulatorWords('fr', 'river')} locale="fr" isHydrated {...loan(24)} />,
      ),
    );
    expect(find()?.value).toBe('24');
    expect(find()?.getAttribute('aria-valuetext')).toContain('tout est remboursé');
  });

  it('enlarges the interest on request, and says so', async () => {
    const page = await openBuoy();
    const toScale = bank(page);
    const button = page.find('.river-follow button');
    expect(plain(button.textContent)).toBe('Grossir l’intérêt 5 fois');
    expect(page.text).toContain('Dessin à l’échelle.');
    fireEvent.click(button);
    expect(plain(button.textContent)).toBe('Revenir à l’échelle');
    expect(bank(page)).not.toBe(toScale);
    expect(page.text).toContain('L’intérêt est dessiné 5 fois plus large que l’échelle.');
    expect(page.text).not.toContain('Dessin à l’échelle.');
    fireEvent.click(button);
    expect(bank(page)).toBe(toScale);
    expect(page.text).not.toContain('plus large que l’échelle');
  });
});

describe('a moment in words', () => {
  const now = new Date(2026, 11, 31, 12);
  const at = form.at ?? expect.unreachable('A river can be followed');
  const sentence = (month: number, locale: Language) =>
    plain(
      describeMoment(
        momentOf(loan(48), month, at),
        48,
        chartWords(locale, 'river')?.follow ?? expect.unreachable('A river can be followed'),
        locale,
        now,
      ),
    );

  it.each<[number, Language, string]>([
    [1, 'fr', 'Après 1 mois, vers janvier 2027 : il reste'],
    [13, 'fr', 'Après 1 an et 1 mois, vers janvier 2028 : il reste'],
    [24, 'nl', 'Na 2 jaar, rond december 2028: u moet nog € 6.524 kapitaal terugbetalen.'],
    [14, 'de', 'Nach 1 Jahr und 2 Monaten, etwa im Februar 2028: Es sind noch'],
    [48, 'en', 'After 4 years, around December 2030: everything is repaid.'],
  ])('after %i months is, in %s: %s', (month, locale, words) => {
    expect(sentence(month, locale)).toContain(words);
  });
});
