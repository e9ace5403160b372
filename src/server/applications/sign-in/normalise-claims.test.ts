import { describe, expect, it } from 'vitest';
import { checkField } from '#journey/check-step.ts';
import { FIELDS } from '#journey/form-fields.ts';
import type { SignedInName } from '#journey/signed-in.ts';
import { factsFor } from '#tests/examples/fluvia.ts';
import { normaliseClaims } from './normalise-claims.ts';

/** The fault that the form finds in a value. */
function faultOf(name: SignedInName, value: string) {
  const field = FIELDS.get(name);
  return field && checkField(field, { answers: { [name]: value }, facts: factsFor() })?.kind;
}

describe('normaliseClaims', () => {
  it.each<[SignedInName, string, string]>([
    ['street', 'Rue J. Destrée', 'Rue J Destrée'],
    ['street', 'Rue J.Destrée', 'Rue J Destrée'],
    ['street', 'Rue J.-B. Nothomb', 'Rue J-B Nothomb'],
    ['street', 'St.-Jansstraat', 'St-Jansstraat'],
    ['street', 'Rue de l´Église', 'Rue de l’Église'],
    ['firstname', 'Anne,Marie', 'Anne Marie'],
    ['lastname', 'St. John', 'St John'],
    ['lastname', 'Dupont–Leroy', 'Dupont-Leroy'],
    ['phone', '+32 (0)475 12 34 56', '+32 475 12 34 56'],
    ['box', 'B001', '001'],
    ['box', 'bte12', '12'],
    ['box', '0102', '102'],
    ['box', 'A0012', 'A12'],
  ])('writes the %s «%s» as the rule accepts it', (name, stated, written) => {
    expect(faultOf(name, stated)).toBeDefined();
    expect(normaliseClaims({ [name]: stated })).toEqual({ [name]: written });
    expect(faultOf(name, written)).toBeUndefined();
  });

  it.each<[SignedInName, string]>([
    ['street', 'Rue de l’Écluse'],
    ['box', 'A1'],
    ['box', '001'],
    ['phone', '+32 475123456'],
    ['birthLocation', 'St. Vith'],
  ])('leaves the %s «%s», which is valid, unchanged', (name, stated) => {
    expect(faultOf(name, stated)).toBeUndefined();
    expect(normaliseClaims({ [name]: stated })).toEqual({ [name]: stated });
  });

  it.each<[SignedInName, string]>([
    ['street', 'Rue Haute (Bas)'],
    ['firstname', 'Marie Louise Joséphine'],
    ['box', 'REZ1'],
  ])('leaves the %s «%s», which would lose something, for correction', (name, stated) => {
    expect(normaliseClaims({ [name]: stated })).toEqual({ [name]: stated });
    expect(faultOf(name, stated)).toBeDefined();
  });
});
