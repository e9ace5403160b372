import { type Document, isMap, isScalar, isSeq } from 'yaml';
import type { OfferPart } from '#domain/lender/offer.ts';
import { MORTGAGE_PRODUCTS } from '#domain/mortgage/mortgage.ts';
import { PURPOSES } from '#domain/tariff/purpose.ts';
import {
  FAMILY_OF,
  PRODUCT_CODES,
  PRODUCT_FAMILIES,
  type ProductCode,
} from '#domain/tariff/tariff.ts';
import type { LenderAnswers } from './lender-answers.ts';
import { editYaml, markLine, markText, removeLanguages } from './yaml-edits.ts';

/** The tariffs of the products that are offered: their rates and what is said of them are marked. */
export function deriveTariffs(
  demonstration: string,
  { offer, languages }: Pick<LenderAnswers, 'offer' | 'languages'>,
): string {
  return editYaml(demonstration, (document) => {
    for (const family of PRODUCT_FAMILIES)
      if (!offer.includes(family)) document.deleteIn(['products', family]);
    removeLanguages(document, languages);
    for (const family of namesIn(document, ['products']))
      for (const type of namesIn(document, ['products', family, 'types']))
        markOffer(document, ['products', family, 'types', type]);
  });
}

/** The mortgages that are offered; undefined if there are none. */
export function deriveMortgages(
  demonstration: string,
  { offer, languages }: Pick<LenderAnswers, 'offer' | 'languages'>,
): string | undefined {
  if (!MORTGAGE_PRODUCTS.some((code) => offer.includes(code))) return undefined;
  return editYaml(demonstration, (document) => {
    for (const code of MORTGAGE_PRODUCTS)
      if (!offer.includes(code)) document.deleteIn(['mortgages', code]);
    removeLanguages(document, languages);
    for (const code of namesIn(document, ['mortgages'])) markOffer(document, ['mortgages', code]);
  });
}

function markOffer(document: Document, path: readonly string[]): void {
  markText(document, [...path, 'tip']);
  markText(document, [...path, 'info']);
  markLine(document, [...path, 'example'], ' this, and the rates below');
}

/** The lists, without the purposes that only products have which are not offered. */
export function deriveLists(demonstration: string, offer: readonly OfferPart[]): string {
  const offered = purposesOf((code) => offer.includes(FAMILY_OF[code]));
  const left = purposesOf((code) => !offer.includes(FAMILY_OF[code])).filter(
    (reason) => !offered.includes(reason),
  );
  return editYaml(demonstration, (document) => {
    const items = document.getIn(['shared', 'CRED_REASONS', 'items']);
    if (!isSeq(items)) throw new Error('The demonstration has no list of purposes');
    items.items = items.items.filter(
      (item) => !isMap(item) || !left.includes(String(item.get('code'))),
    );
  });
}

const purposesOf = (isAmong: (code: ProductCode) => boolean): readonly string[] =>
  PRODUCT_CODES.filter(isAmong).flatMap((code) => PURPOSES[code]?.reason ?? []);

function namesIn(document: Document, path: readonly string[]): readonly string[] {
  const map = document.getIn(path);
  if (!isMap(map)) throw new Error(`The demonstration has no group of keys at ${path.join('.')}`);
  return map.items.map(({ key }) => String(isScalar(key) ? key.value : key));
}
