import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from '#journey/signed-in.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { openTestApp, type TestApp } from '#tests/server/test-app.ts';
import { openWindow, type Window } from '#tests/sign-in/window.ts';
import { chooseSignIns } from '../../../program/boot/choose-sign-ins.ts';
import { createMockItsme } from './mock-itsme.ts';

const PUBLIC_URL = 'https://fluvia.example';
const settings = { itsme: undefined, production: false, publicUrl: PUBLIC_URL };

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(await openDatabaseInMemory(), {
    settings: { publicUrl: PUBLIC_URL, rateLimit: 0, trustProxy: false },
    ...chooseSignIns(settings, fluvia, new Map()),
  });
});
afterAll(() => test.close());

async function begin(window: Window, lang = 'fr'): Promise<{ token: string; url: string }> {
  const token = await test.openSession();
  const { status, body } = await window.post('/api/v1/itsme-auth-url', { token, lang });
  expect(status, body).toBe(200);
  return { token, url: JSON.parse(body).url };
}

async function signInAs(person: string, lang = 'fr') {
  const window = openWindow(test.app);
  const { token, url } = await begin(window, lang);
  const choice = await window.get(url);
  expect(choice.status, choice.body).toBe(200);
  const back = await window.post(choice.url, new URLSearchParams({ person }));
  return { token, choice, back, window };
}

async function readSignedIn(token: string): Promise<Record<string, string>> {
  const refreshed = await test.app.inject({
    method: 'PUT',
    url: '/api/v1/jwt-refresh',
    payload: { token },
  });
  const { signedIn }: { signedIn: SignedIn[] } = JSON.parse(refreshed.json().encodedData ?? '{}');
  return Object.fromEntries((signedIn ?? []).map(({ name, value }) => [name, value]));
}

