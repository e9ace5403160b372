import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ADDRESSES } from '#addresses/pages.ts';
import { readCookie } from '#site/browser/cookies/cookie.ts';
import { ConfiguratorPage, closeConfigurator } from '#tests/dom/configurator-page.tsx';

afterEach(closeConfigurator);

const kept = () => JSON.parse(localStorage.getItem('pat_params') ?? 'null');

describe('Apply', () => {
  it.each(['fr', 'nl'] as const)('carries a used car’s loan to its form, in %s', (locale) => {
    const page = new ConfiguratorPage({ locale, consents: true });
    page.answer('objective', 'car');
    page.answer('type', 'used');
    page.answer('amount', '15000');
    page.chooseOffer('TAEGIVC1-36');
    const taeg = page.figure('taeg', page.find('.configurator__box'));
    page.press('apply');
    const { path, query } = page.ledTo;
    expect(path).toBe(ADDRESSES.application[locale]);
    expect(query).toMatchObject({
      amount: '15000',
      duration: '36',
      taeg: String(taeg),
      product_code: 'TAEGIVC1',
    });
    expect(kept()).toMatchObject({ product_code: 'TAEGIVC1', amount: 15_000, duration: 36, taeg });
    expect(window.dataLayer?.at(-1)).toMatchObject({ event: 'simulator-apply', amount: 15_000 });
  });

  it('leaves the loan in the page’s own address, for a visitor who comes back', () => {
    const page = new ConfiguratorPage({ query: '?utm_source=letter' });
    page.answer('amount', '9000');
    page.press('apply');
    expect(location.search).toBe('?objective=personal&amount=9000&utm_source=letter');
  });

  // W-2.18
  it('carries a co-property loan’s payment to its own form, and keeps it as a cookie', () => {
    const page = new ConfiguratorPage({ query: '?objective=coproperty&amount=25000&duration=60' });
    const payment = page.figure('monthlyAmount');
    page.press('apply');
    const { path, query } = page.ledTo;
    expect(path).toBe(ADDRESSES.copropertyRequest.fr);
    expect(Object.keys(query)).toEqual(['duration', 'taeg', 'amount', 'monthly']);
    expect(Number(query.monthly)).toBe(payment);
    expect(kept()).toBeNull();
    expect(readCookie(document.cookie, 'simulator-params')).toContain('TAEGPCO2');
  });

  it('is what Enter in the amount does', () => {
    const page = new ConfiguratorPage();
    page.answer('amount', '9000');
    page.pressEnter('amount');
    expect(page.ledTo.query).toMatchObject({ amount: '9000' });
  });

  it('leads to the form of the other language where the reader’s has none', () => {
    const page = new ConfiguratorPage({ locale: 'de' });
    const other = page.find('.form-languages__other');
    fireEvent.click(other);
    expect(page.ledTo.path).toBe(other.getAttribute('formaction'));
    expect(page.ledTo.path).not.toBe(page.find('.configurator__sheet').getAttribute('action'));
  });
});

describe('the form without script', () => {
  it('leads to the application with the loan’s figures in its hidden fields', () => {
    new ConfiguratorPage({
      beforeHydration: (page) => {
        const form = page.find<HTMLFormElement>('.configurator__sheet');
        expect(form.getAttribute('action')).toBe(ADDRESSES.application.fr);
        const sent = Object.fromEntries(new FormData(form));
        expect(sent).toMatchObject({ product_code: 'TAEGPSA1', product_name: 'Prêt personnel' });
        expect(sent).toHaveProperty('amount');
        expect(sent).toHaveProperty('duration');
        expect(sent).toHaveProperty('taeg');
      },
    });
  });

  it('says why the choices are disabled, and links to the mortgages’ own pages', () => {
    new ConfiguratorPage({
      beforeHydration: (page) => {
        for (const radio of page.all<HTMLInputElement>('[name="objective"], [name="type"]'))
          expect(radio.disabled).toBe(true);
        const links = [...page.find('noscript').innerHTML.matchAll(/href="([^"]+)"/g)];
        expect(links.map(([, href]) => href)).toEqual([
          ADDRESSES.mortgage.fr,
          ADDRESSES.lightMortgage.fr,
        ]);
      },
    });
  });
});
