import { describe, expect, it } from 'vitest';
import type { StepId } from './step.ts';
import { stepAddresses, stepAt, stepOf, stepPath } from './steps.ts';

/** The table of C-6.1 to C-6.10, literally. */
const PATHS = [
  ['1', '/fr/demande-de-credit/', '/nl/kredietaanvraag/'],
  ['1b', '/fr/demande-de-credit/vehicule/', '/nl/kredietaanvraag/wagen/'],
  [
    '1c',
    '/fr/demande-de-credit/confirmation-changement-taux/',
    '/nl/kredietaanvraag/tariefverandering-bevestiging/',
  ],
  ['2', '/fr/demande-de-credit/activite/', '/nl/kredietaanvraag/activiteit/'],
  ['3', '/fr/demande-de-credit/frais/', '/nl/kredietaanvraag/kosten/'],
  ['4', '/fr/demande-de-credit/confirmation-budget/', '/nl/kredietaanvraag/budgetbevestiging/'],
  ['4b', '/fr/demande-de-credit/changement-taux/', '/nl/kredietaanvraag/tariefverandering/'],
  ['5', '/fr/demande-de-credit/finalisation/', '/nl/kredietaanvraag/afwerking/'],
  ['6', '/fr/demande-de-credit/recapitulatif/', '/nl/kredietaanvraag/overzicht/'],
  ['7', '/fr/demande-de-credit/merci/', '/nl/kredietaanvraag/bedankt/'],
] as const;

describe('the addresses of the steps', () => {
  it.each(PATHS)('step %s', (id, fr, nl) => {
    expect(stepPath(id, 'fr')).toBe(fr);
    expect(stepPath(id, 'nl')).toBe(nl);
    expect(stepAt(fr)).toEqual({ step: id, locale: 'fr' });
    expect(stepAt(nl.slice(0, -1))).toEqual({ step: id, locale: 'nl' });
  });

  it('opens step 1 at its aliases', () => {
    expect(stepAt('/fr/demande-de-credit/donnees/')).toEqual({ step: '1', locale: 'fr' });
    expect(stepAt('/nl/kredietaanvraag/gegevens/')).toEqual({ step: '1', locale: 'nl' });
    expect(stepAddresses('fr')).toHaveLength(11);
  });

  it('belong to existing steps', () => {
    expect(() => stepOf('8' as StepId)).toThrow('No step 8');
  });

  it('do not include others', () => {
    expect(stepAt('/fr/demande-de-credit/gegevens/')).toBeUndefined();
    expect(stepAt('/fr/')).toBeUndefined();
  });
});
