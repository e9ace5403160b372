import { describe, expect, it } from 'vitest';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { SignedInValues } from '#journey/signed-in.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { type Claims, ITSME_CLAIM, readItsmeClaims, readSocialClaims } from './read-claims.ts';

const read = (claims: Claims, lang: ContractLocale = 'fr') =>
  readItsmeClaims(claims, fluvia.places, lang);

const own = (name: string, value: unknown): Claims => ({ [ITSME_CLAIM + name]: value });

//
describe('itsme’s claims', () => {
  it('are the form’s answers', () => {
    expect(
      read({
        sub: 'xyz',
        name: 'Émile D’Hondt',
        given_name: 'Émile',
        family_name: 'D’Hondt',
        gender: 'male',
        birthdate: '1985-07-30',
        email: 'emile@example.be',
        email_verified: false,
        phone_number: '+32 475123456',
        ...own('BENationalNumber', '85073003328'),
        ...own('claim_citizenship_as_iso', 'BEL'),
        ...own('claim_citizenship', 'Belg'),
        ...own('place_of_birth', { city: 'Namur', formatted: 'Namur' }),
        address: {
          street_address: 'Rue de l’Écluse 12 bte A1',
          postal_code: '5000',
          locality: 'NAMUR',
          formatted: 'Rue de l’Écluse 12 bte A1 5000 NAMUR',
        },
      }),
    ).toEqual({
      firstname: 'Émile',
      lastname: 'D’Hondt',
      gender: 'M',
      birthDate: '30/07/1985',
      birthLocation: 'Namur',
      nationality: 'BE',
      nationalRegistry: '85.07.30-033.28',
      email: 'emile@example.be',
      phone: '+32 475123456',
      street: 'Rue de l’Écluse',
      number: '12',
      box: 'A1',
      zip: '5000',
      city: 'Namur',
    });
  });

  //
  it.each<[string, Claims, SignedInValues]>([
    ['nothing', {}, {}],
    ['no given name', { family_name: 'Peeters' }, { lastname: 'Peeters' }],
    ['a woman', { gender: 'female' }, { gender: 'F' }],
    ['M and F', { gender: 'F' }, { gender: 'F' }],
    ['another gender', { gender: 'X' }, {}],
    ['a year of birth alone', { birthdate: '1985' }, {}],
    ['no such birth', { birthdate: '1985-02-30' }, {}],
    [
      'a BIS number',
      own('BENationalNumber', '75460898095'),
      { nationalRegistry: '75.46.08-980.95' },
    ],
    [
      'a number with dots',
      own('BENationalNumber', '85.07.30-033.28'),
      { nationalRegistry: '85.07.30-033.28' },
    ],
    ['a number that fits no rule', own('BENationalNumber', '123'), { nationalRegistry: '123' }],
    ['a number that is none', own('BENationalNumber', 85073003328), {}],
    ['two letters', own('claim_citizenship_as_iso', 'FR'), { nationality: 'FR' }],
    ['the other claim', own('claim_citizenship', 'BE'), { nationality: 'BE' }],
    ['an adjective', own('claim_citizenship', 'Belg'), {}],
    [
      'a place written out',
      own('place_of_birth', { formatted: 'Gent' }),
      { birthLocation: 'Gent' },
    ],
    ['a place as text', own('place_of_birth', 'Gent'), { birthLocation: 'Gent' }],
    ['spaces', { given_name: '  Anne \n Marie ' }, { firstname: 'Anne Marie' }],
    ['shapes of every kind', { given_name: ['x'], email: { a: 1 }, gender: 3, address: 'x' }, {}],
    ['a text without end', { given_name: 'x'.repeat(201) }, {}],
    [
      'a long given name',
      { given_name: 'Marie Louise Joséphine' },
      { firstname: 'Marie Louise Joséphine' },
    ],
  ])('with %s', (_, claims, values) => {
    expect(read(claims)).toEqual(values);
  });
});

