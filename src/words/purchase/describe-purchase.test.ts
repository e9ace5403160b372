import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { workOutPurchase } from '#domain/purchase/purchase.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { describeNeeded, describeResult, describeVerdict } from './describe-purchase.ts';
import { PURCHASE_WORDS } from './purchase.ts';

const { CH } = fluvia.mortgages;

/** A home of 300,000 euros, or another price, in Flanders that is not the only one. */
function purchaseOf(ownMeans: number, price = 300_000) {
  const answer = workOutPurchase(CH, { price, ownMeans, region: 'flanders', ownHome: false });
  if (!answer.ok) throw new Error('No such purchase');
  return answer.purchase;
}

const textOf = (ownMeans: number, locale: Locale, price?: number) =>
  describeResult(purchaseOf(ownMeans, price), 'CH', PURCHASE_WORDS[locale], locale).replace(
    /\s/g,
    ' ',
  );

describe('the result of a purchase', () => {
  it.each([
    [100_000, 'fr', 'Reste à emprunter : 245 197 €. C’est 81,7 % du prix.'],
    [60_000, 'fr', /95,1 % du prix\. La Banque nationale .* dépasse 90 % de la valeur/],
    [0, 'fr', /^Reste à financer : 345 197 €\. C’est 115,1 % .* apport d’au moins 45 197 €\.$/],
    [0, 'nl', /^Nog te financieren: € 345\.197\. Dat is 115,1 % .* minstens € 45\.197 nodig\.$/],
    [400_000, 'nl', PURCHASE_WORDS.nl.nothing],
    [340_000, 'de', /Minimum dieses Kredits, 25\.000 €/],
  ] as const)('with %i of own means, in %s', (ownMeans, locale, expected) => {
    expect(textOf(ownMeans, locale)).toMatch(expected);
  });

  it('names the highest amount that is lent', () => {
    expect(textOf(0, 'en', 900_000)).toMatch(
      /maximum of this loan, €750,000: .* €268,649 yourself/,
    );
  });

  it.each(LOCALES)('is described in whole sentences, in %s', (locale) => {
    for (const [ownMeans, price] of [[0], [60_000], [100_000], [340_000], [400_000], [0, 900_000]])
      for (const message of describeVerdict(
        purchaseOf(ownMeans as number, price),
        'CH',
        PURCHASE_WORDS[locale],
        locale,
      )) {
        expect(message).toMatch(/^\p{Lu}.*\.$/u);
        expect(message).not.toContain('{');
      }
  });
});

it.each([
  [['price', 'ownMeans', 'region'], 'le prix, votre apport (0 s’il n’y en a pas) et la Région'],
  [['ownMeans', 'region'], 'votre apport (0 s’il n’y en a pas) et la Région'],
  [['price'], 'encore le prix\u00a0:'],
] as const)('names the missing inputs of %j', (needed, expected) => {
  expect(describeNeeded(needed, PURCHASE_WORDS.fr)).toContain(expected);
});
