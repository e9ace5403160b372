import { ADDRESSES } from '#addresses/pages.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import {
  type ApplicationProduct,
  FAMILY_OF,
  productsOffered,
  type Tariffs,
} from '#domain/tariff/tariff.ts';
import { vehicleOf } from '#journey/vehicle.ts';
import { FAMILIES, type LoanType } from '#site/simulators/loan/families.ts';

/**
 * Where each offered product is simulated: on its own page, with the type that it is a loan of, or where the
 * lender's own simulator is, if that is elsewhere (`link`, an https address). For the build.
 */
export function simulatorPages(
  tariffs: Tariffs,
  link: string,
  locale: ContractLocale,
): { readonly [Code in ApplicationProduct]?: string } {
  const pages = productsOffered(tariffs).map((code) => [code, pageOf(code, link, locale)] as const);
  return Object.fromEntries(pages);
}

function pageOf(code: ApplicationProduct, link: string, locale: ContractLocale): string {
  if (!link.startsWith('/')) {
    const elsewhere = new URL(link);
    elsewhere.searchParams.set('product_code', code);
    return elsewhere.href;
  }
  const { page } = FAMILIES[FAMILY_OF[code]];
  const type = typeOf(code);
  return ADDRESSES[page][locale] + (type ? `?type=${type}` : '');
}

/** The simulator choice for a product; undefined if its simulator has no choice. */
function typeOf(code: ApplicationProduct): LoanType | undefined {
  const { types } = FAMILIES[FAMILY_OF[code]];
  if (types.length === 1) return undefined;
  const own = types.find((choice) => choice.code === code);
  const age = vehicleOf(code)?.age;
  return (own ?? types.find((choice) => vehicleOf(choice.code)?.age === age))?.type;
}
