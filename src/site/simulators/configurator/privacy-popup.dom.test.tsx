import { afterEach, expect, it } from 'vitest';
import { addressFor } from '#site/build/existing-pages.ts';
import { ConfiguratorPage, closeConfigurator } from '#tests/dom/configurator-page.tsx';
import { CONFIGURATOR_WORDS } from '#words/configurator/configurator.ts';

afterEach(closeConfigurator);

const popup = (page: ConfiguratorPage) =>
  page
    .all('section')
    .find(({ textContent }) => textContent.includes(CONFIGURATOR_WORDS[page.locale].privacy.title));

it.each(['fr', 'nl', 'de', 'en'] as const)(
  'says what becomes of what is typed, in %s',
  async (locale) => {
    const page = new ConfiguratorPage({ locale });
    const { title, text, more } = CONFIGURATOR_WORDS[locale].privacy;
    const shown = popup(page);
    const name = document.getElementById(shown?.getAttribute('aria-labelledby') ?? '');
    expect(name?.textContent).toBe(title);
    expect(shown?.textContent).toContain(text);
    const link = shown?.querySelector('a');
    expect(link?.textContent).toBe(more);
    expect(link?.getAttribute('href')).toBe(addressFor('privacy', locale));
    await page.isAccessible();
  },
);

it('keeps nothing waiting: the configurator is used next to it', () => {
  const page = new ConfiguratorPage();
  page.answer('amount', '9000');
  expect(page.figure('amount')).toBe(9_000);
  expect(popup(page)).toBeDefined();
});

// W-4.15
it('goes away once it is acknowledged, for the session, and the focus goes to the page', () => {
  const page = new ConfiguratorPage();
  page.press('accept-privacy');
  expect(popup(page)).toBeUndefined();
  expect(document.activeElement?.id).toBe('content');
  expect(sessionStorage.getItem('privacy_accepted')).toBe('1');
});

it('the privacy text is not shown to anyone who acknowledged it', () => {
  sessionStorage.setItem('privacy_accepted', '1');
  const page = new ConfiguratorPage();
  expect(popup(page)).toBeUndefined();
});

it('the privacy text is not part of the page as it was built, which may be read without script', () => {
  new ConfiguratorPage({
    beforeHydration: (page) => expect(popup(page)).toBeUndefined(),
  });
});
