import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfiguratorPage, closeConfigurator } from '#tests/dom/configurator-page.tsx';
import { CONFIGURATOR_WORDS } from '#words/configurator/configurator.ts';

/** Tells each watched element that its size is known. */
let measure: (() => void)[] = [];

beforeEach(() => {
  measure = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        measure.push(tell);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(closeConfigurator);

const row = (page: ConfiguratorPage) => page.find('[data-options]');

/** Gives the row a width, and its content another. */
function layOut(page: ConfiguratorPage, clientWidth: number, scrollWidth: number) {
  Object.defineProperties(row(page), {
    clientWidth: { configurable: true, value: clientWidth },
    scrollWidth: { configurable: true, value: scrollWidth },
  });
  act(() => {
    for (const notify of measure) notify();
  });
}

const moves = (page: ConfiguratorPage) =>
  page.all('.offers button').map((button) => button.getAttribute('aria-label'));

describe('the row of offers', () => {
  it('is one group of radios, each named by figure, length and rate', async () => {
    const page = new ConfiguratorPage({ query: '?amount=9000' });
    const { durations, perMonth, taeg } = CONFIGURATOR_WORDS.fr.offers;
    expect(page.find('.offers legend').textContent).toBe(durations);
    for (const label of page.all('[data-offer]')) {
      expect(label.textContent).toContain(perMonth);
      expect(label.textContent).toContain('mois');
      expect(label.textContent).toContain(taeg);
    }
    await page.isAccessible();
  });

  // W-4.10
  it('widens at once for more offers, and narrows after a while for fewer', () => {
    const page = new ConfiguratorPage({ query: '?amount=5000' });
    const few = page.offers.length;
    page.answer('amount', '50000');
    const many = page.offers.length;
    expect(many).toBeGreaterThan(few);
    expect(row(page).dataset.options).toBe(String(many));
    page.pause(3_000);
    page.answer('amount', '5000');
    expect(page.offers).toHaveLength(few);
    page.pause(2_900);
    expect(row(page).dataset.options).toBe(String(many));
    page.pause(100);
    expect(row(page).dataset.options).toBe(String(few));
  });

  it('has buttons to move it only where it overflows', () => {
    const page = new ConfiguratorPage();
    layOut(page, 300, 300);
    expect(moves(page)).toEqual([]);
    layOut(page, 300, 600);
    const { previous, next } = CONFIGURATOR_WORDS.fr.offers;
    expect(moves(page)).toEqual([previous, next]);
    const scroll = vi.fn();
    row(page).scrollBy = scroll;
    for (const button of page.all('.offers button')) button.click();
    const [[back], [on]] = scroll.mock.calls as [[ScrollToOptions], [ScrollToOptions]];
    expect(back.left).toBeLessThan(0);
    expect(on.left).toBeGreaterThan(0);
  });

  it('has the chosen offer in its middle', () => {
    const page = new ConfiguratorPage({ query: '?amount=9000' });
    layOut(page, 300, 600);
    const other = page.find('[data-offer]:not(:has(:checked))');
    Object.defineProperties(other, { offsetLeft: { value: 500 }, offsetWidth: { value: 100 } });
    fireEvent.click(other);
    expect(row(page).scrollLeft).toBe(400);
  });
});
