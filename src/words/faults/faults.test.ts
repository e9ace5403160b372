import { describe, expect, it } from 'vitest';
import type { Fault } from '#journey/fault.ts';
import { ENTRY_LISTS, FIELDS } from '#journey/form-fields.ts';
import { APPLICATION_WORDS } from '../application/application.ts';
import { FIELD_WORDS, wordsOfField } from '../fields/fields.ts';
import { FAULT_WORDS, faultMessage } from './faults.ts';

describe('faultMessage', () => {
  it('keeps the lender’s wording', () => {
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

  it('speaks of the co-borrower if the answer is theirs', () => {
    expect(faultMessage({ field: 'coborrowerBirthDate', kind: 'major' }, 'fr')).toBe(
      'Votre co-emprunteur doit être majeur.',
    );
    expect(
      faultMessage(
        { field: 'coborrowerLivingSince', kind: 'tooEarly', params: { year: '1900' } },
        'nl',
      ),
    ).toBe('Het jaar van de verhuizing van de medekredietnemer mag niet vóór 1900 liggen.');
  });

  it.each([
    ['conditionsAccepted', 'fr', 'Cochez la case pour accepter les conditions générales.'],
    ['conditionsAccepted', 'nl', 'Vink het vakje aan om de algemene voorwaarden te aanvaarden.'],
    ['exactData', 'nl', 'Vink het vakje aan om te verklaren dat uw gegevens juist zijn.'],
    [
      'coborrowerExactData',
      'fr',
      'Cochez la case pour confirmer la déclaration de votre co-emprunteur.',
    ],
  ] as const)('says what a box has to be ticked for: %s in %s', (field, locale, expected) => {
    expect(faultMessage({ field, kind: 'mustCheck' }, locale)).toBe(expected);
  });

  it('says that the co-borrower’s spouse has to sign', () => {
    const fault = { field: 'coborrowerMaritalContractType', kind: 'spouseMustSubscribe' } as const;
    expect(faultMessage(fault, 'fr')).toMatch(/conjointe de votre co-emprunteur doit souscrire/);
    expect(faultMessage(fault, 'nl')).toMatch(/echtgenote van uw medekredietnemer ook meetekenen/);
  });

  it.each<[Fault, string, string]>([
    [
      { field: 'price', kind: 'carPrice', params: { min: 7500.01 } },
      'Le montant minimum à emprunter pour une voiture de moins de 3 ans est de 7_500,01_€.',
      'Voor een wagen van minder dan 3 jaar is het te lenen minimumbedrag €_7.500,01.',
    ],
    [
      { field: 'price', kind: 'mobileHomePrice', params: { min: 7500.01 } },
      'Le montant minimum à emprunter pour un véhicule de moins de 3 ans est de 7_500,01_€.',
      'Voor een voertuig van minder dan 3 jaar is het te lenen minimumbedrag €_7.500,01.',
    ],
    [
      { field: 'livingSince', kind: 'length', params: { length: 4 } },
      'Le champ «_Année d’emménagement_» doit être composé de 4 caractères.',
      'Het veld ‘Jaar van uw verhuizing’ moet uit 4 tekens bestaan.',
    ],
    [
      { field: 'livingSince', kind: 'tooEarly', params: { year: '1900' } },
      'L’année d’emménagement ne peut pas précéder 1900.',
      'Het jaar van uw verhuizing mag niet vóór 1900 liggen.',
    ],
    [
      { field: 'currentCredits[1].duration', kind: 'between', params: { min: 0, max: 180 } },
      'Le nombre de mois doit être compris entre 0 et 180.',
      'Het aantal maanden moet tussen 0 en 180 liggen.',
    ],
    [
      { field: 'price', kind: 'amountBetween', params: { min: 0, max: 999_999 } },
      'Le prix doit être compris entre 0_€ et 999_999_€.',
      'De prijs moet tussen €_0 en €_999.999 liggen.',
    ],
    [
      {
        field: 'advance',
        kind: 'advance',
        params: { least: 11_363.63, most: 12_499.99, amount: 12_500 },
      },
      'Avec ce prix et cet acompte, le montant emprunté doit être compris entre 11_363,63_€ (le prix moins l’acompte) et 12_499,99_€ (110_% de cette différence). Votre prêt est de 12_500_€.',
      'Bij deze prijs en dit voorschot moet het geleende bedrag tussen €_11.363,63 (de prijs min het voorschot) en €_12.499,99 (110_% van dat verschil) liggen. Uw lening bedraagt €_12.500.',
    ],
    [
      { field: 'currentCredits[0].rate', kind: 'maxPercent', params: { max: 99.99 } },
      'Le taux ne peut pas dépasser 99,99_%.',
      'De rentevoet mag hoogstens 99,99_% bedragen.',
    ],
  ])(
    'names the field, agrees with it and formats figures for the language: %o',
    (fault, fr, nl) => {
      expect(faultMessage(fault, 'fr')).toBe(fr.replaceAll('_', '\u00a0'));
      expect(faultMessage(fault, 'nl')).toBe(nl.replaceAll('_', '\u00a0'));
    },
  );

  // family allowances are income, and do not count.
  it.each([
    ['fr', /sans revenu/i, 'allocations familiales'],
    ['nl', /zonder inkom/i, 'kinderbijslag'],
  ] as const)(
    'does not claim that there is no income, because some may not count, in %s',
    (locale, none, uncounted) => {
      const sentence = faultMessage({ field: 'mainIncome', kind: 'insufficientIncomes' }, locale);
      expect(sentence).not.toMatch(none);
      expect(sentence).toContain(uncounted);
      const { title } = APPLICATION_WORDS[locale].incomeWarning;
      expect(title).toMatch({ fr: /revenus suffisants/, nl: /voldoende inkomsten/ }[locale]);
    },
  );

  it.each([
    ['street', 'nameCharacters', /sans point ni virgule/],
    ['number', 'addressNumber', /ensuite, des chiffres, des lettres, des espaces/],
    ['currentCredits[0].rate', 'percent', /4,99/],
  ] as const)('says which characters are allowed: %s, %s', (field, kind, expected) => {
    expect(faultMessage({ field, kind }, 'fr')).toMatch(expected);
  });
});

const AMOUNTS = [...FIELDS.values()].filter(({ kind }) => kind === 'amount').map((f) => f.name);
const IN_ENTRIES = [...ENTRY_LISTS].flatMap(([list, { fields }]) =>
  fields.filter(({ kind }) => kind === 'amount').map(({ name }) => `${list}[0].${name}`),
);
const COUNTED = ['children', 'dependents', 'currentCredits[0].duration'];

it.each([...AMOUNTS, ...IN_ENTRIES, ...COUNTED])(
  'the noun of %s is masculine, because the message is «doit être compris entre»',
  (field) => {
    expect(wordsOfField(field, FIELD_WORDS.fr).noun).toMatch(/^(?:Le |L’acompte)/);
  },
);

/** Sentences only about amounts and numbers, whose nouns are masculine. */
const OF_MASCULINE = new Set(['amountBetween', 'between']);

/** Past participles and adjectives that would have to agree with the preceding noun. */
const AGREES =
  /^\{field\} (?:doit être|est|peut être) (?:composé|compris|écrit|choisi|limité|supérieur|inférieur|égal|antérieur|postérieur)/;

it.each(Object.entries(FAULT_WORDS.fr).filter(([kind]) => !OF_MASCULINE.has(kind)))(
  'no French sentence needs to agree with its field: %s',
  (_, expected) => {
    expect(expected).not.toMatch(AGREES);
  },
);
