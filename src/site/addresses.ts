import type { Localized } from '#domain/locale/locale.ts';

/**
 * The address of every page, in every language. A page's file is named after its key, in brackets:
 * `pages/[locale]/[glossary].astro` builds both addresses of `glossary` (see `addressPaths`).
 */
export const ADDRESSES = {
  home: { fr: '/fr/', nl: '/nl/' },
  application: { fr: '/fr/demande-de-credit/', nl: '/nl/kredietaanvraag/' },
  personalLoan: { fr: '/fr/pret-personnel/', nl: '/nl/persoonlijke-lening/' },
  carLoan: { fr: '/fr/pret-auto/', nl: '/nl/autolening/' },
  mobileHomeLoan: { fr: '/fr/pret-mobilhome/', nl: '/nl/mobilhomelening/' },
  renovationLoan: { fr: '/fr/pret-renovation/', nl: '/nl/renovatielening/' },
  grouping: { fr: '/fr/regroupement-de-credits/', nl: '/nl/kredieten-hergroeperen/' },
  coproperty: { fr: '/fr/pret-copropriete/', nl: '/nl/lening-mede-eigendom/' },
  copropertyRequest: {
    fr: '/fr/demande-pret-copropriete/',
    nl: '/nl/aanvraag-lening-mede-eigendom/',
  },
  mortgage: { fr: '/fr/credit-hypothecaire/', nl: '/nl/hypothecair-krediet/' },
  lightMortgage: { fr: '/fr/credit-hypothecaire-light/', nl: '/nl/hypothecair-krediet-light/' },
  configurator: { fr: '/fr/simulateur/', nl: '/nl/simulator/' },
  mortgageAppointment: { fr: '/fr/rendez-vous-hypothecaire/', nl: '/nl/hypotheekafspraak/' },
  brokers: { fr: '/fr/courtiers/', nl: '/nl/onze-makelaars/' },
  contact: { fr: '/fr/contact/', nl: '/nl/contact/' },
  faq: { fr: '/fr/faq/', nl: '/nl/faq/' },
  glossary: { fr: '/fr/glossaire/', nl: '/nl/woordenlijst/' },
  news: { fr: '/fr/actualites/', nl: '/nl/nieuws/' },
  search: { fr: '/fr/rechercher/', nl: '/nl/zoeken/' },
  privacy: { fr: '/fr/vie-privee/', nl: '/nl/privacy/' },
  terms: { fr: '/fr/conditions-generales/', nl: '/nl/algemene-voorwaarden/' },
  cookies: { fr: '/fr/cookies/', nl: '/nl/cookies/' },
  sharedRequest: { fr: '/fr/demande-partagee/', nl: '/nl/gedeelde-aanvraag/' },
  accessibility: { fr: '/fr/accessibilite/', nl: '/nl/toegankelijkheid/' },
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