describe('an address', () => {
  const at = (parts: Claims) => ({ address: { street_address: 'Kerkstraat 3', ...parts } });
  const kerkstraat = { street: 'Kerkstraat', number: '3' };

  it.each<[string, ContractLocale, Claims, SignedInValues]>([
    [
      'capitals',
      'nl',
      { postal_code: '3700', locality: 'TONGEREN' },
      { ...kerkstraat, zip: '3700', city: 'Tongeren' },
    ],
    [
      'accents left out',
      'fr',
      { postal_code: '4000', locality: 'LIEGE' },
      { ...kerkstraat, zip: '4000', city: 'Liège' },
    ],
    [
      'the other language',
      'nl',
      { postal_code: '1000', locality: 'BRUXELLES' },
      { ...kerkstraat, zip: '1000', city: 'Brussel' },
    ],
    [
      'a name from elsewhere',
      'fr',
      { postal_code: '8000', locality: 'Bruges' },
      { ...kerkstraat, zip: '8000', city: 'Brugge' },
    ],
    [
      'a town that is not the code’s, in Belgium',
      'fr',
      { postal_code: '5000', locality: 'Gent', country: 'Belgium' },
      { ...kerkstraat, zip: '5000' },
    ],
    [
      'a wrong code, in Belgium',
      'fr',
      { postal_code: '0000', locality: 'Gent', country: 'BE' },
      { ...kerkstraat, zip: '0000' },
    ],
    [
      'a town that is not the code’s',
      'fr',
      { postal_code: '5000', locality: 'Schaffhausen' },
      { ...kerkstraat, zip: '5000' },
    ],
    [
      'a municipality instead of its part',
      'fr',
      { postal_code: '5100', locality: 'NAMUR' },
      { ...kerkstraat, zip: '5100', city: 'Namur' },
    ],
    [
      'a municipality in the other language',
      'fr',
      { postal_code: '1020', locality: 'BRUSSEL' },
      { ...kerkstraat, zip: '1020', city: 'Bruxelles' },
    ],
    [
      'a municipality whose name is no locality’s',
      'fr',
      { postal_code: '1348', locality: 'Ottignies-Louvain-la-Neuve' },
      { ...kerkstraat, zip: '1348', city: 'Ottignies-Louvain-la-Neuve' },
    ],
    [
      'a municipality merged in 2019',
      'nl',
      { postal_code: '9930', locality: 'Lievegem' },
      { ...kerkstraat, zip: '9930', city: 'Lievegem' },
    ],
    [
      'a former municipality with one locality at the code',
      'nl',
      { postal_code: '9931', locality: 'Zomergem' },
      { ...kerkstraat, zip: '9931', city: 'Oostwinkel' },
    ],
    [
      'a municipality that the code does not lie in',
      'nl',
      { postal_code: '8755', locality: 'Tielt' },
      { ...kerkstraat, zip: '8755' },
    ],
    ['no town', 'fr', { postal_code: '5000' }, { ...kerkstraat, zip: '5000' }],
    ['a code that does not exist', 'fr', { postal_code: '0612', locality: 'Namur' }, {}],
    ['a town abroad', 'nl', { postal_code: '6211', locality: 'Maastricht' }, {}],
    ['another country', 'fr', { postal_code: '1000', locality: 'Bruxelles', country: 'FR' }, {}],
    ['abroad', 'nl', { postal_code: '6211 AX', locality: 'Maastricht', country: 'NLD' }, {}],
    ['nothing but a street', 'fr', {}, {}],
  ])('with %s', (_, lang, parts, values) => {
    expect(read(at(parts), lang)).toEqual(values);
  });

  it('is written as the form accepts it', () => {
    const claims = at({
      street_address: 'Rue J. Destrée 12 bte B001',
      postal_code: '5000',
      locality: 'Namur',
    });
    expect(read(claims)).toEqual({
      street: 'Rue J Destrée',
      number: '12',
      box: '001',
      zip: '5000',
      city: 'Namur',
    });
  });

  it('an address claim whose street cannot be split keeps its town', () => {
    const claims = at({
      street_address: 'Dorpsstraat 12 3',
      postal_code: '3700',
      locality: 'Tongeren',
    });
    expect(read(claims, 'nl')).toEqual({ zip: '3700', city: 'Tongeren' });
  });
});

//
describe('another provider’s claims', () => {
  it('are names and e-mail only, whatever else it states', () => {
    expect(
      readSocialClaims({
        sub: '1',
        given_name: 'Lotte',
        family_name: 'Peeters',
        email: 'lotte@example.be',
        birthdate: '1990-01-01',
        gender: 'female',
        phone_number: '+32475123456',
        ...own('BENationalNumber', '85073003328'),
      }),
    ).toEqual({ firstname: 'Lotte', lastname: 'Peeters', email: 'lotte@example.be' });
  });

  it('may be empty', () => {
    expect(readSocialClaims({ sub: '1', given_name: null })).toEqual({});
  });
});
