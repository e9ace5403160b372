import { CONTRACT_LOCALES, type ContractLocale } from '#domain/locale/locale.ts';
import type { ProductCode } from '#domain/tariff/tariff.ts';
import type { Answers } from '#journey/answers.ts';
import type { StepId } from '#journey/step.ts';
import { COUPLE_ANSWERS } from './couple-answers.ts';
import {
  COBORROWER_KEEPS_CREDIT,
  COBORROWER_REPAYS_CREDIT,
  JOINED_BY_SPOUSE,
  KEEPS_CREDIT,
  LARGE_ADVANCE,
  NEW,
  OWNER,
  REPAYS_CREDIT,
  SMALL_ADVANCE,
  SPOUSES,
  TIGHT,
  TIGHT_FOR_TWO,
  USED,
} from './situations.ts';

/** A complete application, from the simulation to the reference. */
export interface ProductJourney {
  readonly what: string;
  /** The simulation that it starts from. */
  readonly asks: {
    readonly product_code: ProductCode;
    readonly amount?: number;
    readonly duration?: number;
  };
  /** The answers that differ from the complete example. */
  readonly answers: Answers;
  /** The steps that are shown, in order. */
  readonly way: string;
  /** The product of the final request. */
  readonly product: ProductCode;
}

export type Family = 'personal' | 'grouping' | 'car' | 'mobileHome' | 'renovation' | 'energy';
export type Household = 'single' | 'couple';

/** Every family of products, for one and for two borrowers, in both languages. */
export const PRODUCT_JOURNEYS: Readonly<
  Record<Family, Readonly<Record<Household, Readonly<Record<ContractLocale, ProductJourney>>>>>
> = {
  personal: {
    single: {
      fr: {
        what: 'a tight budget, and a credit to repay',
        asks: { product_code: 'TAEGPSA1' },
        answers: { ...REPAYS_CREDIT, ...TIGHT },
        way: '1 2 3 4 4b 5 6 7',
        product: 'TAEGINL1',
      },
      nl: {
        what: 'a credit to repay',
        asks: { product_code: 'TAEGPSA1' },
        answers: REPAYS_CREDIT,
        way: '1 2 3 4b 5 6 7',
        product: 'TAEGINL1',
      },
    },
    couple: {
      fr: {
        what: 'friends with a home each',
        asks: { product_code: 'TAEGPSA1' },
        answers: COUPLE_ANSWERS,
        way: '1 2 3 5 6 7',
        product: 'TAEGPSA1',
      },
      nl: {
        what: 'a tight budget, and a credit of the co-borrower to repay',
        asks: { product_code: 'TAEGPSA1' },
        answers: {
          ...COUPLE_ANSWERS,
          ...KEEPS_CREDIT,
          ...COBORROWER_REPAYS_CREDIT,
          ...TIGHT_FOR_TWO,
        },
        way: '1 2 3 4 4b 5 6 7',
        product: 'TAEGINL1',
      },
    },
  },
  grouping: {
    single: {
      fr: {
        what: 'a credit and a card',
        asks: { product_code: 'TAEGINL1' },
        answers: REPAYS_CREDIT,
        way: '1 2 3 5 6 7',
        product: 'TAEGINL1',
      },
      nl: {
        what: 'nothing to repay, and a tight budget',
        asks: { product_code: 'TAEGINL1' },
        answers: { ...KEEPS_CREDIT, ...TIGHT },
        way: '1 2 3 4 4b 5 6 7',
        product: 'TAEGPSA1',
      },
    },
    couple: {
      fr: {
        what: 'nothing to repay, and a tight budget',
        asks: { product_code: 'TAEGINL1' },
        answers: {
          ...COUPLE_ANSWERS,
          ...KEEPS_CREDIT,
          ...COBORROWER_KEEPS_CREDIT,
          ...TIGHT_FOR_TWO,
        },
        way: '1 2 3 4 4b 5 6 7',
        product: 'TAEGPSA1',
      },
      nl: {
        what: 'credits of both',
        asks: { product_code: 'TAEGINL1' },
        answers: { ...COUPLE_ANSWERS, ...REPAYS_CREDIT, ...COBORROWER_REPAYS_CREDIT },
        way: '1 2 3 5 6 7',
        product: 'TAEGINL1',
      },
    },
  },
  car: {
    single: {
      fr: {
        what: 'a new one with a small advance',
        asks: { product_code: 'TAEGIVA1' },
        answers: { ...SMALL_ADVANCE, ...NEW },
        way: '1 1b 1c 2 3 5 6 7',
        product: 'TAEGIVB1',
      },
      nl: {
        what: 'a new one that is used, with a small advance',
        asks: { product_code: 'TAEGIVA1' },
        answers: { ...SMALL_ADVANCE, ...USED },
        way: '1 1b 1c 2 3 5 6 7',
        product: 'TAEGIVD1',
      },
    },
    couple: {
      fr: {
        what: 'a used one that is new',
        asks: { product_code: 'TAEGIVE1' },
        answers: { ...COUPLE_ANSWERS, ...LARGE_ADVANCE, ...NEW },
        way: '1 1b 1c 2 3 5 6 7',
        product: 'TAEGIVA1',
      },
      nl: {
        what: 'a used one',
        asks: { product_code: 'TAEGIVC1' },
        answers: { ...SPOUSES, ...LARGE_ADVANCE, ...USED },
        way: '1 1b 2 3 5 6 7',
        product: 'TAEGIVC1',
      },
    },
  },
  mobileHome: {
    single: {
      fr: {
        what: 'a private seller’s',
        asks: { product_code: 'TAEGIMC1' },
        answers: { ...LARGE_ADVANCE, ...USED, sellerType: 'particular' },
        way: '1 1b 1c 2 3 5 6 7',
        product: 'TAEGPSA1',
      },
      nl: {
        what: 'a new one',
        asks: { product_code: 'TAEGIMA1' },
        answers: { ...LARGE_ADVANCE, ...NEW },
        way: '1 1b 2 3 5 6 7',
        product: 'TAEGIMA1',
      },
    },
    couple: {
      fr: {
        what: 'a used one, and credits to repay',
        asks: { product_code: 'TAEGIMC1' },
        answers: {
          ...COUPLE_ANSWERS,
          ...LARGE_ADVANCE,
          ...USED,
          ...REPAYS_CREDIT,
          ...COBORROWER_KEEPS_CREDIT,
        },
        way: '1 1b 2 3 4b 5 6 7',
        product: 'TAEGINL1',
      },
      nl: {
        what: 'a used one with a small advance',
        asks: { product_code: 'TAEGIMC1' },
        answers: { ...COUPLE_ANSWERS, ...SMALL_ADVANCE, ...USED },
        way: '1 1b 1c 2 3 5 6 7',
        product: 'TAEGIMD1',
      },
    },
  },
  renovation: {
    single: {
      fr: {
        what: 'a tenant over 96 months',
        asks: { product_code: 'TAEGINI1', amount: 25_000, duration: 96 },
        answers: { mainIncome: '3200' },
        way: '1 1c 2 3 5 6 7',
        product: 'TAEGPSA1',
      },
      nl: {
        what: 'an owner',
        asks: { product_code: 'TAEGINI1' },
        answers: OWNER,
        way: '1 2 3 5 6 7',
        product: 'TAEGINI1',
      },
    },
    couple: {
      fr: {
        what: 'owners, married',
        asks: { product_code: 'TAEGINI1' },
        answers: { ...SPOUSES, ...OWNER },
        way: '1 2 3 5 6 7',
        product: 'TAEGINI1',
      },
      nl: {
        what: 'tenants',
        asks: { product_code: 'TAEGINI1' },
        answers: COUPLE_ANSWERS,
        way: '1 1c 2 3 5 6 7',
        product: 'TAEGPSA1',
      },
    },
  },
  energy: {
    single: {
      fr: {
        what: 'an owner',
        asks: { product_code: 'TAEGIAV1' },
        answers: OWNER,
        way: '1 2 3 5 6 7',
        product: 'TAEGIAV1',
      },
      nl: {
        what: 'a tenant',
        asks: { product_code: 'TAEGIAV1' },
        answers: {},
        way: '1 2 3 5 6 7',
        product: 'TAEGIAV1',
      },
    },
    couple: {
      fr: {
        what: 'an owner whose spouse subscribes',
        asks: { product_code: 'TAEGIAV1' },
        answers: { ...JOINED_BY_SPOUSE, ...OWNER },
        way: '1 2 3 5 6 7',
        product: 'TAEGIAV1',
      },
      nl: {
        what: 'a tenant with an owner',
        asks: { product_code: 'TAEGIAV1' },
        answers: { ...COUPLE_ANSWERS, coborrowerIsLandlord: 'yes' },
        way: '1 2 3 5 6 7',
        product: 'TAEGIAV1',
      },
    },
  },
};

