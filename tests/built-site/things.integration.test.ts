import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { typeOf } from '#server/pages/load-site.ts';
import { ADDRESSES, type PageKey } from '#site/addresses.ts';
import { fileOf, PAGES, SITE } from './built-pages.ts';

interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

const GOOGLE = 'https://developers.google.com/search/docs/appearance/structured-data';

/**
 * What a thing must say of itself, and who asks for it: Google what it shows, schema.org what the type is
 * for where Google asks nothing.
 */
const REQUIRED: Readonly<Record<string, { by: string; properties: readonly string[] }>> = {
  Answer: { by: `${GOOGLE}/faqpage`, properties: ['text'] },
  BreadcrumbList: { by: `${GOOGLE}/breadcrumb`, properties: ['itemListElement'] },
  ContactPoint: { by: 'https://schema.org/ContactPoint', properties: ['telephone', 'contactType'] },
  Country: { by: 'https://schema.org/Country', properties: ['name'] },
  DefinedTerm: { by: 'https://schema.org/DefinedTerm', properties: ['name', 'description', 'url'] },
  DefinedTermSet: {
    by: 'https://schema.org/DefinedTermSet',
    properties: ['name', 'hasDefinedTerm'],
  },
  FAQPage: { by: `${GOOGLE}/faqpage`, properties: ['mainEntity'] },
  // What Google asks of every kind of LocalBusiness.
  FinancialService: {
    by: `${GOOGLE}/local-business`,
    properties: ['@id', 'name', 'address', 'url', 'telephone', 'openingHoursSpecification'],
  },
  ListItem: { by: `${GOOGLE}/breadcrumb`, properties: ['position', 'name', 'item'] },
  LoanOrCredit: {
    by: 'https://schema.org/LoanOrCredit',
    properties: [
      ...['name', 'description', 'url', 'provider', 'loanType', 'currency'],
      ...['amount', 'loanTerm', 'annualPercentageRate'],
    ],
  },
  MonetaryAmount: {
    by: 'https://schema.org/MonetaryAmount',
    properties: ['currency', 'minValue', 'maxValue'],
  },
  NewsArticle: {
    by: `${GOOGLE}/article`,
    properties: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  },
  OpeningHoursSpecification: {
    by: `${GOOGLE}/local-business`,
    properties: ['dayOfWeek', 'opens', 'closes'],
  },
  // The lender where it is only named: the page that has it whole is known by its @id.
  Organization: { by: `${GOOGLE}/organization`, properties: ['@id', 'name', 'url', 'logo'] },
  PostalAddress: {
    by: `${GOOGLE}/local-business`,
    properties: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  },
  PropertyValue: { by: 'https://schema.org/PropertyValue', properties: ['propertyID', 'value'] },
  QuantitativeValue: {
    by: 'https://schema.org/QuantitativeValue',
    properties: ['minValue', 'maxValue'],
  },
  Question: { by: `${GOOGLE}/faqpage`, properties: ['name', 'acceptedAnswer'] },
  WebSite: {
    by: 'https://developers.google.com/search/docs/appearance/site-names',
    properties: ['name', 'url'],
  },
};

/** What pages are about, beside the way to them. */
const ABOUT: Partial<Record<PageKey, readonly string[]>> = {
  home: ['WebSite', 'FinancialService'],
  contact: ['FinancialService'],
  faq: ['FAQPage'],
  glossary: ['DefinedTermSet'],
  personalLoan: ['LoanOrCredit'],
  carLoan: ['LoanOrCredit', 'LoanOrCredit'],
  mobileHomeLoan: ['LoanOrCredit', 'LoanOrCredit'],
  renovationLoan: ['LoanOrCredit', 'LoanOrCredit'],
  grouping: ['LoanOrCredit'],
  coproperty: ['LoanOrCredit'],
  mortgage: ['LoanOrCredit'],
  lightMortgage: ['LoanOrCredit'],
};

const htmlOf = (path: string) => readFileSync(fileOf(path), 'utf8');

function thingsOf(path: string): StructuredData[] {
  const [, written = '{"@graph":[]}'] =
    /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(htmlOf(path)) ?? [];
  return JSON.parse(written)['@graph'];
}

/** A thing and all that stand in it. */
function withParts(value: unknown): StructuredData[] {
  if (Array.isArray(value)) return value.flatMap(withParts);
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.values(value).flatMap(withParts);
  return '@type' in value ? [value as StructuredData, ...parts] : parts;
}

const found = PAGES.filter((path) => htmlOf(path).includes('rel="canonical"'));

it('every thing says what its readers ask for', () => {
  for (const path of found) {
    for (const thing of withParts(thingsOf(path))) {
      const { by, properties } = REQUIRED[thing['@type']] ?? { by: 'nobody', properties: [] };
      expect(by, `${path} has a ${thing['@type']} that nobody reads`).not.toBe('nobody');
      const missing = properties.filter((property) => isEmpty(thing[property]));
      expect(missing, `${path}: ${thing['@type']}, see ${by}`).toEqual([]);
    }
  }
});

it('every page below the home page tells the way to it', () => {
  const home: readonly string[] = Object.values(ADDRESSES.home);
  for (const path of found) {
    const trail = thingsOf(path).find((thing) => thing['@type'] === 'BreadcrumbList');
    const steps = (trail?.itemListElement ?? []) as { position: number; item: string }[];
    const paths = steps.map(({ item }) => new URL(item).pathname);
    if (home.includes(path)) expect(steps, path).toEqual([]);
    else expect([paths[0], paths.at(-1)], path).toEqual([`/${path.split('/')[1]}/`, path]);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  }
});

it('pages say what they are about', () => {
  for (const [key, types] of Object.entries(ABOUT)) {
    for (const path of Object.values(ADDRESSES[key as PageKey])) {
      const said = thingsOf(path).map((thing) => thing['@type']);
      expect(
        said.filter((type) => type !== 'BreadcrumbList' && (type !== 'FAQPage' || key === 'faq')),
        path,
      ).toEqual(types);
    }
  }
});

it('what is told of questions can be read on the page', () => {
  for (const path of found) {
    const html = htmlOf(path).replace(/<script type="application\/ld\+json">[^<]*/, '');
    const asked = withParts(thingsOf(path)).filter((thing) => thing['@type'] === 'Question');
    const shown = html.replaceAll('&amp;', '&').replaceAll('&#x27;', '’').replaceAll('&quot;', '"');
    const unread = asked.map(({ name }) => String(name)).filter((name) => !shown.includes(name));
    expect(unread, path).toEqual([]);
  }
});

it('every page that is found has its card', () => {
  const cards = new Set(
    found.map((path) => /property="og:image" content="([^"]+)"/.exec(htmlOf(path))?.[1] ?? path),
  );
  for (const card of cards) {
    const { pathname } = new URL(card);
    expect(typeOf(pathname), card).toBe('image/png');
    // The size that the head tells, as a PNG writes it.
    const png = readFileSync(join(SITE, pathname));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], card).toEqual([1200, 630]);
  }
});

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
