import type { Localized } from '#domain/locale/locale.ts';

/**
 * The configurator's page, which answers calls for offers at its own address (spec 1 §7): what the site
 * builds and what the server answers have to be at the same one.
 */
export const CONFIGURATOR_ADDRESSES = {
  fr: '/fr/simulateur/',
  nl: '/nl/simulator/',
  de: '/de/simulator/',
  en: '/en/simulator/',
} as const satisfies Localized;
