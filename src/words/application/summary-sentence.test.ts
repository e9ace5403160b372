import { expect, it } from 'vitest';
import type { Locale } from '#domain/locale/locale.ts';
import type { Fault } from '#journey/fault.ts';
import { FAULT_WORDS } from '../faults/faults.ts';
import { FIELD_WORDS } from '../fields/fields.ts';
import { APPLICATION_WORDS } from './application.ts';
import { summarySentence } from './summary-sentence.ts';

const said = (fault: Fault, locale: Locale) =>
  summarySentence(fault, {
    locale,
    faults: FAULT_WORDS[locale],
    fields: FIELD_WORDS[locale],
    application: APPLICATION_WORDS[locale],
  }).replaceAll('\u00a0', ' ');

it.each<[string, Fault['kind'], string, string]>([
  ['street', 'required', 'La rue est obligatoire.', 'De straat is verplicht.'],
  [
    'coborrowerStreet',
    'required',
    'Co-emprunteur : la rue est obligatoire.',
    'Medekredietnemer: de straat is verplicht.',
  ],
  // It speaks of the co-borrower already.
  [
    'coborrowerFirstname',
    'required',
    'Le prénom du co-emprunteur est obligatoire.',
    'De voornaam van de medekredietnemer is verplicht.',
  ],
  [
    'coborrowerBirthDate',
    'major',
    'Votre co-emprunteur doit être majeur.',
    'Uw medekredietnemer moet meerderjarig zijn.',
  ],
  [
    'currentCredits[1].amountBorrowed',
    'required',
    'Crédit 2 : le montant emprunté est obligatoire.',
    'Krediet 2: het geleende bedrag is verplicht.',
  ],
  [
    'coborrowerCurrentCreditCards[0].amountBorrowed',
    'required',
    'Carte de crédit 1 du co-emprunteur : la limite de la carte est obligatoire.',
    'Kredietkaart 1 van de medekredietnemer: de limiet van de kaart is verplicht.',
  ],
  [
    'creditReasons[0].reason',
    'required',
    'Le but du prêt est obligatoire.',
    'Het doel van de lening is verplicht.',
  ],
  [
    'creditReasons[1].reason',
    'required',
    'But 2 : le but du prêt est obligatoire.',
    'Doel 2: het doel van de lening is verplicht.',
  ],
])('%s, %s', (field, kind, fr, nl) => {
  expect(said({ field, kind }, 'fr')).toBe(fr);
  expect(said({ field, kind }, 'nl')).toBe(nl);
});
