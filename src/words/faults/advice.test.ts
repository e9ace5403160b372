import { describe, expect, it } from 'vitest';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Borrower } from '#journey/borrowers.ts';
import type { Fault, FaultKind } from '#journey/fault.ts';
import { ENTRY_LISTS, FIELDS } from '#journey/form-fields.ts';
import { FIELD_WORDS } from '../fields/fields.ts';
import { ADVICE_WORDS, adviseOn } from './advice.ts';
import { FAULT_WORDS } from './faults.ts';

const advise = (fault: Fault, locale: ContractLocale, reader: Borrower = 'applicant') =>
  adviseOn(fault, {
    locale,
    reader,
    advice: ADVICE_WORDS[locale],
    faults: FAULT_WORDS[locale],
    fields: FIELD_WORDS[locale],
  });

describe('says what to do', () => {
  it.each<[Fault, string, string]>([
    [
      { field: 'borrowers', kind: 'required' },
      'Dites-nous si vous empruntez seul ou à\u00a0deux.',
      'Geef aan of u alleen of met twee leent.',
    ],
    [{ field: 'street', kind: 'required' }, 'Indiquez la rue.', 'Vul de straat in.'],
    [{ field: 'city', kind: 'required' }, 'Choisissez la commune.', 'Kies de gemeente.'],
    [
      { field: 'coborrowerIsLandlord', kind: 'required' },
      'Dites-nous si votre co-emprunteur est propriétaire de son logement.',
      'Geef aan of uw medekredietnemer eigenaar is van de woning.',
    ],
    [
      { field: 'coborrowerCurrentCredits[1].payBack', kind: 'required' },
      'Dites-nous si le nouveau prêt rembourse ce crédit.',
      'Geef aan of de nieuwe lening dit krediet terugbetaalt.',
    ],
    [
      { field: 'currentCredits[0].type', kind: 'required' },
      'Choisissez le type de crédit.',
      'Kies het soort krediet.',
    ],
    [
      { field: 'firstname', kind: 'maxLength', params: { max: 20 } },
      'Raccourcissez le prénom\u00a0: 20 caractères au plus.',
      'Kort de voornaam in: hoogstens 20 tekens.',
    ],
    [
      { field: 'price', kind: 'carPrice', params: { min: 7500.01 } },
      'Vérifiez le prix\u00a0: pour une voiture de moins de 3 ans, on emprunte au moins 7\u00a0500,01\u00a0€.',
      'Kijk de prijs na: voor een wagen van minder dan 3 jaar leent u minstens €\u00a07.500,01.',
    ],
    [
      { field: 'coborrowerBirthDate', kind: 'major' },
      'Vérifiez la date de naissance de votre co-emprunteur\u00a0: il faut être majeur pour emprunter.',
      'Kijk de geboortedatum van uw medekredietnemer na: om te lenen moet men meerderjarig zijn.',
    ],
  ])('about %o', (fault, fr, nl) => {
    expect([advise(fault, 'fr'), advise(fault, 'nl')]).toEqual([fr, nl]);
  });

  it.each([
    [
      { field: 'coborrowerNationalRegistry', kind: 'sameAsApplicant' },
      'Indiquez le numéro de registre national de votre co-emprunteur, pas le vôtre.',
      'Vul het rijksregisternummer van uw medekredietnemer in, niet dat van uzelf.',
    ],
    [
      { field: 'coborrowerCompanyNumber', kind: 'companyNumber' },
      'Recopiez les 10 chiffres du numéro d’entreprise.',
      'Neem de 10 cijfers van het ondernemingsnummer over.',
    ],
  ] as const)('speaks to the applicant about the co-borrower’s %o', (fault, fr, nl) => {
    expect([advise(fault, 'fr'), advise(fault, 'nl')]).toEqual([fr, nl]);
  });

  // Only the loan and the applicant's fields have faults that name what is the reader's own.
  it.each([
    ['fr', /\b(?:votre|vos|propre)\b(?! co-emprunteur)/i],
    ['nl', /\b(?:uw|eigen)\b(?! medekredietnemer)/i],
  ] as const)(
    'says nothing of the reader’s own where a fault is the co-borrower’s, in %s',
    (locale, own) => {
      const ofTheReader = KINDS.filter((kind) =>
        own.test(advise({ field: 'coborrowerCompanyNumber', kind, params: ANY }, locale)),
      );
      expect(ofTheReader.filter((kind) => !OF_THE_LOAN.has(kind))).toEqual([]);
    },
  );

  it('speaks to a co-borrower who fills in their own part as to an applicant', () => {
    const gender = { field: 'coborrowerGender', kind: 'required' } as const;
    expect(advise(gender, 'fr', 'coborrower')).toBe('Choisissez votre civilité.');
    const major = { field: 'coborrowerBirthDate', kind: 'major' } as const;
    expect(advise(major, 'nl', 'coborrower')).toBe(
      'Kijk uw geboortedatum na: om te lenen moet u meerderjarig zijn.',
    );
  });
});

const NAMES = [
  ...FIELDS.keys(),
  ...[...ENTRY_LISTS].flatMap(([list, { fields }]) =>
    fields.map(({ name }) => `${list}[0].${name}`),
  ),
];
const KINDS = Object.keys(ADVICE_WORDS.fr.faults).filter(
  (kind) => !kind.endsWith('OfCoborrower'),
) as FaultKind[];
const ANY = { max: 2, min: 1, length: 4, year: '1900', least: 1, most: 2, amount: 3, signs: '<' };

/** Faults that no answer of a co-borrower has. */
const OF_THE_LOAN: ReadonlySet<FaultKind> = new Set<FaultKind>([
  'formEnded',
  'advance',
  'coborrowerLater',
]);

/** How an instruction begins. */
const INSTRUCTS = {
  fr: /^(?:[A-ZÉ]\p{L}+ez(?:-nous|-les|-en)?|Dites(?:-nous)?|N’écrivez|Refaites)\s[^{}]+\.$/u,
  nl: /^(?:Zeg|Vul|Kies|Geef|Neem|Schat|Vink|Kort|Schrijf|Gebruik|Kijk|Laat|Verbeter|Vergelijk|Lees|Voeg|Houd|Omschrijf|Maak|Bevestig|Vraag|Bel|Deel|Probeer) [^{}]+\.$/,
};

describe.each(['fr', 'nl'] as const)('in %s', (locale) => {
  it.each(['applicant', 'coborrower'] as const)(
    'asks the %s for every field that is missing',
    (reader) => {
      for (const field of NAMES)
        expect(advise({ field, kind: 'required' }, locale, reader)).toMatch(INSTRUCTS[locale]);
    },
  );

  it.each(KINDS)('gives an instruction for the fault %s of every field', (kind) => {
    for (const field of NAMES)
      expect(advise({ field, kind, params: ANY }, locale)).toMatch(INSTRUCTS[locale]);
  });
});
