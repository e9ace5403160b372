import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openLoan } from '#tests/dom/open-simulators.tsx';
import { closeSimulators, plain } from '#tests/dom/simulator-page.tsx';

afterEach(closeSimulators);

describe('an amount that is typed', () => {
  it('has a payment at every key from which on it is lent', () => {
    const page = openLoan('personal');
    const payments: [string, boolean, number][] = [];
    page.typeOver('amount', '12500', (typed) => {
      payments.push([typed, page.isWrong('amount'), page.figure('monthlyAmount')]);
    });
    expect(payments).toEqual([
      ['1', true, 154.85],
      ['12', true, 154.85],
      ['125', true, 154.85],
      ['1250', true, 154.85],
      ['12500', false, 284.48],
    ]);
  });

  it.each([
    ['fr', '12 500', 'min. 5 000'],
    ['nl', '12.500', 'min. 5.000'],
  ] as const)('is grouped as %s writes it', (locale, grouped, least) => {
    const page = openLoan('personal', { locale });
    page.answer('amount', '12500');
    expect(plain(page.control('amount').value)).toBe(grouped);
    page.answer('amount', '');
    expect(plain(page.control('amount').placeholder)).toBe(least);
  });

  it('is taken back key by key, and put again', () => {
    const page = openLoan('personal');
    const amount = page.control('amount');
    page.answer('amount', '12500');
    page.answer('amount', '20000');
    fireEvent.keyDown(amount, { key: 'z', ctrlKey: true });
    expect(page.figure('amount')).toBe(12_500);
    fireEvent.keyDown(amount, { key: 'z', ctrlKey: true });
    expect(page.figure('amount')).toBe(5_000);
    fireEvent.keyDown(amount, { key: 'z', ctrlKey: true, shiftKey: true });
    expect(plain(amount.value)).toBe('12 500');
  });

  it('keeps the currency sign from screen readers, before or after it by language', () => {
    const around = (locale: 'fr' | 'nl') => {
      const page = openLoan('personal', { locale });
      const sign = page.find('.sentence__unit');
      expect(sign.getAttribute('aria-hidden')).toBe('true');
      const place = sign.compareDocumentPosition(page.control('amount'));
      closeSimulators();
      return place === Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'after';
    };
    expect([around('fr'), around('nl')]).toEqual(['after', 'before']);
  });
});

describe('an amount that is not lent', () => {
  it.each([
    ['fr', '4999', 'Indiquez un montant entre 5 000 € et 75 000 €.'],
    ['fr', '75001', 'Indiquez un montant entre 5 000 € et 75 000 €.'],
    ['nl', '', 'Vul een bedrag in tussen € 5.000 en € 75.000.'],
  ] as const)('in %s, %j, has its error beside its field', async (locale, typed, error) => {
    const page = openLoan('personal', { locale });
    page.answer('amount', typed);
    expect(page.descriptionOf(page.control('amount'))).toBe(error);
    await page.isAccessible();
  });

  it('opens no form by Enter, and stores nothing', () => {
    const page = openLoan('personal');
    page.answer('amount', '4999');
    fireEvent.submit(page.simulator);
    expect(page.left).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect(document.cookie).toBe('');
  });

  it('leaves the address as it was, and gives no link', () => {
    const page = openLoan('personal');
    page.answer('amount', '9000');
    page.pause();
    page.answer('amount', '90000');
    page.pause();
    expect(location.search).toBe('?amount=9000');
    expect(page.has('.loan-link button')).toBe(false);
  });
});

describe('the two amounts of a grouping', () => {
  it('are both wrong where their sum is, and say so once', async () => {
    const page = openLoan('grouping');
    page.answer('additionalAmount', '50001');
    const error = 'Indiquez deux montants dont la somme se situe entre 5 000 € et 75 000 €.';
    for (const name of ['amount', 'additionalAmount']) {
      expect(page.isWrong(name)).toBe(true);
      expect(page.descriptionOf(page.control(name))).toBe(error);
    }
    expect(page.all('.field__error')).toHaveLength(1);
    await page.isAccessible();
  });

  it('are right as soon as their sum is', () => {
    const page = openLoan('grouping');
    page.answer('additionalAmount', '50001');
    page.answer('additionalAmount', '50000');
    expect(page.isWrong('amount') || page.isWrong('additionalAmount')).toBe(false);
    expect(page.figures('amount', 'additionalAmount', 'totalAmount')).toEqual({
      amount: 25_000,
      additionalAmount: 50_000,
      totalAmount: 75_000,
    });
  });

  // W-2.12
  it('want credits to regroup, whatever comes in addition', async () => {
    const page = openLoan('grouping', { locale: 'nl' });
    page.answer('amount', '');
    expect(page.descriptionOf(page.control('amount'))).toBe(
      'Vul het saldo in van de kredieten die u hergroepeert. Samen met het extra bedrag moet het tussen € 5.000 en € 75.000 liggen.',
    );
    expect(page.isWrong('additionalAmount')).toBe(false);
    expect(page.applyButton.disabled).toBe(true);
    await page.isAccessible();
  });

  it('lend without an additional amount', () => {
    const page = openLoan('grouping');
    page.answer('additionalAmount', '');
    expect(page.isWrong('amount')).toBe(false);
    expect(page.figure('totalAmount')).toBe(25_000);
    page.press('Demander ce prêt');
    expect(page.ledTo.query).toMatchObject({ amount: '25000', additionalAmount: '0' });
  });

  it('are named for what they are', () => {
    const page = openLoan('grouping');
    expect([page.nameOf('amount'), page.nameOf('additionalAmount')]).toEqual([
      'Je regroupe (solde des crédits à regrouper, en euros)',
      'avec, en plus, (montant supplémentaire, en euros)',
    ]);
  });
});