/** A journey that is walked in a browser, and the steps that are checked on the way. */
interface Walk {
  readonly family: Family;
  readonly household: Household;
  readonly locale: ContractLocale;
  readonly looksAt: string;
  /** Where it ends; if not given, with the reference. */
  readonly until?: StepId;
}

/**
 * The journeys that a browser walks: one and two borrowers, in both languages, with the most conditions.
 * Together they check every step once in each language, and most of them for one and for two borrowers. The
 * others are walked without a browser (src/journey/product-journeys.test.ts), and sent to the server; so is what
 * follows where a walk ends early.
 */
export const WALKS: readonly Walk[] = [
  { family: 'grouping', household: 'couple', locale: 'fr', looksAt: '1 2 3 4 4b 5 6 7' },
  { family: 'car', household: 'single', locale: 'fr', looksAt: '1b 1c', until: '2' },
  { family: 'grouping', household: 'single', locale: 'nl', looksAt: '1 2 3 4 4b 5 6 7' },
  { family: 'mobileHome', household: 'couple', locale: 'nl', looksAt: '1b 1c', until: '2' },
];

export const FAMILIES = Object.keys(PRODUCT_JOURNEYS) as readonly Family[];
export const HOUSEHOLDS: readonly Household[] = ['single', 'couple'];

/** Every journey, for tables. */
export const ALL_JOURNEYS = FAMILIES.flatMap((family) =>
  HOUSEHOLDS.flatMap((household) =>
    CONTRACT_LOCALES.map((locale) => ({
      family,
      household,
      locale,
      ...PRODUCT_JOURNEYS[family][household][locale],
    })),
  ),
);

/** The steps that a journey lists. */
export const stepsOf = (listed = '') => listed.split(' ') as readonly StepId[];
