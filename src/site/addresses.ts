import { BROKER_ADDRESSES } from '#domain/brokers/broker-addresses.ts';
import { type Localized, localizedFrom } from '#domain/locale/locale.ts';
import { APPOINTMENT_ADDRESSES } from '#domain/mortgage/appointment-addresses.ts';
import { CONFIGURATOR_ADDRESSES } from '#domain/mortgage/configurator-addresses.ts';

/**
 * The address of every page, in every language. A page's file is named after its key, in brackets:
 * `pages/[locale]/[glossary].astro` builds all addresses of `glossary` (see `addressPaths`). A page that
 * a language lacks, the application, is for its readers that of another one (see `localesOf`, src/domain/locale).
 */
export const ADDRESSES = {
  home: { fr: '/fr/', nl: '/nl/', de: '/de/', en: '/en/' },
  application: localizedFrom({ fr: '/fr/demande-de-credit/', nl: '/nl/kredietaanvraag/' }),
  personalLoan: {
    fr: '/fr/pret-personnel/',
    nl: '/nl/persoonlijke-lening/',
    de: '/de/privatdarlehen/',
    en: '/en/personal-loan/',
  },
  carLoan: {
    fr: '/fr/pret-auto/',
    nl: '/nl/autolening/',
    de: '/de/autodarlehen/',
    en: '/en/car-loan/',
  },
  mobileHomeLoan: {
    fr: '/fr/pret-mobilhome/',
    nl: '/nl/mobilhomelening/',
    de: '/de/wohnmobildarlehen/',
    en: '/en/motorhome-loan/',
  },
  renovationLoan: {
    fr: '/fr/pret-renovation/',
    nl: '/nl/renovatielening/',
    de: '/de/renovierungsdarlehen/',
    en: '/en/renovation-loan/',
  },
  grouping: {
    fr: '/fr/regroupement-de-credits/',
    nl: '/nl/kredieten-hergroeperen/',
    de: '/de/zusammenlegung-von-krediten/',
    en: '/en/loan-consolidation/',
  },
  coproperty: {
    fr: '/fr/pret-copropriete/',
    nl: '/nl/lening-mede-eigendom/',
    de: '/de/darlehen-fuer-miteigentuemer/',
    en: '/en/co-ownership-loan/',
  },
  copropertyRequest: {
    fr: '/fr/demande-pret-copropriete/',
    nl: '/nl/aanvraag-lening-mede-eigendom/',
    de: '/de/antrag-darlehen-fuer-miteigentuemer/',
    en: '/en/co-ownership-loan-request/',
  },
  mortgage: {
    fr: '/fr/credit-hypothecaire/',
    nl: '/nl/hypothecair-krediet/',
    de: '/de/hypothekarkredit/',
    en: '/en/mortgage-loan/',
  },
  lightMortgage: {
    fr: '/fr/credit-hypothecaire-light/',
    nl: '/nl/hypothecair-krediet-light/',
    de: '/de/hypothekarkredit-light/',
    en: '/en/light-mortgage-loan/',
  },
  configurator: CONFIGURATOR_ADDRESSES,
  mortgageAppointment: APPOINTMENT_ADDRESSES,
  brokers: BROKER_ADDRESSES,
  contact: { fr: '/fr/contact/', nl: '/nl/contact/', de: '/de/kontakt/', en: '/en/contact/' },
  faq: { fr: '/fr/faq/', nl: '/nl/faq/', de: '/de/faq/', en: '/en/faq/' },
  glossary: {
    fr: '/fr/glossaire/',
    nl: '/nl/woordenlijst/',
    de: '/de/glossar/',
    en: '/en/glossary/',
  },
  news: { fr: '/fr/actualites/', nl: '/nl/nieuws/', de: '/de/aktuelles/', en: '/en/news/' },
  search: { fr: '/fr/rechercher/', nl: '/nl/zoeken/', de: '/de/suche/', en: '/en/search/' },
  privacy: {
    fr: '/fr/vie-privee/',
    nl: '/nl/privacy/',
    de: '/de/datenschutz/',
    en: '/en/privacy/',
  },
  terms: {
    fr: '/fr/conditions-generales/',
    nl: '/nl/algemene-voorwaarden/',
    de: '/de/allgemeine-bedingungen/',
    en: '/en/terms/',
  },
  cookies: { fr: '/fr/cookies/', nl: '/nl/cookies/', de: '/de/cookies/', en: '/en/cookies/' },
  sharedRequest: localizedFrom({ fr: '/fr/demande-partagee/', nl: '/nl/gedeelde-aanvraag/' }),
  accessibility: {
    fr: '/fr/accessibilite/',
    nl: '/nl/toegankelijkheid/',
    de: '/de/barrierefreiheit/',
    en: '/en/accessibility/',
  },
} as const satisfies Record<string, Localized>;

export type PageKey = keyof typeof ADDRESSES;

/** What the footer leads to, in order; those that do not exist yet are left out. */
export const FOOTER_PAGES = [
  'personalLoan',
  'carLoan',
  'mobileHomeLoan',
  'renovationLoan',
  'grouping',
  'coproperty',
  'mortgage',
  'lightMortgage',
  'configurator',
  'contact',
  'faq',
  'glossary',
  'news',
  'search',
  'terms',
  'privacy',
  'cookies',
  'accessibility',
] as const satisfies readonly PageKey[];
