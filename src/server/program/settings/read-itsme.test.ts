import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  generatePrivateJwks,
  importKeys,
  type PrivateJwk,
} from '../../applications/sign-in/itsme-keys.ts';
import { ITSME_VARIABLES, readItsme } from './read-itsme.ts';

let keys: { sig: PrivateJwk; enc: PrivateJwk };
let folder: string;
beforeAll(async () => {
  keys = await generatePrivateJwks();
  folder = mkdtempSync(join(tmpdir(), 'loanfront-itsme-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const written = (...jwks: object[]) => JSON.stringify({ keys: jwks });

const given = (jwks = written(keys.sig, keys.enc)) => ({
  ITSME_ISSUER: 'https://idp.example/v2/',
  ITSME_CLIENT_ID: 'fluvia',
  ITSME_SERVICE: 'FLUVIA_SHARE',
  ITSME_JWKS: jwks,
});

describe('the settings of itsme', () => {
  it('may be left out', () => {
    expect(readItsme({}, true)).toEqual({ itsme: undefined, faults: [] });
  });

  it('describe a client together', () => {
    expect(readItsme(given(), true)).toEqual({
      faults: [],
      itsme: {
        issuer: 'https://idp.example/v2',
        clientId: 'fluvia',
        service: 'FLUVIA_SHARE',
        keys,
      },
    });
  });

  it('read the keys from a file', () => {
    const path = join(folder, 'jwks.json');
    writeFileSync(path, written(keys.sig, keys.enc));
    expect(readItsme(given(path), true).itsme?.keys).toEqual(keys);
  });

  it.each(ITSME_VARIABLES)('are incomplete without %s', (variable) => {
    const { itsme, faults } = readItsme({ ...given(), [variable]: undefined }, false);
    expect(itsme).toBeUndefined();
    expect(faults).toEqual([{ variable, reason: expect.stringContaining('go together') }]);
  });

  it('require https in production only', () => {
    const overrides = { ...given(), ITSME_ISSUER: 'http://idp.example/v2' };
    expect(readItsme(overrides, false).faults).toEqual([]);
    expect(readItsme(overrides, true).faults).toEqual([
      { variable: 'ITSME_ISSUER', reason: 'must start with https:// in production' },
    ]);
  });

  it.each<[string, () => string]>([
    ['no file', () => join(folder, 'nowhere.json')],
    ['a folder', () => folder],
    ['no JSON', () => '{keys'],
    ['no keys', () => '{}'],
    ['one key', () => written(keys.sig)],
    ['two of one use', () => written(keys.sig, { ...keys.sig, kid: 'b' }, keys.enc)],
    ['the same kid twice', () => written(keys.sig, { ...keys.enc, kid: keys.sig.kid })],
    ['a key without kid', () => written(keys.sig, { ...keys.enc, kid: undefined })],
    ['a public key', () => written(keys.sig, { ...keys.enc, d: undefined })],
    ['a small key', () => written(keys.sig, { ...keys.enc, n: keys.enc.n.slice(0, 171) })],
    ['half a key', () => written(keys.sig, { ...keys.enc, p: undefined, dq: undefined })],
    ['another kind of key', () => written(keys.sig, { ...keys.enc, kty: 'EC' })],
  ])('refuse %s in a sentence, without repeating a key', (_, jwks) => {
    const { itsme, faults } = readItsme(given(jwks()), true);
    expect(itsme).toBeUndefined();
    expect(faults).toEqual([
      { variable: 'ITSME_JWKS', reason: expect.stringMatching(/^must .*private/) },
    ]);
    expect(JSON.stringify(faults)).not.toContain(String(keys.sig.d).slice(0, 20));
  });

  it('contain keys that work, and publish no private part', async () => {
    const { signing, decryption, publicKeys } = await importKeys(keys);
    expect([signing.key.type, decryption.key.type]).toEqual(['private', 'private']);
    expect(publicKeys.keys).toHaveLength(2);
    expect(JSON.stringify(publicKeys)).not.toContain(String(keys.enc.d).slice(0, 20));
  });
});
