import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '#tests/examples/any-text.ts';
import {
  generateKeyRing,
  headOf,
  type KeyRing,
  parseKeyRing,
  UnreadableError,
} from './key-ring.ts';

const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');

function ring(written: string): KeyRing {
  const parsed = parseKeyRing(written);
  if (parsed === undefined) throw new Error('The ring was not read');
  return parsed;
}

describe('a key ring', () => {
  it('decrypts what it encrypted, whatever the text', () => {
    const keys = ring(generateKeyRing());
    fc.assert(
      fc.property(anyText(), fc.string(), (plain, place) => {
        const wellFormed = plain.toWellFormed();
        expect(keys.open(keys.seal(wellFormed, place), place)).toBe(wellFormed);
      }),
    );
  });

  it('never encrypts the same text twice alike, and never shows it', () => {
    const keys = ring(`a:${key(1)}`);
    const [first, second] = [keys.seal('Dupont', 'drafts/1'), keys.seal('Dupont', 'drafts/1')];
    expect(first.equals(second)).toBe(false);
    expect(first.includes('Dupont')).toBe(false);
  });

  it('does not decrypt in another place', () => {
    const keys = ring(`a:${key(1)}`);
    const sealed = keys.seal('Dupont', 'drafts/1');
    expect(() => keys.open(sealed, 'drafts/2')).toThrow();
    expect(() => keys.open(sealed, 'requests/1')).toThrow();
  });

  it('does not decrypt when any byte was changed or is missing', () => {
    const keys = ring(`a:${key(1)}`);
    const sealed = keys.seal('Dupont', 'drafts/1');
    for (let at = 0; at < sealed.length; at += 1) {
      const altered = Buffer.from(sealed);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(() => keys.open(altered, 'drafts/1'), `byte ${at}`).toThrow(UnreadableError);
      const cut = sealed.subarray(0, at);
      expect(() => keys.open(cut, 'drafts/1'), `${at} bytes`).toThrow(UnreadableError);
    }
  });

  it('decrypts with an older key after a new key was put first', () => {
    const sealed = ring(`old:${key(1)}`).seal('Dupont', 'p');
    expect(ring(`new:${key(2)},old:${key(1)}`).open(sealed, 'p')).toBe('Dupont');
    expect(() => ring(`new:${key(2)}`).open(sealed, 'p')).toThrow('No key "old" on the ring: p');
  });

  it('encrypts with any of its keys by its id, and says in which order it has them', () => {
    const keys = ring(`new:${key(2)},old:${key(1)}`);
    expect(keys.ids).toEqual(['new', 'old']);
    const sealed = keys.sealUnder('old', 'Dupont', 'p');
    expect(ring(`old:${key(1)}`).open(sealed, 'p')).toBe('Dupont');
    expect(sealed.subarray(0, headOf('old').length)).toEqual(headOf('old'));
    expect(() => keys.sealUnder('gone', 'Dupont', 'p')).toThrow('No key "gone" on the ring: p');
  });

  it('hashes a text so that no other text, purpose or key has the same hash', () => {
    const keys = ring(`k:${key(1)}`);
    const mark = keys.mark('a text', 'address');
    expect(keys.mark('a text', 'address')).toBe(mark);
    expect(keys.mark('a Text', 'address')).not.toBe(mark);
    expect(keys.mark('a text', 'else')).not.toBe(mark);
    expect(ring(`k:${key(2)}`).mark('a text', 'address')).not.toBe(mark);
    expect(ring(`n:${key(2)},k:${key(1)}`).marks('a text', 'address')).toEqual([
      ring(`n:${key(2)}`).mark('a text', 'address'),
      mark,
    ]);
  });

  it.each([
    ['nothing', ''],
    ['no id', key(1)],
    ['a short key', `a:${Buffer.alloc(16).toString('base64')}`],
    ['a wrong id', `a b:${key(1)}`],
    ['the same id twice', `a:${key(1)},a:${key(2)}`],
    ['a dangling comma', `a:${key(1)},`],
  ])('cannot be read from %s', (_, written) => {
    expect(parseKeyRing(written)).toBeUndefined();
  });
});
