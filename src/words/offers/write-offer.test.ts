import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale/locale.ts';
import type { MortgageProduct, RateVariant } from '#domain/mortgage/mortgage.ts';
import { findOffers } from '#domain/mortgage/offers.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { writeOffer } from './write-offer.ts';

function offerOf(code: MortgageProduct, variant: RateVariant, amount: number, years: number) {
  const found = findOffers(fluvia.mortgages[code], { mode: 'borrow', amount, years });
  const offer = found.ok && found.offers.find((one) => one.variant === variant);
  if (!offer) throw new Error(`${code} ${variant}`);
  return offer;
}

const write = (locale: (typeof LOCALES)[number], ...asked: Parameters<typeof offerOf>) =>
  writeOffer(fluvia.mortgages[asked[0]], offerOf(...asked), locale);

/** Replaces no-break spaces, so that expected lines can be typed here. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe("an offer in the call's answer", () => {
  // C-4.3, C-7.25
  it('has the fields of the specification for a fixed rate', () => {
    expect(write('fr', 'CH', 'fixed', 200_000, 20)).toEqual({
      id: 'CH-fixed-20',
      variant: 'fixed',
      rate: 1_149.32,
      length: 'Taux fixe, 20\u00a0ans',
      name: '20\u00a0ans',
      details: expect.any(Array),
      taeg: 3.71,
      taeg_details: {
        base_taeg: 3.45,
        dossier_fees: 350,
        expertise_fees: 200,
        insurance_fees: 289.06,
        record_fees: 3_638,
      },
      monthly_amount: 1_149.32,
      total_cost: 275_836.8,
      total_amount: 200_000,
      final_taeg: 3.71,
    });
  });

  it('describes a variable rate at its cap', () => {
    expect(write('nl', 'CH', '10/5/5', 200_000, 20)).toMatchObject({
      id: 'CH-10-5-5-20',
      length: 'Veranderlijke rentevoet 10/5/5, 20\u00a0jaar',
      highest: {
        after_years: 10,
        every_years: 5,
        cap: 2,
        base_taeg: 5.35,
        monthly_amount: 1_246.57,
        total_cost: 286_320,
        final_taeg: 4.05,
      },
    });
  });

  it('has only the dossier fee for the light product', () => {
    expect(write('fr', 'LIGHT', 'fixed', 10_000, 5)).toMatchObject({
      id: 'LIGHT-fixed-5',
      taeg_details: { dossier_fees: 350, expertise_fees: 0, insurance_fees: 0, record_fees: 0 },
    });
  });
});

describe('its details', () => {
  const linesOf = (...asked: Parameters<typeof write>) =>
    write(...asked).details.map(({ label, value }) => plain(`${label}: ${value}`));

  it.each([
    [
      'fr',
      [
        'Montant emprunté: 200 000,00 €',
        'Taux débiteur annuel de départ: 3,15 %',
        'Premier changement possible: après 3 ans',
        'Changements suivants: tous les 3 ans',
        'Écart maximal avec le taux de départ: 2 points, en plus ou en moins',
        'Mensualités: 240 × 1 119,78 €, si le taux ne change pas',
        'À rembourser en tout, hors frais: 268 747,20 €',
        'Mensualité au taux maximal: 1 295,03 € dès la 4e année',
        'TAEG au taux maximal: 4,79 %',
      ],
    ],
    [
      'nl',
      [
        'Geleend bedrag: € 200.000,00',
        'Jaarlijkse debetrentevoet bij de start: 3,15 %',
        'Eerste mogelijke verandering: na 3 jaar',
        'Volgende veranderingen: om de 3 jaar',
        'Grootste verschil met de rentevoet bij de start: 2 procentpunten, naar boven of naar beneden',
        'Maandaflossingen: 240 × € 1.119,78, als de rentevoet niet verandert',
        'In totaal terug te betalen, zonder kosten: € 268.747,20',
        'Maandaflossing bij de hoogste rentevoet: € 1.295,03 vanaf het 4e jaar',
        'JKP bij de hoogste rentevoet: 4,79 %',
      ],
    ],
  ] as const)('of a variable rate, %s', (locale, lines) => {
    expect(linesOf(locale, 'CH', '3/3/3', 200_000, 20)).toEqual(lines);
  });

  it.each(LOCALES)('do not mention a change for a fixed rate, %s', (locale) => {
    expect(linesOf(locale, 'CH', 'fixed', 200_000, 20)).toHaveLength(4);
    expect(linesOf(locale, 'CH', '3/3/3', 200_000, 20)).toHaveLength(9);
  });
});
