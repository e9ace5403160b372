import type { OfferPart } from '#domain/lender/offer.ts';
import { type Localized, localizedFrom } from '#domain/locale/locale.ts';
import { APPLICATION_ADDRESSES } from './application.ts';
import { SHARED_REQUEST_ADDRESSES } from './shared-request.ts';

/** A page of the site, in one row. What it is called stands under its key in words/<language>/frame.ts. */
interface Page {
  /** In every language; one that a language lacks, of the application, is for its readers another one's. */
  readonly addresses: Localized;
  /** Of a kind whose pages share a file, `pages/[locale]/[kind].astro`; others have their own, `[key].astro`. */
  readonly kind?: 'loan' | 'mortgage' | 'text';
  /** A part of it is a text of content/pages, as all of one whose kind is a text. */
  readonly text?: true;
  /** Where the header's menu leads to it: in a group, or by itself; words/<language>/menu.ts says what it is for. */
  readonly menu?: 'loans' | 'mortgages' | 'advice' | 'alone';
  /** The first of its group. */
  readonly leadsMenu?: true;
  /** The footer leads to it. */
  readonly footer?: true;
  /** Left out of the list of all pages, or of the sitemap too, since it says nothing by itself. */
  readonly hidden?: 'inLists' | 'everywhere';
  /** What is drawn on its card where a link to it is shared. */
  readonly drawing: 'barge' | 'bridge' | 'bus' | 'houses' | 'lock' | 'office';
  /** Built only where the lender offers one of these. */
  readonly of?: readonly OfferPart[];
  /** Built only where the lender has a text of this folder of its content, because the page lists them. */
  readonly lists?: 'faq' | 'glossary' | 'news';
  /** It is about borrowing: the warning of CDE/WER VII.64 §2 stands on that card. */
  readonly warns?: true;
}

/**
 * Every page, in the order of menu and footer. What is built of it: see src/site/build/existing-pages.ts. For
 * the build alone: no script carries it.
 */
