import { afterEach, expect, it } from 'vitest';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { familiesOffered } from '#domain/tariff/tariff.ts';
import { closeSimulators, plain, SimulatorPage } from '#tests/dom/simulator-page.tsx';
import { fluvia } from '#tests/examples/fluvia.ts';
import { withFacts } from '#words/facts/with-facts.ts';
import { home } from '#words/home/home.ts';
import { offeredBy } from '../loan/families.ts';
import { Price, Who } from './home-sections.tsx';
import { Steps } from './steps.tsx';

afterEach(closeSimulators);

// W-1.24
it.each([
  ['fr', 'Emprunter 5 000 € coûte 574,60 €, 11,5 centimes par euro.', '36 mois, TAEG 7,45 %'],
  ['nl', '€ 5.000 lenen kost € 574,60: 11,5 cent per euro.', '36 maanden, JKP 7,45 %'],
] as const)('says in %s what the first loan costs', async (locale, line, loan) => {
  const [family = 'personal'] = familiesOffered(fluvia.tariffs);
  const offered = offeredBy(family, fluvia.tariffs);
  const page = new SimulatorPage(
    <Price words={home[locale].price} locale={locale} offered={offered} />,
    { locale },
  );
  expect(page.text).toContain(line);
  expect(page.text).toContain(loan);
  await page.isAccessible();
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
