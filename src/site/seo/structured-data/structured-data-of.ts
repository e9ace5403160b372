import { getCollection } from 'astro:content';
import { ADDRESSES, type PageKey } from '#addresses/pages.ts';
import { FAQ_TOPICS } from '#configuration/content-schemas.ts';
import type { Locale, Localized } from '#domain/locale/locale.ts';
import { PRODUCT_FAMILIES } from '#domain/tariff/tariff.ts';
import type { NamedOrganization, StructuredData } from '#seo/structured-data.ts';
import { lender, mortgages, tariffs } from '#site/build/lender-configuration.ts';
import { plainText } from '#site/content/markdown/plain-text.ts';
import type { ArticleInLanguages } from '#site/content/news/articles-by-language.ts';
import { FAMILIES, offeredBy } from '#site/simulators/loan/families.ts';
import { MORTGAGE_TYPES, TYPES } from '#site/simulators/mortgage/mortgage-types.ts';
import { frame } from '#words/frame/frame.ts';
import { simulator } from '#words/simulator/simulator.ts';
import { PUBLIC_SITE, publicAddress } from '../public-site.ts';
import { articleData } from './article.ts';
import { breadcrumbData } from './breadcrumbs.ts';
import { type LenderPlaces, lenderData, lenderNamed } from './lender.ts';
import { type LoanAbout, loanData, mortgageData } from './loan.ts';
import { questionsData } from './questions.ts';
import { siteData } from './site.ts';
import { termsData } from './terms.ts';

/** A page, as far as its structured data depends on it: its key gives the subject. */
export interface PageForSeo {
  key: string;
  locale: Locale;
  title: string;
  description: string | undefined;
  paths: Localized;
  /** The address of its picture, absolute. */
  picture: string;
  article: ArticleInLanguages | undefined;
}

/** The structured data of a page (schema.org). Build only. */
export async function structuredDataOf(page: PageForSeo): Promise<StructuredData[]> {
  const places: LenderPlaces = {
    site: PUBLIC_SITE.href,
    home: publicAddress(ADDRESSES.home[page.locale]),
    logo: publicAddress('/logo.png'),
    picture: page.picture,
  };
  const named = lenderNamed(lender, places);
  return [
    ...aboutLender(page, places, named),
    ...aboutLoans(page, named),
    ...aboutArticle(page, named),
    ...(await aboutQuestions(page)),
    ...(await aboutTerms(page)),
    ...breadcrumbsTo(page, places),
  ];
}

function aboutLender(
  { key, locale }: PageForSeo,
  places: LenderPlaces,
  named: NamedOrganization,
): StructuredData[] {
  const whole = lenderData(lender, places, locale);
  if (key === 'contact') return [whole];
  return key === 'home' ? [siteData(lender.name, places.home, locale, named), whole] : [];
}

function aboutLoans(page: PageForSeo, provider: NamedOrganization): StructuredData[] {
  const { key, locale, paths } = page;
  const url = publicAddress(paths[locale]);
  const about = (name: string, text: string, creditType: string): LoanAbout => ({
    name,
    description: text,
    url,
    creditType,
    provider,
  });
  const family = PRODUCT_FAMILIES.find((candidate) => FAMILIES[candidate].page === key);
  const type = MORTGAGE_TYPES.find((candidate) => TYPES[candidate].page === key);
  const loans = family ? offeredBy(family, tariffs).choices.map(({ tariff }) => tariff) : [];
  const mortgage = type && mortgages[TYPES[type].code];
  const ofLoans = loans.map((tariff) =>
    loanData(tariff, about(tariff.name[locale], tariff.info[locale], simulator[locale].creditType)),
  );
  if (mortgage === undefined) return ofLoans;
  const creditType = frame[locale].pages.mortgage;
  return [mortgageData(mortgage, about(mortgage.name[locale], mortgage.info[locale], creditType))];
}

function aboutArticle(
  { article, locale, picture }: PageForSeo,
  publisher: NamedOrganization,
): StructuredData[] {
  if (article === undefined) return [];
  const { texts, paths, published, updated } = article;
  const { title, lede } = texts[locale];
  const href = publicAddress(paths[locale]);
  return [articleData({ locale, title, lede, published, updated, href, picture, publisher })];
}

/** The questions shown on a page: all of them, or those that name it. */
async function aboutQuestions({ key, locale }: PageForSeo): Promise<StructuredData[]> {
  const entries = await getCollection('faq', ({ id }) => id.startsWith(`${locale}/`));
  const shown = entries
    .filter(({ data }) => key === 'faq' || data.pages?.some((page) => page === key))
    .toSorted(
      ({ data: a }, { data: b }) =>
        FAQ_TOPICS.indexOf(a.topic) - FAQ_TOPICS.indexOf(b.topic) || a.order - b.order,
    )
    .map(({ data, rendered }) => ({
      question: data.question,
      answer: plainText(rendered?.html ?? ''),
    }));
  return shown.length > 0 ? [questionsData(shown)] : [];
}

async function aboutTerms({ key, locale, title, paths }: PageForSeo): Promise<StructuredData[]> {
  if (key !== 'glossary') return [];
  const entries = await getCollection('glossary', ({ id }) => id.startsWith(`${locale}/`));
  const terms = entries
    .map(({ id, data: { term, also = [], short } }) => ({
      id: id.slice(locale.length + 1),
      term,
      also,
      short,
    }))
    .toSorted((a, b) => a.term.localeCompare(b.term, locale));
  return [termsData({ locale, name: title, url: publicAddress(paths[locale]), terms })];
}

/** The breadcrumbs from the home page; articles are below the news, brokers below the finder. */
function breadcrumbsTo({ key, locale, title, paths, article }: PageForSeo, { home }: LenderPlaces) {
  if (key === 'home') return [];
  const { pages } = frame[locale];
  const news = { name: pages.news, href: publicAddress(ADDRESSES.news[locale]) };
  const brokers = { name: pages.brokers, href: publicAddress(ADDRESSES.brokers[locale]) };
  return [
    breadcrumbData([
      { name: pages.home, href: home },
      ...(article ? [news] : []),
      ...(key === 'broker' ? [brokers] : []),
      { name: isPageKey(key) ? pages[key] : title, href: publicAddress(paths[locale]) },
    ]),
  ];
}

function isPageKey(key: string): key is PageKey {
  return key in ADDRESSES;
}
