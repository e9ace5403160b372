import { describe, expect, it } from 'vitest';
import { faultMessage } from './faults.ts';

describe('faultMessage', () => {
  it('says what the specification says', () => {
    expect(faultMessage({ field: 'firstname', kind: 'required' }, 'fr')).toBe(
      'Le prénom est obligatoire.',
    );
    expect(faultMessage({ field: 'zip', kind: 'beZip' }, 'fr')).toMatch(
      /n’est pas un code postal belge valide\.$/,
    );
    expect(faultMessage({ field: 'birthDate', kind: 'major' }, 'fr')).toBe(
      'Vous devez être majeur.',
    );
    expect(faultMessage({ field: 'firstname', kind: 'maxLength', params: { max: 20 } }, 'nl')).toBe(
      'De voornaam mag niet meer dan 20 tekens bevatten.',
    );
  });

  it('names the fields of an entry and writes numbers the language’s way', () => {
    const fault = {
      field: 'currentCredits[1].amountBorrowed',
      kind: 'maxValue',
      params: { max: 999_999 },
    } as const;
    expect(faultMessage(fault, 'nl')).toBe('Het geleende bedrag mag hoogstens 999.999 bedragen.');
  });
});