// A-15.6
describe('the mock of itsme', () => {
  it('is offered if itsme is not set up', async () => {
    const { body } = await openWindow(test.app).get('/api/v1/sign-ins');
    expect(JSON.parse(body)).toEqual([{ id: 'itsme', name: 'itsme' }]);
  });

  it('returns all claims of a person who has them all', async () => {
    const { token, back } = await signInAs('camille');
    expect(back).toMatchObject({ status: 303, url: '/fr/demande-de-credit/?sign-in=done' });
    expect(await readSignedIn(token)).toEqual({
      firstname: 'Camille',
      lastname: 'Lambert',
      gender: 'F',
      birthDate: '12/04/1988',
      birthLocation: 'Namur',
      nationality: 'BE',
      nationalRegistry: '88.04.12-218.37',
      email: 'camille.lambert@example.be',
      phone: '+32 475100101',
      street: 'Rue de Fer',
      number: '48',
      box: '2',
      zip: '5000',
      city: 'Namur',
    });
  });

  it('shows its pages in Dutch to Dutch visitors', async () => {
    const { token, choice, back } = await signInAs('pieter', 'nl');
    expect(choice.body).toContain('<html lang="nl">');
    expect(back.url).toBe('/nl/kredietaanvraag/?sign-in=done');
    expect(await readSignedIn(token)).toMatchObject({ city: 'Gent', nationality: 'BE', box: '3' });
  });

  it.each([
    ['noor', { birthDate: undefined, firstname: 'Noor' }],
    ['suryani', { firstname: undefined, lastname: 'Suryani', nationality: 'ID', city: 'Liège' }],
    ['amadou', { nationalRegistry: '85.46.15-077.28', nationality: 'SN' }],
    ['julie', { street: undefined, zip: undefined, city: undefined, firstname: 'Julie' }],
    ['marc', { nationalRegistry: '83.01.01-111.58' }],
  ])('returns the claims of %s', async (person, values) => {
    const { token, back } = await signInAs(person);
    expect(back.url).toBe('/fr/demande-de-credit/?sign-in=done');
    const known = await readSignedIn(token);
    for (const [name, value] of Object.entries(values)) expect(known[name], name).toBe(value);
  });

  it.each(['zoe', '', 'nobody'])('returns to the form after a refusal (%j)', async (person) => {
    const { token, back } = await signInAs(person);
    expect(back.url).toBe('/fr/demande-de-credit/?sign-in=cancelled');
    expect(await readSignedIn(token)).toEqual({});
  });

  it('asks every time who signs in', async () => {
    const { window } = await signInAs('camille');
    const { url } = await begin(window);
    const choice = await window.get(url);
    expect(choice.body).toContain('value="pieter"');
  });

  it('says on every page that it is not itsme, and loads nothing', async () => {
    const { choice } = await signInAs('camille');
    expect(choice.body).toContain('Ceci n’est pas itsme');
    expect(choice.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    const window = openWindow(test.app);
    for (const url of ['/dev/itsme/choose/unknown', '/dev/itsme/auth?client_id=x']) {
      const page = await window.get(url);
      expect(page.status, url).toBeGreaterThanOrEqual(400);
      expect(page.body, url).toContain('Dit is niet itsme');
    }
  });

  it('has itsme’s profile', async () => {
    const { body } = await openWindow(test.app).get('/dev/itsme/.well-known/openid-configuration');
    expect(JSON.parse(body)).toMatchObject({
      issuer: `${PUBLIC_URL}/dev/itsme`,
      token_endpoint: `${PUBLIC_URL}/dev/itsme/token`,
      token_endpoint_auth_methods_supported: ['private_key_jwt'],
      code_challenge_methods_supported: ['S256'],
      id_token_encryption_alg_values_supported: ['RSA-OAEP-256'],
      id_token_encryption_enc_values_supported: ['A128CBC-HS256'],
    });
  });

  it('asks with itsme’s profile', async () => {
    const { url } = await begin(openWindow(test.app), 'nl');
    const parameters = Object.fromEntries(new URL(url).searchParams);
    expect(parameters).toMatchObject({
      response_type: 'code',
      scope: 'openid service:LOANFRONT_DEVELOPMENT profile email phone address eid',
      code_challenge_method: 'S256',
      ui_locales: 'nl',
      redirect_uri: `${PUBLIC_URL}/api/v1/sign-in-callback/itsme`,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(parameters[name]?.length, name).toBeGreaterThanOrEqual(43);
    }
  });

  it('publishes our public keys, and no private part', async () => {
    const { body } = await openWindow(test.app).get('/api/v1/itsme-jwks');
    const { keys } = JSON.parse(body);
    expect(keys.map(({ use, alg }: { use: string; alg: string }) => [use, alg])).toEqual([
      ['sig', 'RS256'],
      ['enc', 'RSA-OAEP-256'],
    ]);
    for (const key of keys)
      expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });

  it('logs nothing of a person', async () => {
    await signInAs('camille');
    expect(test.log()).toContain('/api/v1/sign-in-callback/:provider');
    expect(test.log()).not.toMatch(/Camille|Lambert|475100101|88041221837|88\.04\.12|Rue de Fer/);
  });

  it('refuses to run in production', () => {
    expect(() => createMockItsme({ ...settings, production: true }, fluvia.brand)).toThrow(
      'production',
    );
    expect(chooseSignIns({ ...settings, production: true }, fluvia, new Map())).toMatchObject({
      signIns: { providers: [] },
      mockItsme: undefined,
    });
  });
});

describe('without itsme', () => {
  it('nothing is offered, and the addresses say so', async () => {
    const without = await openTestApp(await openDatabaseInMemory());
    const window = openWindow(without.app);
    expect((await window.get('/api/v1/sign-ins')).body).toBe('[]');
    expect((await window.get('/api/v1/itsme-jwks')).status).toBe(404);
    expect((await window.get('/dev/itsme/')).status).toBe(404);
    expect((await window.get('/api/v1/sign-in-callback/itsme')).status).toBe(404);
    const token = await without.openSession();
    expect((await window.post('/api/v1/itsme-auth-url', { token, lang: 'fr' })).status).toBe(404);
    await without.close();
  });
});
