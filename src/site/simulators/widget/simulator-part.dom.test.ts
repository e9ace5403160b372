import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { toCents, toEuros } from '#domain/money/money.ts';
import type { ProductCode } from '#domain/tariff/tariff.ts';
import { closeWidget, LENDER, WidgetPage } from '#tests/dom/widget-page.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { frame } from '#words/frame/frame.ts';
import { exampleSentence } from '#words/representative-example/example-sentence.ts';
import { simulator } from '#words/simulator/simulator.ts';
import { FAMILIES } from '../loan/families.ts';
import { simulate } from '../loan/simulate.ts';

afterEach(closeWidget);

const plain = (text: string) => text.replace(/\s+/g, ' ');

const LOANS = [
  ['personal', 'TAEGPSA1', { amount: '12500', duration: '48' }],
  ['car', 'TAEGIVC1', { type: 'used', amount: '15000', duration: '60' }],
  ['mobilhome', 'TAEGIMA1', { amount: '30000', duration: '84' }],
  ['renovation', 'TAEGIAV1', { type: 'energetic', amount: '20000', duration: '72' }],
  ['grouping', 'TAEGINL1', { amount: '22000', additionalAmount: '3000', duration: '84' }],
  ['coproperty', 'TAEGPCO2', { amount: '25000', duration: '60' }],
] as const satisfies readonly [string, ProductCode, Readonly<Record<string, string>>][];

const open = async (attributes: Readonly<Record<string, string>> = { broker: 'b-012' }) =>
  await new WidgetPage({ attributes: { lang: 'fr', ...attributes } }).opens('fr');

describe('a loan in the widget', () => {
  // W-5.25
  it('has the lender’s mark and is drawn as on the lender’s pages', async () => {
    const page = await open();
    expect(page.root.querySelector('.title .mark path')?.getAttribute('stroke')).toBe(
      'currentColor',
    );
    const water = () => page.root.querySelector('.loan .water')?.getAttribute('d');
    const before = water();
    expect(before).toMatch(/^M/);
    page.answer('amount', '12500');
    expect(water()).not.toBe(before);
  });

  it.each(LOANS)(
    'for %s costs what the tariff of %s says, with its example and its form',
    async (family, code, answers) => {
      const page = await open();
      page.answer('product', family);
      for (const [name, value] of Object.entries(answers)) page.answer(name, value);
      expect(page.product).toBe(code);
      const { amount, duration } = answers;
      const additional = toCents(
        'additionalAmount' in answers ? Number(answers.additionalAmount) : 0,
      );
      const worked = simulate(
        fluvia.tariffs[code],
        toCents(Number(amount)),
        Number(duration),
        additional,
      );
      if (!worked.ok) throw new Error('Not lent');
      const { payment, taeg, totalToPay } = worked.simulation;
      expect(page.figure('monthlyAmount')).toBe(toEuros(payment));
      expect(page.figure('taeg')).toBe(taeg);
      expect(page.figure('totalCost')).toBe(toEuros(totalToPay));
      expect(page.text).toContain(plain(frame.fr.warning));
      expect(page.text).toContain(plain(exampleSentence(fluvia.tariffs[code], 'fr')));
      expect(page.text).toContain(fluvia.lender.name);
      const { origin, pathname, searchParams } = new URL(page.apply.href);
      expect([origin, pathname]).toEqual([LENDER, ADDRESSES[FAMILIES[family].leadsTo].fr]);
      expect(searchParams.get('broker-id')).toBe('b-012');
      expect(searchParams.get('amount')).toBe(amount);
      expect(searchParams.get('duration')).toBe(duration);
      expect(page.apply.target).toBe('_blank');
      expect(page.apply.rel).toBe('noopener');
    },
  );

  it('asks for the additional amount of a grouping alone, and for the types of a loan that has several', async () => {
    const page = await open();
    const asksFor = (name: string) => page.control(name).closest('[hidden]') === null;
    expect(asksFor('additionalAmount')).toBe(false);
    page.answer('product', 'grouping');
    expect(asksFor('additionalAmount')).toBe(true);
    expect(page.root.querySelector('[name="type"]')).toBeNull();
    page.answer('product', 'car');
    expect(page.text).toContain(plain(simulator.fr.types.car.legend));
    expect(page.control('type').checked).toBe(true);
    await page.isAccessible();
  });

  it('says that an amount was brought within what the new type lends', async () => {
    const page = await open({ product: 'car' });
    page.answer('type', 'used');
    page.answer('amount', '5000');
    page.answer('type', 'new');
    expect(page.text).toContain('Le calcul se fait sur');
  });

  it('names the broker that the element has when the visitor leaves', async () => {
    const page = await open({ broker: 'b-1' });
    page.element.setAttribute('broker', 'b-2');
    page.answer('amount', '9000');
    expect(page.apply.href).toMatch(/broker-id=b-2$/);
  });

  it('has the other language’s form where the reader’s has none', async () => {
    const page = await new WidgetPage({ attributes: { lang: 'de' } }).opens('de');
    const other = page.find<HTMLAnchorElement>('.other');
    expect(new URL(other.href).pathname).not.toBe(new URL(page.apply.href).pathname);
    expect(other.target).toBe('_blank');
  });

  it('is told to screen readers once the visitor pauses', async () => {
    const page = await open();
    page.pause();
    expect(page.announced).toBe('');
    page.answer('amount', '9000');
    expect(page.announced).toBe('');
    page.pause();
    expect(page.announced).toContain('par mois');
  });
});

describe('an amount that is not lent', () => {
  it('is said next to its field and to screen readers, over the last figures', async () => {
    const page = await open();
    const payment = page.figure('monthlyAmount');
    page.answer('amount', '12');
    const field = page.control('amount');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(page.find(`#${field.getAttribute('aria-describedby')}`).textContent).toContain(
      'Indiquez un montant entre',
    );
    expect(page.figure('monthlyAmount')).toBe(payment);
    expect(page.text).toContain(plain(simulator.fr.notUpdated));
    page.pause();
    expect(page.announced).toContain('Indiquez un montant entre');
    await page.isAccessible();
  });

  it('leads to no form, whose figures would be others', async () => {
    const page = await open();
    page.answer('amount', '12');
    expect(page.apply.hasAttribute('href')).toBe(false);
    expect(page.apply.getAttribute('aria-disabled')).toBe('true');
    const why = page.find(`#${page.apply.getAttribute('aria-describedby')}`);
    expect(why.textContent).toBe(simulator.fr.applyMissing);
    fireEvent.keyDown(page.control('amount'), { key: 'Enter' });
    expect(page.root.activeElement).toBe(page.control('amount'));
    page.answer('amount', '12500');
    expect(page.apply.hasAttribute('aria-disabled')).toBe(false);
    expect(page.apply.href).toContain('amount=12500');
    expect(page.control('amount').hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('an amount that is typed', () => {
  it('has digits alone, in groups', async () => {
    const page = await open();
    page.answer('amount', '1.850,00 EUR');
    expect(plain(page.control('amount').value)).toBe('1 850');
    page.answer('amount', '12500');
    expect(plain(page.control('amount').value)).toBe('12 500');
  });

  it('is taken back and brought again by the usual keys', async () => {
    const page = await open();
    const field = page.control('amount');
    page.answer('amount', '12500');
    page.answer('amount', '9000');
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
    expect(plain(field.value)).toBe('12 500');
    expect(page.figure('amount')).toBe(12_500);
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true, shiftKey: true });
    expect(plain(field.value)).toBe('9 000');
  });
});
