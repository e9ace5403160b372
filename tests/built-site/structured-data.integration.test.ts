import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ADDRESSES, type PageKey } from '#addresses/pages.ts';
import { typeOf } from '#server/http/pages/load-site.ts';
import { fileOf, PAGES, SITE } from './built-pages.ts';

interface StructuredData {
  '@type': string;
  [property: string]: unknown;
}

const GOOGLE = 'https://developers.google.com/search/docs/appearance/structured-data';

/**
 * The properties that a type requires, and by whom: Google for what it shows, schema.org for what Google
 * does not document.
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
  // What Google requires of every kind of LocalBusiness.
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
  // The lender as a reference: its complete data is found by @id.
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

/** The types on each page, next to its breadcrumbs. */
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

/** An object with all objects nested in it. */
function withParts(value: unknown): StructuredData[] {
  if (Array.isArray(value)) return value.flatMap(withParts);
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.values(value).flatMap(withParts);
  return '@type' in value ? [value as StructuredData, ...parts] : parts;
}

const indexed = PAGES.filter((path) => htmlOf(path).includes('rel="canonical"'));

it('every object has the properties that are required of it', () => {
  for (const path of indexed) {
    for (const entity of withParts(thingsOf(path))) {
      const { by, properties } = REQUIRED[entity['@type']] ?? { by: 'nobody', properties: [] };
      expect(by, `${path} has a ${entity['@type']} that nobody reads`).not.toBe('nobody');
      const missing = properties.filter((property) => isEmpty(entity[property]));
      expect(missing, `${path}: ${entity['@type']}, see ${by}`).toEqual([]);
    }
  }
});

it('every page below the home page has breadcrumbs', () => {
  const home: readonly string[] = Object.values(ADDRESSES.home);
  for (const path of indexed) {
    const trail = thingsOf(path).find((entity) => entity['@type'] === 'BreadcrumbList');
    const steps = (trail?.itemListElement ?? []) as { position: number; item: string }[];
    const paths = steps.map(({ item }) => new URL(item).pathname);
    if (home.includes(path)) expect(steps, path).toEqual([]);
    else expect([paths[0], paths.at(-1)], path).toEqual([`/${path.split('/')[1]}/`, path]);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  }
});

it('pages have the types of their subject', () => {
  for (const [key, types] of Object.entries(ABOUT)) {
    for (const path of Object.values(ADDRESSES[key as PageKey])) {
      const marked = thingsOf(path).map((entity) => entity['@type']);
      expect(
        marked.filter((type) => type !== 'BreadcrumbList' && (type !== 'FAQPage' || key === 'faq')),
        path,
      ).toEqual(types);
    }
  }
});

it('questions in structured data are visible on the page', () => {
  for (const path of indexed) {
    const html = htmlOf(path).replace(/<script type="application\/ld\+json">[^<]*/, '');
    const questions = withParts(thingsOf(path)).filter((entity) => entity['@type'] === 'Question');
    // Words that stay on one line are spans.
    const text = html.replaceAll(/<\/?span[^>]*>/g, '');
    const shown = text.replaceAll('&amp;', '&').replaceAll('&#x27;', '’').replaceAll('&quot;', '"');
    const unread = questions
      .map(({ name }) => String(name))
      .filter((name) => !shown.includes(name));
    expect(unread, path).toEqual([]);
  }
});

it('every indexed page has its share image', () => {
  const cards = new Set(
    indexed.map((path) => /property="og:image" content="([^"]+)"/.exec(htmlOf(path))?.[1] ?? path),
  );
  for (const card of cards) {
    const { pathname } = new URL(card);
    expect(typeOf(pathname), card).toBe('image/png');
    // The size declared in the head, compared with the PNG's header.
    const png = readFileSync(join(SITE, pathname));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], card).toEqual([1200, 630]);
  }
});

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
