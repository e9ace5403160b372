import { LOCALES, type Locale, type Localized } from '#domain/locale/locale.ts';
import { brokerPath } from './broker-path.ts';
import { ADDRESSES } from './pages.ts';

/** The page of one broker. */
export const brokerAddress = (locale: Locale, id: string): string =>
  brokerPath(ADDRESSES.brokers[locale], id);

/** The sitemap that names those of the brokers' pages, which the server writes. */
export const BROKER_SITEMAP = '/sitemaps/brokers.xml';

/**
 * The values that the built page of a broker holds as placeholders, which the server replaces. No
 * broker can have this id.
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

/** The address of the built page itself, which is never served unfilled. */
export const NO_BROKER_ADDRESSES = brokerAddresses(NO_BROKER.id);
