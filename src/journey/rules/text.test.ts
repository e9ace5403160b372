import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scopeOf } from '#tests/examples/scope.ts';
import type { Rule } from '../field.ts';
import {
  addressNumber,
  companyName,
  email,
  maxLength,
  messageText,
  nameLike,
  nameOrAt,
  phone,
  placeName,
  purpose,
  reasonText,
} from './text.ts';

const scope = scopeOf();

/** The rule, its fault, the values it accepts and those it refuses. */
const TABLE: readonly [string, Rule, string, string[], string[]][] = [
  ['nameLike', nameLike, 'nameCharacters', ['Rue de l’Écluse 2', "'s-Hertog"], ['a@b', 'J.', '!a']],
  ['nameOrAt', nameOrAt, 'nameCharacters', ['Zoë @2', "d'Août"], ['J.', 'a!', '<b']],
  ['placeName', placeName, 'placeCharacters', ['St.-Niklaas (Waas)'], ['Lieu 2', '1a', 'a@b']],
  ['reasonText', reasonText, 'reasonCharacters', ['Frais d’avocat @'], ['12 euros', 'a.', '.a']],
  ['companyName', companyName, 'companyCharacters', ['A & B, S.A. (3/4) +@'], ['A; B', '!A', 'A!']],
  ['addressNumber', addressNumber, 'addressNumber', ['12', '12 bis', '3-5'], ['bis 12', '12/3']],
  ['email', email, 'email', ['a.b+c@sub.fluvia.be', 'A@B.BRUSSELS'], ['a@b', 'a@b.c', 'a@-b.be']],
  ['phone', phone, 'phone', ['0475/123456', '+32 475 12 34 56'], ['12345678', '0475x12345']],
];

describe.each(TABLE)('%s', (_, rule, kind, right, wrong) => {
  it.each(right)('accepts «%s»', (value) => {
    expect(rule(value, scope)).toBeUndefined();
  });

  it.each(wrong)('refuses «%s»', (value) => {
    expect(rule(value, scope)).toEqual({ kind });
  });
});

describe('maxLength', () => {
  it('counts characters as people do', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom('a', 'é', '🌊'),
        (length, one) => {
          const fault = length > 30 ? { kind: 'maxLength', params: { max: 30 } } : undefined;
          expect(maxLength(30)(one.repeat(length), scope)).toEqual(fault);
        },
      ),
    );
  });
});

//
describe('messageText', () => {
  it.each(['Oui: «100 €»!\nNon?', 'Merci 🙏 x² ½ × • [a] @b_c #1 {d} a\\', ''])(
    'accepts %j',
    (value) => {
      expect(messageText(value, scope)).toBeUndefined();
    },
  );

  it.each([
    ['<b>', '< >'],
    ['a > b', '>'],
    ['ding\u0007 ding\u0007', '␇'],
  ])('names the sign that is refused in %j', (value, signs) => {
    expect(messageText(value, scope)).toEqual({ kind: 'messageCharacters', params: { signs } });
  });
});

//
describe('purpose', () => {
  it.each(['divers', 'DIVERS', 'Crédit', 'Allerlei kosten'])(
    'refuses the meaningless «%s»',
    (value) => {
      expect(purpose(value, scope)).toEqual({ kind: 'purpose' });
    },
  );

  it.each(['Un piano', 'divers meubles'])('accepts «%s»', (value) => {
    expect(purpose(value, scope)).toBeUndefined();
  });
});
