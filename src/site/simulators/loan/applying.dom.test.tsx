import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { openLoan } from '#tests/dom/open-simulators.tsx';
import { closeSimulators, readJsonCookie, readStored } from '#tests/dom/simulator-page.tsx';

afterEach(closeSimulators);

const CONSENT = { cookies: { consent: 'accept' } };

describe('to apply for a loan', () => {
  it('is named in the page’s language', () => {
    const label = (locale: 'fr' | 'nl') => {
      const { applyButton } = openLoan('personal', { locale });
      const { textContent } = applyButton;
      closeSimulators();
      return textContent;
    };
    expect([label('fr'), label('nl')]).toEqual(['Demander ce prêt', 'Deze lening aanvragen']);
  });

  // W-2.16
  it('carries the loan that is shown, not the duration that was refused', () => {
    const page = openLoan('personal');
    page.answer('amount', '20000');
    page.answer('duration', '84');
    page.answer('amount', '5000');
    page.applyButton.click();
    expect(page.ledTo.query).toMatchObject({ amount: '5000', duration: '36', taeg: '7.45' });
  });

  it('leaves an address behind that opens the loan again', () => {
    const page = openLoan('car', { at: '/fr/pret-auto/?gclid=x' });
    page.answer('amount', '9000');
    page.answer('type', 'used');
    page.applyButton.click();
    expect(location.pathname).toBe('/fr/pret-auto/');
    expect(location.search).toBe('?amount=9000&duration=48&type=used');
  });

  it('replaces the loan that was simulated before', () => {
    const page = openLoan('personal', {
      stored: { pat_params: { product_code: 'TAEGIVC1', amount: 20_000, duration: 60 } },
    });
    page.applyButton.click();
    const kept = { product_code: 'TAEGPSA1', amount: 5_000, duration: 36 };
    expect(readStored('pat_params')).toMatchObject(kept);
    expect(readJsonCookie('simulator-params')).toMatchObject(kept);
  });

  it('ends the application of somebody else whose link was opened in this window', () => {
    const page = openLoan('personal');
    sessionStorage.setItem('pat_coborrower', 'token');
    page.applyButton.click();
    expect(sessionStorage.getItem('pat_coborrower')).toBeNull();
  });

  it('leads on where the browser keeps nothing, with the loan in cookie and address', () => {
    const page = openLoan('personal');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    page.applyButton.click();
    expect(readJsonCookie('simulator-params')).toMatchObject({ amount: 5_000 });
    expect(page.ledTo.query).toMatchObject({ amount: '5000', product_code: 'TAEGPSA1' });
  });
});

describe('a form that is not in the page’s language', () => {
  it('is named with the languages that it is in', async () => {
    const page = openLoan('personal', { locale: 'en' });
    expect(page.find('.form-languages').textContent).toContain('French');
    expect(page.all('.form-languages__other').map(({ textContent }) => textContent)).toEqual([
      'Open it in Dutch',
    ]);
    await page.isAccessible();
  });

  it('opens in the first language of the lender’s site', () => {
    const page = openLoan('personal', { locale: 'de' });
    page.applyButton.click();
    expect(page.ledTo.path).toBe(ADDRESSES.application.fr);
  });

  it('opens in the other with the same loan', () => {
    const page = openLoan('personal', { locale: 'en' });
    page.answer('amount', '12500');
    page.answer('duration', '48');
    page.press('Open it in Dutch');
    expect(page.ledTo.path).toBe(ADDRESSES.application.nl);
    expect(page.ledTo.query).toMatchObject({ amount: '12500', duration: '48' });
    expect(readStored('pat_params')).toMatchObject({ amount: 12_500, duration: 48 });
  });

  it('opens in neither while there is no loan', () => {
    const page = openLoan('personal', { locale: 'en' });
    page.answer('amount', '1');
    const buttons = page.all<HTMLButtonElement>('.form-languages__other, [data-action="apply"]');
    expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true]);
  });

  it('is not mentioned where it is in the page’s', () => {
    expect(openLoan('personal', { locale: 'nl' }).has('.form-languages')).toBe(false);
  });
});

describe('what is measured', () => {
  it('is nothing without consent', () => {
    const page = openLoan('personal');
    page.answer('amount', '12500');
    page.pause();
    page.applyButton.click();
    expect(window.dataLayer).toBeUndefined();
  });

  // W-2.24
  it('is each loan that stood for a moment, and the loan that is asked for', () => {
    const page = openLoan('personal', CONSENT);
    page.pause();
    page.typeOver('amount', '12500');
    page.pause();
    page.answer('duration', '24');
    page.pause(400);
    page.answer('duration', '60');
    page.pause();
    page.applyButton.click();
    const loan = { product: 'TAEGPSA1', amount: 12_500 };
    expect(window.dataLayer).toEqual([
      { event: 'simulator-change', ...loan, duration: 48 },
      { event: 'simulator-change', ...loan, duration: 60 },
      { event: 'simulator-apply', ...loan, duration: 60 },
    ]);
  });

  it('is not the amount that is not lent', () => {
    const page = openLoan('personal', CONSENT);
    page.answer('amount', '4999');
    page.pause();
    expect(window.dataLayer).toBeUndefined();
  });

  it('is the sum of a grouping', () => {
    const page = openLoan('grouping', CONSENT);
    page.answer('additionalAmount', '20000');
    page.pause();
    expect(window.dataLayer).toEqual([
      { event: 'simulator-change', product: 'TAEGINL1', amount: 45_000, duration: 84 },
    ]);
  });
});
