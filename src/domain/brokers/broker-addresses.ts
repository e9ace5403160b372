import { LOCALES, type Locale, type Localized } from '../locale/locale.ts';

/**
 * The finder's page (spec 1 §2): the site builds it, and the server answers searches without script at
 * the same address.
 */
export const BROKER_ADDRESSES = {
  fr: '/fr/courtiers/',
  nl: '/nl/onze-makelaars/',
  de: '/de/unsere-makler/',
  en: '/en/our-brokers/',
} as const satisfies Localized;

/** The page of one broker. */
export const brokerAddress = (locale: Locale, id: string): string =>
  `${BROKER_ADDRESSES[locale]}${id}/`;

/** The sitemap that names those of the brokers' pages, which the server writes. */
export const BROKER_SITEMAP = '/sitemaps/brokers.xml';

/**
 * What the built page of a broker holds where one's own belongs: the server puts that in. The id is none
 * that a broker can have.
 */
export const NO_BROKER = {
  id: '~',
  name: '~name~',
  description: '~description~',
  content: '<h1>~name~</h1>',
} as const;

/** The page of one broker in every language. */
export function brokerAddresses(id: string): Localized {
  return Object.fromEntries(LOCALES.map((locale) => [locale, brokerAddress(locale, id)])) as Record<
    Locale,
    string
  >;
}

/** The built page's own address; nobody is sent it as it is. */
export const NO_BROKER_ADDRESSES = brokerAddresses(NO_BROKER.id);
