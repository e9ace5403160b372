import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ProductFamily } from '#domain/tariff/tariff.ts';
import { openLoan } from '#tests/dom/open-simulators.tsx';
import {
  closeSimulators,
  type Opened,
  plain,
  type SimulatorPage,
} from '#tests/dom/simulator-page.tsx';
import { chartWords } from '#words/chart/chart.ts';

afterEach(closeSimulators);

const slider = (page: SimulatorPage, label: string) =>
  page.find<HTMLInputElement>(`[type="range"][aria-label="${label}"]`);
const spoken = (page: SimulatorPage, label: string) =>
  plain(slider(page, label).getAttribute('aria-valuetext'));
const set = (page: SimulatorPage, label: string, value: number) =>
  fireEvent.change(slider(page, label), { target: { value: String(value) } });
const water = (page: SimulatorPage) => page.find('.river path + path').getAttribute('d');

/** Opens a loan's simulator, and the handles on its picture. */
async function openHandles(family: ProductFamily = 'personal', opened: Opened = {}) {
  const page = openLoan(family, opened);
  page.press(chartWords(opened.locale ?? 'fr', 'river')?.follow?.pull.open ?? '');
  vi.useRealTimers();
  await waitFor(() => expect(page.has('.river-pull')).toBe(true));
  await waitFor(() => expect(document.activeElement).toBe(page.all('[type="range"]')[1]));
  return page;
}

// W-2.40
describe('the handles on the picture of a loan', () => {
  it('come when they are asked for, and are sliders with their values in words', async () => {
    const page = await openHandles();
    expect(spoken(page, 'Montant')).toBe('5 000 €');
    expect(spoken(page, 'Durée')).toBe('36 mois');
    expect(page.text).toContain('l’embouchure de côté pour changer la durée');
    await page.isAccessible();
  });

  it('speak Dutch', async () => {
    const page = await openHandles('personal', { locale: 'nl' });
    expect(spoken(page, 'Bedrag')).toBe('€ 5.000');
    expect(spoken(page, 'Looptijd')).toBe('36 maanden');
  });

  it('change what the fields hold, and the payment follows', async () => {
    const page = await openHandles();
    // From 5,000 on in steps of 500, from 10,000 on in steps of 1,000.
    set(page, 'Montant', 12);
    expect(plain(page.control('amount').value)).toBe('12 000');
    expect(page.figures('amount', 'duration', 'monthlyAmount')).toEqual({
      amount: 12_000,
      duration: 48,
      monthlyAmount: 273.1,
    });
    set(page, 'Durée', 60);
    expect(page.control('duration').value).toBe('60');
    expect(page.figure('duration')).toBe(60);
    expect(spoken(page, 'Durée')).toBe('60 mois');
  });

  it('follow what is typed', async () => {
    const page = await openHandles();
    page.answer('amount', '25000');
    page.answer('duration', '120');
    expect(spoken(page, 'Montant')).toBe('25 000 €');
    expect(slider(page, 'Durée').max).toBe('120');
    expect(slider(page, 'Durée').value).toBe('120');
  });

  it('stop only at durations that the amount is lent over: by key at the next, held at the nearest', async () => {
    const page = await openHandles();
    page.answer('amount', '12500');
    expect(page.choicesOf('duration')).toEqual(['24', '36', '48', '60']);
    // As arrow keys do: a month on, a month back.
    set(page, 'Durée', 49);
    expect(page.figure('duration')).toBe(60);
    set(page, 'Durée', 59);
    expect(page.figure('duration')).toBe(48);
    fireEvent.pointerDown(slider(page, 'Durée'));
    set(page, 'Durée', 53);
    expect(page.figure('duration')).toBe(48);
    set(page, 'Durée', 55);
    expect(page.figure('duration')).toBe(60);
    fireEvent.pointerUp(slider(page, 'Durée'));
  });

  it('lead by key from between two stops to the next one', async () => {
    const page = await openHandles();
    page.answer('amount', '12500');
    expect(fireEvent.keyDown(slider(page, 'Montant'), { key: 'ArrowUp' })).toBe(false);
    expect(spoken(page, 'Montant')).toBe('13 000 €');
    page.answer('amount', '12300');
    fireEvent.keyDown(slider(page, 'Montant'), { key: 'ArrowLeft' });
    expect(spoken(page, 'Montant')).toBe('12 000 €');
    // From a stop on, the browser does it.
    expect(fireEvent.keyDown(slider(page, 'Montant'), { key: 'ArrowUp' })).toBe(true);
  });

  it('leave what is borrowed on top of credits as it is', async () => {
    const page = await openHandles('grouping');
    expect(spoken(page, 'Montant')).toBe('35 000 €');
    set(page, 'Montant', Number(slider(page, 'Montant').value) + 1);
    expect(page.figures('amount', 'additionalAmount', 'totalAmount')).toEqual({
      amount: 27_500,
      additionalAmount: 10_000,
      totalAmount: 37_500,
    });
    set(page, 'Montant', Number(slider(page, 'Montant').min));
    expect(page.figures('amount', 'totalAmount')).toEqual({ amount: 1_000, totalAmount: 11_000 });
    expect(page.has('[aria-invalid="true"]')).toBe(false);
  });

  it('do not send the form they are in', async () => {
    const page = await openHandles();
    expect(fireEvent.keyDown(slider(page, 'Durée'), { key: 'Enter' })).toBe(false);
    expect(page.all<HTMLInputElement>('[type="range"]').map(({ name }) => name)).toEqual(['', '']);
  });

  it('give way to the buoy, and it to them', async () => {
    const page = await openHandles();
    const pulled = water(page);
    page.press('Suivre le prêt mois par mois');
    await waitFor(() => expect(page.has('[aria-label="Moment du prêt"]')).toBe(true));
    expect(page.has('.river-pull')).toBe(false);
    expect(water(page)).not.toBe(pulled);
    page.press('Tirer la rivière pour changer le prêt');
    await waitFor(() => expect(water(page)).toBe(pulled));
  });
});

// W-2.41
describe('the ground under a pull', () => {
  it('is held: the page scrolls by what appears above the picture', async () => {
    const page = await openHandles();
    const scroll = vi.spyOn(window, 'scrollBy').mockReturnValue();
    const top = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    top.mockReturnValue(new DOMRect(0, 300, 100, 100));
    fireEvent.pointerDown(slider(page, 'Montant'));
    // Of 20,000 and more a notice says how long a long loan is.
    top.mockReturnValue(new DOMRect(0, 420, 100, 100));
    set(page, 'Montant', 20);
    expect(scroll).toHaveBeenCalledWith({ top: 120, behavior: 'instant' });
    scroll.mockClear();
    fireEvent.pointerUp(slider(page, 'Montant'));
    set(page, 'Montant', 21);
    expect(scroll).not.toHaveBeenCalled();
  });

  it('is held at the beginning of the page too, until the handle is let go', async () => {
    const page = await openHandles();
    vi.spyOn(window, 'scrollBy').mockReturnValue();
    const top = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    top.mockReturnValue(new DOMRect(0, 300, 100, 100));
    fireEvent.pointerDown(slider(page, 'Montant'));
    const { style } = page.find('.river-frame');
    top.mockImplementation(
      () => new DOMRect(0, 240 + (Number.parseFloat(style.marginBlockStart) || 0), 100, 100),
    );
    set(page, 'Montant', 20);
    expect(style.marginBlockStart).toBe('60px');
    fireEvent.pointerCancel(slider(page, 'Montant'));
    expect(style.marginBlockStart).toBe('');
  });
});