export const PAGES = {
  home: {
    addresses: { fr: '/fr/', nl: '/nl/', de: '/de/', en: '/en/' },
    drawing: 'barge',
    warns: true,
  },
  application: {
    addresses: localizedFrom(APPLICATION_ADDRESSES),
    drawing: 'office',
    warns: true,
  },
  personalLoan: {
    addresses: {
      fr: '/fr/pret-personnel/',
      nl: '/nl/persoonlijke-lening/',
      de: '/de/privatdarlehen/',
      en: '/en/personal-loan/',
    },
    of: ['personal'],
    kind: 'loan',
    menu: 'loans',
    footer: true,
    drawing: 'barge',
    warns: true,
  },
  carLoan: {
    addresses: {
      fr: '/fr/pret-auto/',
      nl: '/nl/autolening/',
      de: '/de/autodarlehen/',
      en: '/en/car-loan/',
    },
    of: ['car'],
    kind: 'loan',
    menu: 'loans',
    footer: true,
    drawing: 'bridge',
    warns: true,
  },
  mobileHomeLoan: {
    addresses: {
      fr: '/fr/pret-mobilhome/',
      nl: '/nl/mobilhomelening/',
      de: '/de/wohnmobildarlehen/',
      en: '/en/motorhome-loan/',
    },
    of: ['mobilhome'],
    kind: 'loan',
    menu: 'loans',
    footer: true,
    drawing: 'bus',
    warns: true,
  },
  renovationLoan: {
    addresses: {
      fr: '/fr/pret-renovation/',
      nl: '/nl/renovatielening/',
      de: '/de/renovierungsdarlehen/',
      en: '/en/renovation-loan/',
    },
    of: ['renovation'],
    kind: 'loan',
    menu: 'loans',
    footer: true,
    drawing: 'houses',
    warns: true,
  },
  grouping: {
    addresses: {
      fr: '/fr/regroupement-de-credits/',
      nl: '/nl/kredieten-hergroeperen/',
      de: '/de/zusammenlegung-von-krediten/',
      en: '/en/loan-consolidation/',
    },
    of: ['grouping'],
    kind: 'loan',
    menu: 'loans',
    footer: true,
    drawing: 'lock',
    warns: true,
  },
  coproperty: {
    addresses: {
      fr: '/fr/pret-copropriete/',
      nl: '/nl/lening-mede-eigendom/',
      de: '/de/darlehen-fuer-miteigentuemer/',
      en: '/en/co-ownership-loan/',
    },
    of: ['coproperty'],
    kind: 'loan',
    menu: 'loans',
    footer: true,
    drawing: 'houses',
    warns: true,
  },
  copropertyRequest: {
    addresses: {
      fr: '/fr/demande-pret-copropriete/',
      nl: '/nl/aanvraag-lening-mede-eigendom/',
      de: '/de/antrag-darlehen-fuer-miteigentuemer/',
      en: '/en/co-ownership-loan-request/',
    },
    of: ['coproperty'],
    hidden: 'inLists',
    drawing: 'houses',
    warns: true,
  },
  mortgage: {
    addresses: {
      fr: '/fr/credit-hypothecaire/',
      nl: '/nl/hypothecair-krediet/',
      de: '/de/hypothekarkredit/',
      en: '/en/mortgage-loan/',
    },
    of: ['CH'],
    kind: 'mortgage',
    menu: 'mortgages',
    footer: true,
    drawing: 'houses',
    warns: true,
  },
  lightMortgage: {
    addresses: {
      fr: '/fr/credit-hypothecaire-light/',
      nl: '/nl/hypothecair-krediet-light/',
      de: '/de/hypothekarkredit-light/',
      en: '/en/light-mortgage-loan/',
    },
    of: ['LIGHT'],
    kind: 'mortgage',
    menu: 'mortgages',
    footer: true,
    drawing: 'houses',
    warns: true,
  },
  configurator: {
    addresses: {
      fr: '/fr/simulateur/',
      nl: '/nl/simulator/',
      de: '/de/simulator/',
      en: '/en/simulator/',
    },
    menu: 'mortgages',
    footer: true,
    drawing: 'houses',
    warns: true,
  },
  mortgageAppointment: {
    addresses: {
      fr: '/fr/rendez-vous-hypothecaire/',
      nl: '/nl/hypotheekafspraak/',
      de: '/de/hypothekentermin/',
      en: '/en/mortgage-appointment/',
    },
    of: ['CH', 'LIGHT'],
    menu: 'mortgages',
    drawing: 'office',
    warns: true,
  },
  brokers: {
    addresses: {
      fr: '/fr/courtiers/',
      nl: '/nl/onze-makelaars/',
      de: '/de/unsere-makler/',
      en: '/en/our-brokers/',
    },
    of: ['brokers'],
    text: true,
    menu: 'alone',
    drawing: 'houses',
  },
  contact: {
    addresses: { fr: '/fr/contact/', nl: '/nl/contact/', de: '/de/kontakt/', en: '/en/contact/' },
    menu: 'alone',
    footer: true,
    drawing: 'office',
  },
  faq: {
    addresses: { fr: '/fr/faq/', nl: '/nl/faq/', de: '/de/faq/', en: '/en/faq/' },
    lists: 'faq',
    menu: 'advice',
    footer: true,
    drawing: 'bridge',
  },
  glossary: {
    addresses: {
      fr: '/fr/glossaire/',
      nl: '/nl/woordenlijst/',
      de: '/de/glossar/',
      en: '/en/glossary/',
    },
    lists: 'glossary',
    menu: 'advice',
    footer: true,
    drawing: 'lock',
  },
  news: {
    addresses: { fr: '/fr/actualites/', nl: '/nl/nieuws/', de: '/de/aktuelles/', en: '/en/news/' },
    lists: 'news',
    menu: 'advice',
    footer: true,
    drawing: 'barge',
  },
  search: {
    addresses: { fr: '/fr/rechercher/', nl: '/nl/zoeken/', de: '/de/suche/', en: '/en/search/' },
    menu: 'advice',
    leadsMenu: true,
    footer: true,
    hidden: 'everywhere',
    drawing: 'bridge',
  },
  terms: {
    addresses: {
      fr: '/fr/conditions-generales/',
      nl: '/nl/algemene-voorwaarden/',
      de: '/de/allgemeine-bedingungen/',
      en: '/en/terms/',
    },
    kind: 'text',
    footer: true,
    drawing: 'office',
  },
  privacy: {
    addresses: {
      fr: '/fr/vie-privee/',
      nl: '/nl/privacy/',
      de: '/de/datenschutz/',
      en: '/en/privacy/',
    },
    kind: 'text',
    footer: true,
    drawing: 'lock',
  },
  cookies: {
    addresses: { fr: '/fr/cookies/', nl: '/nl/cookies/', de: '/de/cookies/', en: '/en/cookies/' },
    text: true,
    footer: true,
    drawing: 'lock',
  },
  accessibility: {
    addresses: {
      fr: '/fr/accessibilite/',
      nl: '/nl/toegankelijkheid/',
      de: '/de/barrierefreiheit/',
      en: '/en/accessibility/',
    },
    kind: 'text',
    menu: 'advice',
    footer: true,
    drawing: 'bridge',
  },
  sharedRequest: {
    addresses: localizedFrom(SHARED_REQUEST_ADDRESSES),
    hidden: 'everywhere',
    drawing: 'office',
  },
} as const satisfies Record<string, Page>;

export type PageKey = keyof typeof PAGES;
export type PageKind = NonNullable<Page['kind']>;
export type Drawing = Page['drawing'];
export type MenuGroup = Exclude<NonNullable<Page['menu']>, 'alone'>;

/** The pages that these say of themselves: `PagesWith<{ menu: string }>` are those in the menu. */
export type PagesWith<Trait> = {
  [K in PageKey]: (typeof PAGES)[K] extends Trait ? K : never;
}[PageKey];

export const PAGE_KEYS = Object.keys(PAGES) as readonly PageKey[];

/** The row of a page, whichever it is. */
export const pageOf = (key: PageKey): Page => PAGES[key];

/** The address of every page, in every language. */
export const ADDRESSES = Object.fromEntries(
  PAGE_KEYS.map((key) => [key, PAGES[key].addresses]),
) as { readonly [K in PageKey]: (typeof PAGES)[K]['addresses'] };
