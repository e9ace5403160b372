import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually, settle } from '#tests/dom/eventually.ts';
import type { Answer } from '#tests/dom/played-server.ts';
import { closeWidget, LENDER, setupIn, WidgetPage } from '#tests/dom/widget-page.ts';
import { frame } from '#words/frame/frame.ts';
import { WIDGET_FAILURE_WORDS } from '#words/languages.ts';
import { simulator } from '#words/simulator/simulator.ts';

afterEach(closeWidget);

const alert = (page: WidgetPage) => page.root.querySelector('[role="alert"]');

/** Waits until the page says that the lender does not answer. */
async function fails(page: WidgetPage) {
  return await eventually(() => {
    const found = alert(page);
    if (!found) throw new Error('Nothing is said');
    return found;
  });
}

// W-5.25
describe('a widget', () => {
  it.each(['fr', 'nl', 'de', 'en'] as const)(
    'speaks the language that its broker wrote: %s',
    async (locale) => {
      const page = await new WidgetPage({ attributes: { lang: locale } }).opens(locale);
      expect(page.text).toContain(simulator[locale].apply);
      expect(page.text).toContain(frame[locale].warning);
      await page.isAccessible();
    },
  );

  it('speaks the language of its page where the broker wrote none, and else French', async () => {
    await new WidgetPage({ pageLanguage: 'nl-BE' }).opens('nl');
    closeWidget();
    await new WidgetPage({ pageLanguage: 'it' }).opens('fr');
  });

  it('is marked as busy until its data has come', async () => {
    const answer = Promise.withResolvers<Answer>();
    const page = new WidgetPage({ server: [[/\.json$/, () => answer.promise]] });
    expect(page.find('[aria-busy="true"]').textContent).toBe('');
    answer.resolve([200, setupIn('fr')]);
    await page.opens('fr');
    expect(page.root.querySelector('[aria-busy="true"]')).toBeNull();
  });

  it('asks the lender’s site for one file', async () => {
    const page = await new WidgetPage({ attributes: { lang: 'nl' } }).opens('nl');
    expect(page.server.calls.map(({ address }) => address)).toEqual([`${LENDER}/widget/nl.json`]);
  });

  it('keeps nothing in the visitor’s browser', async () => {
    const page = await new WidgetPage().opens('fr');
    page.answer('amount', '12500');
    expect(localStorage.length + sessionStorage.length).toBe(0);
    expect(document.cookie).toBe('');
  });

  it.each([
    ['car', 'TAEGIVA1'],
    ['coproperty', 'TAEGPCO2'],
    ['unknown', 'TAEGPSA1'],
  ])('opens with the loan that its broker wrote: %s', async (product, code) => {
    const page = await new WidgetPage({ attributes: { product } }).opens('fr');
    expect(page.product).toBe(code);
  });

  it('follows its language and its loan, whenever the broker’s page changes them', async () => {
    const page = await new WidgetPage({ attributes: { lang: 'fr' } }).opens('fr');
    page.element.setAttribute('lang', 'nl');
    await page.opens('nl');
    page.element.setAttribute('product', 'car');
    await eventually(() => expect(page.product).toBe('TAEGIVA1'));
    const asked = page.server.calls.length;
    page.element.setAttribute('product', 'car');
    expect(page.server.calls).toHaveLength(asked);
  });

  it('drops an answer that is overtaken by another language', async () => {
    const late = Promise.withResolvers<Answer>();
    const page = new WidgetPage({
      attributes: { lang: 'fr' },
      server: [[/fr\.json$/, () => late.promise]],
    });
    page.element.setAttribute('lang', 'nl');
    await page.opens('nl');
    late.resolve([200, setupIn('fr')]);
    await settle();
    expect(page.find('section').lang).toBe('nl');
  });
});

describe('data that does not come', () => {
  it('in a language is taken in French', async () => {
    await new WidgetPage({
      attributes: { lang: 'de' },
      server: [[/de\.json$/, [404, {}]]],
    }).opens('fr');
  });

  it.each([
    ['is lost', 'lost'],
    ['is refused', [429, {}]],
    ['fails', [503, '']],
    ['is a page', [200, '<!doctype html>']],
    ['is of another version', [200, { ...setupIn('fr'), format: 0 }]],
    ['is nothing', [200, null]],
  ] as const)('because it %s is said, with the lender’s site', async (_, answer) => {
    const page = new WidgetPage({ server: [[/\.json$/, answer]] });
    const expected = await fails(page);
    expect(expected.textContent).toContain(WIDGET_FAILURE_WORDS.fr.text);
    const site = expected.querySelector('a');
    expect(site?.href).toBe(`${LENDER}/fr/`);
    expect(site?.target).toBe('_blank');
    expect(site?.rel).toBe('noopener');
  });

  it.each(['nl', 'en'] as const)(
    'is said in the language of the widget, and asked again on request: %s',
    async (lang) => {
      const page = new WidgetPage({ attributes: { lang }, server: [[/\.json$/, 'lost']] });
      const expected = await fails(page);
      const { text, retry } = WIDGET_FAILURE_WORDS[lang];
      expect(expected.getAttribute('lang')).toBe(lang);
      expect(expected.textContent).toContain(text);
      const button = page.find('button');
      expect(button.textContent).toBe(retry);
      page.server.serve([/\.json$/, [200, setupIn(lang)]]);
      fireEvent.click(button);
      await page.opens(lang);
      expect(alert(page)).toBeNull();
    },
  );

  it('is accessible', async () => {
    const page = new WidgetPage({ server: [[/\.json$/, 'lost']] });
    await fails(page);
    await page.isAccessible();
  });
});
