import { describe, expect, it } from 'vitest';
import { toCents } from '#domain/money/money.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { articleData } from './article.ts';
import { breadcrumbData } from './breadcrumbs.ts';
import { lenderData, lenderNamed } from './lender.ts';
import { type LoanAbout, loanData, mortgageData } from './loan.ts';
import { questionsData } from './questions.ts';
import { siteData } from './site.ts';
import { termsData } from './terms.ts';

const SITE = 'https://www.fluvia.example/';
const PLACES = {
  site: SITE,
  home: `${SITE}nl/`,
  logo: `${SITE}logo.png`,
  picture: `${SITE}shared/nl/home.png`,
};

describe('the lender', () => {
  const thing = lenderData(fluvia.lender, PLACES, 'nl');

  it('has its address and phone numbers', () => {
    expect(thing).toMatchObject({
      name: 'Fluvia',
      legalName: 'Fluvia NV',
      telephone: '+3281001234',
      address: {
        streetAddress: 'Quai de l’Écluse 12',
        postalCode: '5000',
        addressLocality: 'Namen',
        addressCountry: 'BE',
      },
    });
  });

  it('has the office’s opening hours, with equal days grouped', () => {
    const weekday = (...days: string[]) => days.map((day) => `https://schema.org/${day}`);
    expect(thing.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekday('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'),
        opens: '09:00',
        closes: '12:30',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: weekday('Monday', 'Tuesday', 'Wednesday'),
        opens: '13:30',
        closes: '17:30',
      },
      expect.objectContaining({ dayOfWeek: weekday('Thursday'), closes: '18:30' }),
      expect.objectContaining({ dayOfWeek: weekday('Friday'), closes: '16:30' }),
    ]);
  });

  it('has the languages in which its team answers (F-4.6)', () => {
    const facts = { ...fluvia.lender.facts, spokenLanguages: ['nl', 'en'] as const };
    const { contactPoint } = lenderData({ ...fluvia.lender, facts }, PLACES, 'nl');
    expect(contactPoint.map(({ availableLanguage }) => availableLanguage)).toEqual([
      ['nl', 'en'],
      ['nl', 'en'],
    ]);
  });

  it('has the same id where it is only referred to', () => {
    expect(lenderNamed(fluvia.lender, PLACES)['@id']).toBe(thing['@id']);
  });
});

describe('a loan', () => {
  const about: LoanAbout = {
    name: 'Prêt auto',
    description: 'Ce qu’il paie.',
    url: `${SITE}fr/pret-auto/`,
    creditType: 'prêt à tempérament',
    provider: lenderNamed(fluvia.lender, PLACES),
  };

  it('has the limits of its tariff', () => {
    const rates = [
      { min: toCents(2_500), max: toCents(10_000), offers: [{ duration: 24, taeg: 8.5 }] },
      {
        min: toCents(10_000.01),
        max: toCents(50_000.5),
        offers: [
          { duration: 36, taeg: 6.99 },
          { duration: 84, taeg: 7.25 },
        ],
      },
    ];
    expect(loanData({ ...fluvia.tariffs.TAEGPSA1, rates }, about)).toEqual({
      '@type': 'LoanOrCredit',
      name: 'Prêt auto',
      description: 'Ce qu’il paie.',
      url: about.url,
      provider: about.provider,
      loanType: 'prêt à tempérament',
      areaServed: { '@type': 'Country', name: 'Belgium', identifier: 'BE' },
      currency: 'EUR',
      amount: { '@type': 'MonetaryAmount', currency: 'EUR', minValue: 2_500, maxValue: 50_000.5 },
      loanTerm: { '@type': 'QuantitativeValue', minValue: 24, maxValue: 84, unitCode: 'MON' },
      annualPercentageRate: {
        '@type': 'QuantitativeValue',
        minValue: 6.99,
        maxValue: 8.5,
        unitText: '%',
      },
    });
  });

  it.each(['CH', 'LIGHT'] as const)('includes the fees in the rates of a mortgage %s', (code) => {
    const mortgage = fluvia.mortgages[code];
    const thing = mortgageData(mortgage, about);
    const { minValue, maxValue } = thing.annualPercentageRate;
    const lowest = Math.min(...mortgage.rates.fixed.map(({ rate }) => rate));
    expect(minValue).toBeGreaterThanOrEqual(lowest);
    expect(maxValue).toBeGreaterThan(minValue);
    expect(thing.loanTerm).toMatchObject(
      code === 'CH' ? { minValue: 120, maxValue: 300 } : { minValue: 60, maxValue: 120 },
    );
  });
});

it('gives questions their answers', () => {
  expect(questionsData([{ question: 'Qui ?', answer: 'Vous.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Qui ?',
        acceptedAnswer: { '@type': 'Answer', text: 'Vous.' },
      },
    ],
  });
});

it('gives terms their anchor and other forms', () => {
  const url = `${SITE}fr/glossaire/`;
  const terms = [
    { id: 'taeg', term: 'TAEG', also: ['taux annuel'], short: 'Le coût.' },
    { id: 'rate', term: 'Taux', also: [], short: 'Le prix.' },
  ];
  const thing = termsData({ locale: 'fr', name: 'Glossaire', url, terms });
  expect(thing.hasDefinedTerm).toEqual([
    {
      '@type': 'DefinedTerm',
      name: 'TAEG',
      alternateName: ['taux annuel'],
      description: 'Le coût.',
      url: `${url}#taeg`,
      inDefinedTermSet: url,
    },
    expect.objectContaining({ name: 'Taux' }),
  ]);
  expect(thing.hasDefinedTerm[1]).not.toHaveProperty('alternateName');
});

it('numbers breadcrumbs from the home page', () => {
  const steps = [
    { name: 'Fluvia', href: `${SITE}fr/` },
    { name: 'Glossaire', href: `${SITE}fr/glossaire/` },
  ];
  expect(breadcrumbData(steps).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Fluvia', item: steps[0]?.href },
    { '@type': 'ListItem', position: 2, name: 'Glossaire', item: steps[1]?.href },
  ]);
});

it('dates an unchanged article by its publication', () => {
  const article = {
    locale: 'fr',
    title: 'Lire un TAEG',
    lede: 'Ce qu’il dit.',
    published: '2026-03-02',
    href: `${SITE}fr/actualites/lire-un-taeg/`,
    picture: `${SITE}shared/fr/news/read-taeg.png`,
    publisher: lenderNamed(fluvia.lender, PLACES),
  } as const;
  expect(articleData(article)).toMatchObject({
    headline: 'Lire un TAEG',
    datePublished: '2026-03-02',
    dateModified: '2026-03-02',
    author: { name: 'Fluvia' },
  });
  expect(articleData({ ...article, updated: '2026-04-01' }).dateModified).toBe('2026-04-01');
});

it('gives the site the lender’s name', () => {
  const thing = siteData('Fluvia', PLACES.home, 'nl', lenderNamed(fluvia.lender, PLACES));
  expect(thing).toMatchObject({ '@type': 'WebSite', name: 'Fluvia', url: PLACES.home });
});
