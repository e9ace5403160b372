import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ConfiguratorPage,
  closeConfigurator,
  openMortgage,
} from '#tests/dom/configurator-page.tsx';
import { eventually } from '#tests/dom/eventually.ts';
import { CONFIGURATOR_WORDS } from '#words/configurator/configurator.ts';

afterEach(closeConfigurator);

const modify = (page: ConfiguratorPage) => page.find('.quick-access a, .configurator__quick a');
const isOpen = (page: ConfiguratorPage) => page.has('dialog[open]');

/** A phone with the panel open. */
function openPanel(query = '', locale: 'fr' | 'nl' = 'fr') {
  const page = new ConfiguratorPage({ isPhone: true, query, locale });
  modify(page).focus();
  fireEvent.click(modify(page));
  expect(isOpen(page)).toBe(true);
  return page;
}

// W-4.14, C-3.2
describe('the question on a phone', () => {
  it.each(['fr', 'nl'] as const)('opens in a dialog with its name, in %s', async (locale) => {
    const page = openPanel('', locale);
    const { title, calculate, close } = CONFIGURATOR_WORDS[locale].panel;
    const dialog = page.find('dialog');
    const name = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    expect(name?.textContent).toBe(title);
    expect(page.action('calculate').textContent).toBe(calculate);
    expect(page.action('close').textContent).toBe(close);
    await page.isAccessible();
  });

  it.each([
    ['its button', (page: ConfiguratorPage) => page.press('close')],
    ['Escape', (page: ConfiguratorPage) => fireEvent(page.find('dialog'), new Event('cancel'))],
  ])('that is closed by %s gives back what was there, and the focus', (_, close) => {
    const page = openPanel('?objective=car&amount=15000&duration=36');
    page.answer('amount', '20000');
    page.choose('LIGHT');
    close(page);
    expect(isOpen(page)).toBe(false);
    expect(page.product).toBe('TAEGIVA1');
    expect(page.figure('amount')).toBe(15_000);
    expect(document.activeElement).toBe(modify(page));
  });

  it('is kept by Calculate, as by Enter', () => {
    const page = openPanel();
    page.answer('amount', '20000');
    page.pressEnter('amount');
    expect(isOpen(page)).toBe(false);
    expect(page.left).toEqual([]);
    expect(page.figure('totalAmount')).toBe(20_000);
    expect(document.activeElement).toBe(modify(page));
    const shown = vi.mocked(Element.prototype.scrollIntoView).mock.contexts;
    expect(shown, 'the figures').toEqual([page.find('.configurator__answer')]);
  });

  it('stays open at an amount that is not lent', () => {
    const page = openPanel();
    page.answer('amount', '1');
    page.pressEnter('amount');
    expect(isOpen(page)).toBe(true);
    expect(document.activeElement).toBe(page.control('amount'));
    expect(page.isWrong('amount')).toBe(true);
  });

  it('stays open at an amount that was emptied, which is then missing', () => {
    const page = openPanel();
    page.answer('amount', '');
    expect(page.isWrong('amount')).toBe(false);
    page.pressEnter('amount');
    expect(isOpen(page)).toBe(true);
    expect(page.isWrong('amount')).toBe(true);
  });

  it('leads to a mortgage’s offers too', async () => {
    const page = openPanel();
    page.choose('LIGHT');
    page.answer('amount', '20000');
    page.pressEnter('amount');
    expect(isOpen(page)).toBe(false);
    await eventually(() => expect(page.offers[0]).toMatch(/^LIGHT-/));
    expect(page.server.requested.at(-1)).toMatchObject({ amount: '20000', type: 'light' });
  });

  it('leaves the page’s address alone until it is kept', () => {
    const page = openPanel();
    page.answer('amount', '20000');
    page.pause();
    expect(location.search).toBe('');
    page.press('calculate');
    fireEvent.submit(page.find('.configurator__sheet'));
    page.pause();
    expect(location.search).toBe('?objective=personal&amount=20000');
  });
});

it('elsewhere the link leads to the amount in the page', async () => {
  const page = await openMortgage('?type=ch');
  expect(modify(page).getAttribute('href')).toBe('#amount');
  fireEvent.click(modify(page));
  expect(isOpen(page)).toBe(false);
  expect(page.control('amount').id).toBe('amount');
});
