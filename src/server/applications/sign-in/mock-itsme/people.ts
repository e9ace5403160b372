import type { MOCK_ITSME_WORDS } from '#words/mock-itsme/mock-itsme.ts';
import { type Claims, ITSME_CLAIM } from '../read-claims.ts';

export type PersonId = keyof (typeof MOCK_ITSME_WORDS)['fr']['persons'];

/** A person who refuses has no claims. */
export type Person = { claims: Claims } | { refuses: true };

const citizenOf = (alpha3: string) => ({ [`${ITSME_CLAIM}claim_citizenship_as_iso`]: alpha3 });
const bornIn = (city: string) => ({ [`${ITSME_CLAIM}place_of_birth`]: { city, formatted: city } });
const numbered = (digits: string) => ({ [`${ITSME_CLAIM}BENationalNumber`]: digits });
const livingAt = (street_address: string, postal_code: string, locality: string) => ({
  address: {
    street_address,
    postal_code,
    locality,
    formatted: `${street_address} ${postal_code} ${locality}`,
  },
});
const reachedAt = (email: string, phone_number: string) => ({
  email,
  email_verified: false,
  phone_number,
  phone_number_verified: true,
});

/** Fictitious people, each with the claims that itsme would send of such a person. */
export const PEOPLE: Readonly<Record<PersonId, Person>> = {
  camille: {
    claims: {
      given_name: 'Camille',
      family_name: 'Lambert',
      gender: 'female',
      birthdate: '1988-04-12',
      ...reachedAt('camille.lambert@example.be', '+32 475100101'),
      ...livingAt('Rue de Fer 48 bte 2', '5000', 'NAMUR'),
      ...numbered('88041221837'),
      ...citizenOf('BEL'),
      ...bornIn('Namur'),
    },
  },
  pieter: {
    claims: {
      given_name: 'Pieter',
      family_name: 'Vermeulen',
      gender: 'male',
      birthdate: '1979-11-23',
      ...reachedAt('pieter.vermeulen@example.be', '+32 475100102'),
      ...livingAt('Kouter 17 bus 3', '9000', 'GENT'),
      ...numbered('79112314528'),
      ...citizenOf('BEL'),
      ...bornIn('Aalst'),
    },
  },
  noor: {
    claims: {
      given_name: 'Noor',
      family_name: 'Claes',
      gender: 'female',
      ...reachedAt('noor.claes@example.be', '+32 475100103'),
      ...livingAt('Bondgenotenlaan 5', '3000', 'LEUVEN'),
      ...numbered('01030510213'),
      ...citizenOf('BEL'),
      ...bornIn('Leuven'),
    },
  },
  suryani: {
    claims: {
      family_name: 'Suryani',
      gender: 'female',
      birthdate: '1993-09-18',
      ...reachedAt('suryani@example.be', '+32 475100104'),
      ...livingAt('Rue Saint-Gilles 21', '4000', 'LIEGE'),
      ...numbered('93091832683'),
      ...citizenOf('IDN'),
      ...bornIn('Bandung'),
    },
  },
  amadou: {
    claims: {
      given_name: 'Amadou',
      family_name: 'Diallo',
      gender: 'male',
      birthdate: '1985-06-15',
      ...reachedAt('amadou.diallo@example.be', '+32 475100105'),
      ...livingAt('Chaussée de Gand 112', '1080', 'MOLENBEEK-SAINT-JEAN'),
      ...numbered('85461507728'),
      ...citizenOf('SEN'),
      ...bornIn('Dakar'),
    },
  },
  julie: {
    claims: {
      given_name: 'Julie',
      family_name: 'Moreau',
      gender: 'female',
      birthdate: '1976-02-03',
      ...reachedAt('julie.moreau@example.be', '+33 612345678'),
      ...livingAt('12 rue Nationale', '59800', 'LILLE'),
      ...numbered('76020325405'),
      ...citizenOf('BEL'),
      ...bornIn('Mouscron'),
    },
  },
  marc: {
    claims: {
      given_name: 'Marc',
      family_name: 'Wouters',
      gender: 'male',
      birthdate: '1983-01-01',
      ...reachedAt('marc.wouters@example.be', '+32 475100106'),
      ...livingAt('Meir 78', '2000', 'ANTWERPEN'),
      ...numbered('83010111158'),
      ...citizenOf('BEL'),
      ...bornIn('Antwerpen'),
    },
  },
  zoe: { refuses: true },
};

export function isPersonId(id: unknown): id is PersonId {
  return typeof id === 'string' && Object.hasOwn(PEOPLE, id);
}
