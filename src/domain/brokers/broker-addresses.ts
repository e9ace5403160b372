import type { Localized } from '#domain/locale/locale.ts';

/** The finder's page (spec 1 §2): the site builds it, and the server answers searches without script there. */
export const BROKER_ADDRESSES = {
  fr: '/fr/courtiers/',
  nl: '/nl/onze-makelaars/',
  de: '/de/unsere-makler/',
  en: '/en/our-brokers/',
} as const satisfies Localized;
