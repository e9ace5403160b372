import type { Locale, Localized } from '#domain/locale/locale.ts';
import type { Cents } from '#domain/money/money.ts';

/** The products that can be applied for. */
export const APPLICATION_PRODUCTS = [
  'TAEGPSA1',
  'TAEGIVA1',
  'TAEGIVB1',
  'TAEGIVC1',
  'TAEGIVD1',
  'TAEGIVE1',
  'TAEGIMA1',
  'TAEGIMB1',
  'TAEGIMC1',
  'TAEGIMD1',
  'TAEGINI1',
  'TAEGIAV1',
  'TAEGINL1',
] as const;

/** Every product with a tariff: those, and the co-property loan, which has its own form. */
export const PRODUCT_CODES = [...APPLICATION_PRODUCTS, 'TAEGPCO2'] as const;

export type ApplicationProduct = (typeof APPLICATION_PRODUCTS)[number];
export type ProductCode = (typeof PRODUCT_CODES)[number];

/** What a simulator offers (W-2.1 to W-2.6); each family has at least one tariff. */
export const PRODUCT_FAMILIES = [
  'personal',
  'car',
  'mobilhome',
  'renovation',
  'grouping',
  'coproperty',
] as const;

export type ProductFamily = (typeof PRODUCT_FAMILIES)[number];

/** The family whose simulator offers a product. */
export const FAMILY_OF: Readonly<Record<ProductCode, ProductFamily>> = {
  TAEGPSA1: 'personal',
  TAEGIVA1: 'car',
  TAEGIVB1: 'car',
  TAEGIVC1: 'car',
  TAEGIVD1: 'car',
  TAEGIVE1: 'car',
  TAEGIMA1: 'mobilhome',
  TAEGIMB1: 'mobilhome',
  TAEGIMC1: 'mobilhome',
  TAEGIMD1: 'mobilhome',
  TAEGINI1: 'renovation',
  TAEGIAV1: 'renovation',
  TAEGINL1: 'grouping',
  TAEGPCO2: 'coproperty',
};

/** The tariffs, as far as they name products. */
export type NamedProducts = { readonly [Code in ProductCode]?: Pick<Tariff, 'name'> };

/** The name of a product in a language; its code where the lender no longer offers it, as in what was sent before. */
export function productName(tariffs: NamedProducts, code: ProductCode, locale: Locale): string {
  return tariffs[code]?.name[locale] ?? code;
}

/** The families of which a product is offered, in their order. */
export const familiesOffered = (tariffs: Tariffs): readonly ProductFamily[] =>
  PRODUCT_FAMILIES.filter((family) =>
    PRODUCT_CODES.some((code) => FAMILY_OF[code] === family && tariffs[code]),
  );

/** The offered products that can be applied for, in their order. */
export const productsOffered = (tariffs: Tariffs): readonly ApplicationProduct[] =>
  APPLICATION_PRODUCTS.filter((code) => tariffs[code]);

/** A value for each offered product that can be applied for. */
export function byProduct<Value>(
  tariffs: Tariffs,
  write: (tariff: Tariff) => Value,
): { readonly [Code in ApplicationProduct]?: Value } {
  return Object.fromEntries(
    APPLICATION_PRODUCTS.flatMap((code) => {
      const tariff = tariffs[code];
      return tariff ? [[code, write(tariff)]] : [];
    }),
  );
}

export function isProductCode(value: unknown): value is ProductCode {
  return PRODUCT_CODES.some((code) => code === value);
}

export function isApplicationProduct(value: unknown): value is ApplicationProduct {
  return APPLICATION_PRODUCTS.some((code) => code === value);
}

/** A duration in months with its rate in percent a year. */
export interface Offer {
  readonly duration: number;
  readonly taeg: number;
}

/** The offers for amounts from `min` to `max`, both included, by ascending duration. */
export interface TariffRate {
  readonly min: Cents;
  readonly max: Cents;
  readonly offers: readonly Offer[];
}

/** A product's tariff; rates by ascending amount, without gap or overlap. */
export interface Tariff {
  readonly code: ProductCode;
  readonly family: ProductFamily;
  /** Its key within the family: "new", "used", "energetic" … */
  readonly type: string;
  readonly name: Localized;
  readonly tip: Localized;
  readonly info: Localized;
  /** The loan of the representative example that the law requires; the tariff has to offer it. */
  readonly example: { readonly amount: Cents; readonly duration: number };
  readonly rates: readonly TariffRate[];
}

/** The tariffs of a lender, by product; a product without one is not offered. */
export type Tariffs = { readonly [Code in ProductCode]?: Tariff };
