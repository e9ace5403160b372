import { RATE_VARIANTS } from '#domain/mortgage/mortgage.ts';
import type {
  HighestOfOffer,
  OfferDetail,
  OfferOption,
  OffersAnswer,
} from '#domain/mortgage/offer-option.ts';

/**
 * What the call answered, where it is what the page can show: every figure that it writes is a number, and
 * every loan has its payments. Nothing where anything is not: half an answer would be a wrong one.
 */
export function readOffers(answer: unknown): OffersAnswer | undefined {
  if (!isRecord(answer) || !Array.isArray(answer.offers)) return undefined;
  const { offers, too_little } = answer;
  if (!offers.every(isOffer) || !haveTheirOwn(offers)) return undefined;
  if (too_little === undefined) return { offers };
  return isTooLittle(too_little) ? { offers, too_little } : undefined;
}

type Unread<T> = { readonly [K in keyof T]?: unknown };

function isOffer(value: unknown): value is OfferOption {
  if (!isRecord<OfferOption>(value)) return false;
  const { id, variant, length, name, height, details, taeg_details, highest } = value;
  return (
    [id, length, name].every(isText) &&
    RATE_VARIANTS.some((one) => one === variant) &&
    [height, value.monthly_amount, value.total_cost, value.total_amount].every(isAbove0) &&
    [value.rate, value.taeg, value.final_taeg].every(isAmount) &&
    Array.isArray(details) &&
    details.every(isDetail) &&
    areFees(taeg_details) &&
    (highest === undefined || isHighest(highest))
  );
}

function isDetail(value: unknown): boolean {
  if (!isRecord<OfferDetail>(value)) return false;
  const { label, value: written, figure, number } = value;
  if (![label, written].every(isText)) return false;
  return figure === undefined ? number === undefined : isText(figure) && isAmount(number);
}

function areFees(value: unknown): boolean {
  if (!isRecord<OfferOption['taeg_details']>(value)) return false;
  const { base_taeg, dossier_fees, expertise_fees, insurance_fees, record_fees } = value;
  return [base_taeg, dossier_fees, expertise_fees, insurance_fees, record_fees].every(isAmount);
}

function isHighest(value: unknown): boolean {
  if (!isRecord<HighestOfOffer>(value)) return false;
  const { after_years, every_years, cap, base_taeg, monthly_amount, total_cost, final_taeg } =
    value;
  return [after_years, every_years, cap, base_taeg, monthly_amount, total_cost, final_taeg].every(
    isAmount,
  );
}

function isTooLittle(value: unknown): value is NonNullable<OffersAnswer['too_little']> {
  if (!isRecord<NonNullable<OffersAnswer['too_little']>>(value)) return false;
  const { least_amount, from_monthly_amount, from_years } = value;
  return [least_amount, from_monthly_amount ?? 0, from_years ?? 0].every(isAmount);
}

/** Two of one id could not be told apart by the radios. */
function haveTheirOwn(offers: readonly OfferOption[]): boolean {
  return new Set(offers.map(({ id }) => id)).size === offers.length;
}

function isRecord<T = OffersAnswer>(value: unknown): value is Unread<T> {
  return typeof value === 'object' && value !== null;
}

const isText = (value: unknown) => typeof value === 'string';
const isAmount = (value: unknown) => Number.isFinite(value) && Number(value) >= 0;
const isAbove0 = (value: unknown) => isAmount(value) && value !== 0;
