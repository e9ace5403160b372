import { afterEach, expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { closeSimulators, plain, SimulatorPage } from '#tests/dom/simulator-page.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';
import { withFacts } from '#words/facts/with-facts.ts';
import { home } from '#words/home/home.ts';
import { Reckoning, Who } from './home-sections.tsx';
import { Steps } from './steps.tsx';

afterEach(closeSimulators);

it.each(CONTRACT_LOCALES)('explains in %s how the figures are worked out', async (locale) => {
  const words = home[locale].reckoning;
  const page = new SimulatorPage(<Reckoning words={words} hasMortgages />, { locale });
  expect(page.find('h2').textContent).toBe(words.title);
  expect(page.all('h3').map(({ textContent }) => textContent)).toEqual([
    words.rate.title,
    words.cents.title,
    words.duration.title,
  ]);
  expect(page.text).toContain(plain(words.cents.mortgage));
  await page.isAccessible();
});

it('says nothing of mortgages where none is offered', () => {
  const words = home.fr.reckoning;
  const page = new SimulatorPage(<Reckoning words={words} hasMortgages={false} />);
  expect(page.text).not.toContain('hypothécaire');
});

it.each(CONTRACT_LOCALES)('says in %s who the lender is, and how to reach it', async (locale) => {
  const { lender } = fluvia;
  const page = new SimulatorPage(
    <Who words={withFacts(home[locale].who, lender, locale)} locale={locale} lender={lender} />,
    {
      locale,
    },
  );
  expect(page.find('h2').textContent).toContain(lender.name);
  expect(page.text).toContain(lender.address.city[locale]);
  expect(page.text).toContain(plain(lender.status[locale]));
  expect(page.all('a').map((link) => link.getAttribute('href'))).toEqual([
    `tel:${lender.phones.personal.e164}`,
    `mailto:${lender.email}`,
  ]);
  expect(page.find('a').textContent).toBe(lender.phones.personal.shown);
  await page.isAccessible();
});

it.each(['application', 'inquiry', 'mortgage'] as const)(
  'lists the steps of an %s in order, and what may become of it',
  async (kind) => {
    const words = home.nl.steps[kind];
    const page = new SimulatorPage(<Steps words={words} drawing={null} />, { locale: 'nl' });
    const titles = Object.values(words.stages).map(({ title }) => title);
    expect(page.all('ol > li h3').map(({ textContent }) => textContent)).toEqual(titles);
    expect(page.text).toContain(plain(words.promise));
    await page.isAccessible();
  },
);
