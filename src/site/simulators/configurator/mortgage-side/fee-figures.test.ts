import { describe, expect, it } from 'vitest';
import { feeFigures } from './fee-figures.ts';

// W-3.13
describe('the fee lines', () => {
  const details = {
    base_taeg: 3.45,
    dossier_fees: 350,
    expertise_fees: 200,
    insurance_fees: 289.06,
    record_fees: 3638,
  };

  it('of a classic mortgage are all four, insurance only if it is above 0', () => {
    expect(feeFigures('CH', details).map(({ value }) => value)).toEqual([
      'dossierFees',
      'expertiseFees',
      'insuranceFees',
      'recordFees',
    ]);
    const uninsured = feeFigures('CH', { ...details, insurance_fees: 0, expertise_fees: 0 });
    expect(uninsured.map(({ fee }) => fee)).toEqual(['dossier', 'expertise', 'record']);
  });

  it('of a light mortgage are the dossier fee alone', () => {
    expect(feeFigures('LIGHT', details)).toEqual([
      { fee: 'dossier', value: 'dossierFees', amount: 350 },
    ]);
  });
});
