import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import type { Lender } from '#domain/lender/lender.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { NOW, openTestApp, type TestApp } from '#tests/server/test-app.ts';
import {
  makeProviderKeys,
  type ProviderKeys,
  type Script,
  type ScriptedProvider,
  startScriptedProvider,
} from '#tests/sign-in/scripted-provider.ts';
import { openWindow, type Window } from '#tests/sign-in/window.ts';
import { NO_RECORDER } from '../../operation/observability/recorder.ts';
import { createItsme } from './itsme.ts';
import { generatePrivateJwks, type ItsmeKeys, importKeys } from './itsme-keys.ts';
import type { SignInProvider } from './sign-in-provider.ts';
import { createSocialSignIn } from './social-sign-in.ts';

const CLIENT_ID = 'fluvia';
/** Seconds that an answer may take, so that a busy machine is not mistaken for a bad provider. */
const TIMEOUT = 20;
/** Seconds: a provider that hangs should not hold up the tests for long. */
const SHORT_TIMEOUT = 1;
const takesItsTime = (script: Script) => /hangs|stalls/.test(JSON.stringify(script));

let keys: ItsmeKeys;
let keysOfItsme: ProviderKeys;
let keysOfSocial: ProviderKeys;
let test: TestApp;
/** The sign-ins that were counted. */
const counted: unknown[] = [];
/** Requests go through these, so that each test has its own provider and its own cache. */
const providers: SignInProvider[] = [];
let itsme: ScriptedProvider;
let social: ScriptedProvider;

beforeAll(async () => {
  keys = await importKeys(await generatePrivateJwks());
  keysOfItsme = await makeProviderKeys();
  keysOfSocial = await makeProviderKeys();
  test = await openTestApp(await openDatabaseInMemory(), {
    signIns: { providers, publicKeys: undefined },
    recorder: {
      ...NO_RECORDER,
      count: (name, labels) => {
        if (name === 'loanfront_sign_ins_total') counted.push(labels);
      },
    },
  });
});
afterAll(() => test.close());

beforeEach(async () => {
  test.setNow(NOW);
  itsme = await startScriptedProvider({
    clientId: CLIENT_ID,
    keys: keysOfItsme,
    encryptFor: async () => keys.publicKeys,
  });
  social = await startScriptedProvider({ clientId: CLIENT_ID, keys: keysOfSocial });
  offer(TIMEOUT);
});
afterEach(async () => {
  await Promise.all([itsme.stop(), social.stop()]);
});

function offer(timeout: number): void {
  const ofItsme = {
    issuer: itsme.issuer,
    clientId: CLIENT_ID,
    service: 'FLUVIA',
    keys: async () => keys,
    timeout,
  };
  const ofSocial = {
    id: 'social',
    name: 'Social',
    issuer: social.issuer,
    clientId: CLIENT_ID,
    secret: 'shared',
    timeout,
  };
  providers.splice(0, 2, createItsme(ofItsme, fluvia.places), createSocialSignIn(ofSocial));
}

interface UnderWay {
  token: string;
  window: Window;
  /** The provider's address to which the browser was sent. */
  url: string;
}

async function begin(id: 'itsme' | 'social' = 'itsme'): Promise<UnderWay> {
  const token = await test.openSession();
  const window = openWindow(test.app);
  const answer = await window.post(
    id === 'itsme' ? '/api/v1/itsme-auth-url' : '/api/v1/sign-in-url',
    { token, lang: 'nl', ...(id === 'social' && { provider: id }) },
  );
  expect(answer.status, answer.body).toBe(200);
  return { token, window, url: JSON.parse(answer.body).url };
}

async function claimsOf(token: string): Promise<unknown> {
  const answer = await test.app.inject({
    method: 'PUT',
    url: '/api/v1/jwt-refresh',
    payload: { token },
  });
  return JSON.parse(answer.json().encodedData ?? '{}').signedIn ?? [];
}

const DONE = '/nl/kredietaanvraag/?sign-in=done';
const FAILED = '/nl/kredietaanvraag/?sign-in=failed';
const CANCELLED = '/nl/kredietaanvraag/?sign-in=cancelled';
/** The language in which it began is no longer known. */
const UNKNOWN = '/fr/demande-de-credit/?sign-in=failed';

async function expectRefused({ token }: UnderWay, logged: RegExp): Promise<void> {
  expect(await claimsOf(token)).toEqual([]);
  const lines = test.log().split('\n');
  expect(lines.findLast((line) => line.includes('"code"'))).toMatch(logged);
  expect(test.log()).not.toMatch(/Émile|Hondtenaar|emile@|person-1|code-\d|eyJ/);
}

//
it('a callback that the same browser opens again is done each time, and asked once', async () => {
  const { window, url, token } = await begin();
  const callback = itsme.agree(url);
  const before = itsme.tokenRequests.length;
  const opened = await Promise.all([window.get(callback), window.get(callback)]);
  expect(opened.map((back) => back.url)).toEqual([DONE, DONE]);
  expect((await window.get(callback)).url).toBe(DONE);
  expect(itsme.tokenRequests).toHaveLength(before + 1);
  expect(await claimsOf(token)).not.toEqual([]);
});

it('a sign-in whose end throws leads to the form, and is counted as failed', async () => {
  const { window, url } = await begin();
  const [working] = providers;
  if (working === undefined) throw new Error('No provider');
  providers[0] = {
    ...working,
    finish: async () => {
      throw new Error('broken');
    },
  };
  expect((await window.get(itsme.agree(url))).url).toBe(FAILED);
  expect(counted.slice(-2)).toEqual([
    { provider: 'itsme', outcome: 'begun' },
    { provider: 'itsme', outcome: 'failed' },
  ]);
});

// F-1.9
it('a callback of which nothing is known leads to a form that the site has', async () => {
  const lender: Lender = { ...fluvia.lender, languages: ['nl', 'de'] };
  const ofDutch = await openTestApp(await openDatabaseInMemory(), {
    configuration: { ...fluvia, lender },
    signIns: { providers, publicKeys: undefined },
  });
  onTestFinished(() => ofDutch.close());
  for (const state of ['unknown', 'fr-unknown']) {
    const url = `/api/v1/sign-in-callback/itsme?state=${state}`;
    const { headers } = await ofDutch.app.inject({ url, headers: { 'accept-language': 'fr' } });
    expect(headers.location).toBe(FAILED);
  }
});

describe('a valid answer', () => {
  it('is accepted, from itsme and from others', async () => {
    for (const [id, provider] of [
      ['itsme', itsme],
      ['social', social],
    ] as const) {
      const underWay = await begin(id);
      const back = await underWay.window.get(provider.agree(underWay.url));
      expect(back.url).toBe(DONE);
      expect(test.log()).toContain(`"provider":"${id}","msg":"signed in"`);
      expect(await claimsOf(underWay.token)).toContainEqual({
        provider: id,
        at: NOW.toISOString(),
        name: 'lastname',
        value: 'Hondtenaar',
      });
    }
  });

  it('is obtained by a client that authenticates itself at the token endpoint', async () => {
    const { window, url } = await begin();
    await window.get(itsme.agree(url));
    const assertion = itsme.tokenRequests[0]?.get('client_assertion') ?? '';
    const claims = JSON.parse(Buffer.from(assertion.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({
      iss: CLIENT_ID,
      sub: CLIENT_ID,
      aud: `${itsme.issuer}/token`,
    });
  });

  it('leaves a cookie that only the callback receives', async () => {
    const { window, url } = await begin();
    expect(window.cookies).toEqual([
      {
        name: expect.stringMatching(/^sign-in-/),
        value: expect.any(String),
        path: '/api/v1/sign-in-callback',
      },
    ]);
    await window.get(itsme.agree(url));
    // It stays its quarter of an hour, so that the browser may open the callback again.
    expect(window.cookies).toHaveLength(1);
  });

  it('may come in two windows of the same browser', async () => {
    const first = await begin();
    const second = await begin();
    const cookies = [...first.window.cookies, ...second.window.cookies];
    first.window.cookies = cookies;
    expect((await first.window.get(itsme.agree(first.url))).url).toBe(DONE);
    second.window.cookies = first.window.cookies;
    expect((await second.window.get(itsme.agree(second.url))).url).toBe(DONE);
  });
});

const SECOND = () => Math.floor(Date.now() / 1000);

describe('itsme’s answer is refused', () => {
  it.each<[string, Script, RegExp]>([
    ['with another nonce', { idToken: { nonce: 'x' } }, /CLAIM/],
    ['without nonce', { idToken: { nonce: undefined } }, /CLAIM|INVALID/],
    ['of another issuer', { idToken: { iss: 'https://evil.example' } }, /CLAIM/],
    ['for another client', { idToken: { aud: 'someone' } }, /CLAIM/],
    ['that has expired', { idToken: { exp: SECOND() - 600 } }, /TIMESTAMP/],
    ['without an end', { idToken: { exp: undefined } }, /CLAIM|INVALID/],
    ['without a subject', { idToken: { sub: undefined } }, /CLAIM|INVALID/],
    ['signed by another', { signature: 'other' }, /INVALID/],
    ['that is not signed', { signature: 'none' }, /INVALID/],
    ['signed with what is public', { signature: 'HS256' }, /INVALID/],
    ['signed by a key it does not publish', { kid: 'unknown' }, /KEY|INVALID|UNSUPPORTED|JWKS/],
    ['whose id_token is not encrypted', { encrypted: { idToken: false } }, /NOT_ENCRYPTED/],
    ['whose userinfo is not encrypted', { encrypted: { userinfo: false } }, /NOT_ENCRYPTED/],
    ['about somebody else', { userinfo: { sub: 'person-2' } }, /COMPARISON/],
    ['whose userinfo is another’s', { userinfo: { iss: 'https://evil.example' } }, /CLAIM/],
    ['whose userinfo is for another', { userinfo: { aud: 'someone' } }, /CLAIM/],
    ['with an error', { at: { token: 'fails' } }, /CONFORM|RESPONSE/],
    ['of another kind', { at: { token: 'babbles' } }, /JSON|RESPONSE/],
    ['without keys', { at: { jwks: 'fails' } }, /CONFORM|RESPONSE/],
    ['without userinfo', { at: { userinfo: 'fails' } }, /CONFORM|RESPONSE/],
    ['that does not come', { at: { token: 'hangs' } }, /TIMEOUT/i],
    ['whose keys do not come', { at: { jwks: 'hangs' } }, /TIMEOUT/i],
    ['whose userinfo does not come', { at: { userinfo: 'hangs' } }, /TIMEOUT/i],
    ['that stalls', { at: { token: 'stalls' } }, /TIMEOUT/i],
    ['whose keys stall', { at: { jwks: 'stalls' } }, /TIMEOUT/i],
    ['whose userinfo stalls', { at: { userinfo: 'stalls' } }, /TIMEOUT/i],
  ])('%s', async (_, script, logged) => {
    if (takesItsTime(script)) offer(SHORT_TIMEOUT);
    const underWay = await begin();
    itsme.script = script;
    const back = await underWay.window.get(itsme.agree(underWay.url));
    expect(back).toMatchObject({ url: FAILED, status: 303 });
    await expectRefused(underWay, logged);
  });

  it.each(['token', 'jwks', 'userinfo'] as const)(
    'a provider’s response whose %s has no end is refused',
    async (place) => {
      for (const misbehaviour of ['endless', 'swells'] as const) {
        const underWay = await begin();
        itsme.script = { at: { [place]: misbehaviour } };
        expect((await underWay.window.get(itsme.agree(underWay.url))).url).toBe(FAILED);
        await expectRefused(underWay, /"ANSWER_TOO_LONG"/);
        itsme.script = {};
      }
    },
  );

  it('a sign-in is refused if the provider cannot be reached', async () => {
    const underWay = await begin();
    const callback = itsme.agree(underWay.url);
    await itsme.stop();
    expect((await underWay.window.get(callback)).url).toBe(FAILED);
    await expectRefused(underWay, /"code":"\w+"/);
  });
});

describe('another provider’s answer is refused', () => {
  it.each<[string, Script]>([
    ['with another nonce', { idToken: { nonce: 'x' } }],
    ['for another client', { idToken: { aud: 'someone' } }],
    ['signed by another', { signature: 'other' }],
    ['that is not signed', { signature: 'none' }],
    ['signed with what is public', { signature: 'HS256' }],
    ['about somebody else', { userinfo: { sub: 'person-2' } }],
    ['that has no end', { at: { userinfo: 'endless' } }],
    ['that stalls', { at: { userinfo: 'stalls' } }],
  ])('%s', async (_, script) => {
    if (takesItsTime(script)) offer(SHORT_TIMEOUT);
    const underWay = await begin('social');
    social.script = script;
    expect((await underWay.window.get(social.agree(underWay.url))).url).toBe(FAILED);
    await expectRefused(underWay, /"code":"\w+"/);
  });
});

//
describe('the callback is refused', () => {
  /** The callback as the provider meant it, with a changed parameter. */
  function changed(callback: string, name: string, value: string | undefined): string {
    const url = new URL(callback);
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
    return url.href;
  }

  it.each<[string, (callback: string) => string, string]>([
    ['with another state', (url) => changed(url, 'state', 'x'), UNKNOWN],
    ['without state', (url) => changed(url, 'state', undefined), UNKNOWN],
    ['with a code that was never given', (url) => changed(url, 'code', 'x'), FAILED],
    ['without a code', (url) => changed(url, 'code', undefined), FAILED],
    [
      'with another provider’s issuer',
      (url) => changed(url, 'iss', 'https://evil.example'),
      FAILED,
    ],
    ['with two codes', (url) => `${url}&code=x`, FAILED],
    ['at another provider’s address', (url) => url.replace('/itsme?', '/social?'), FAILED],
    ['with an error of the provider’s', (url) => changed(url, 'error', 'server_error'), FAILED],
  ])('%s', async (_, change, end) => {
    const underWay = await begin();
    const back = await underWay.window.get(change(itsme.agree(underWay.url)));
    expect(back).toMatchObject({ url: end, status: 303 });
    await expectRefused(underWay, /"code":"\w+"/);
  });

  it('a callback is refused if its code was used already', async () => {
    const first = await begin();
    const used = itsme.agree(first.url);
    await first.window.get(used);
    const second = await begin();
    const code = new URL(used).searchParams.get('code') ?? '';
    const back = await second.window.get(changed(itsme.agree(second.url), 'code', code));
    expect(back.url).toBe(FAILED);
    await expectRefused(second, /invalid_grant/);
  });

  it.each<[string, (own: Window) => Window['cookies']]>([
    ['without a cookie', () => []],
    ['with another’s cookie', (own) => own.cookies.map((cookie) => ({ ...cookie, value: 'x' }))],
  ])(
    'a callback is refused in another browser, %s, and still works in its own',
    async (_, cookiesOf) => {
      const underWay = await begin();
      const callback = itsme.agree(underWay.url);
      const other = openWindow(test.app);
      other.cookies = cookiesOf(underWay.window);
      expect((await other.get(callback)).url).toBe(FAILED);
      expect(itsme.tokenRequests).toEqual([]);
      await expectRefused(underWay, /NOT_THIS_BROWSER|NOT_UNDER_WAY/);
      expect((await underWay.window.get(callback)).url).toBe(DONE);
    },
  );

  it('after a quarter of an hour', async () => {
    const underWay = await begin();
    test.setNow(new Date(NOW.getTime() + 15 * 60_000));
    expect((await underWay.window.get(itsme.agree(underWay.url))).url).toBe(FAILED);
    await expectRefused(underWay, /NOT_UNDER_WAY/);
  });

  it('a callback after the visitor cancelled is refused, and the form continues', async () => {
    const underWay = await begin();
    const back = changed(
      changed(itsme.agree(underWay.url), 'code', undefined),
      'error',
      'access_denied',
    );
    expect((await underWay.window.get(back)).url).toBe(CANCELLED);
    await expectRefused(underWay, /access_denied/);
  });
});

// C-7.11
describe('beginning to sign in', () => {
  const start = async (body: object, url = '/api/v1/itsme-auth-url') =>
    test.app.inject({ method: 'POST', url, payload: body });

  it.each<[string, Script]>([
    ['fails', { at: { discovery: 'fails' } }],
    ['hangs', { at: { discovery: 'hangs' } }],
    ['answers with something else', { at: { discovery: 'babbles' } }],
    ['answers without end', { at: { discovery: 'endless' } }],
    ['answers with what swells', { at: { discovery: 'swells' } }],
    ['stalls', { at: { discovery: 'stalls' } }],
    ['says to be somebody else', { issuer: 'https://evil.example' }],
  ])(
    'is reported as impossible while the provider %s, and is possible after',
    async (_, script) => {
      if (takesItsTime(script)) offer(SHORT_TIMEOUT);
      const token = await test.openSession();
      itsme.script = script;
      const refused = await start({ token, lang: 'fr' });
      expect(refused.statusCode).toBe(503);
      expect(refused.json().type).toBe('urn:loanfront:problem:sign-in-unavailable');
      expect(refused.headers['set-cookie']).toBeUndefined();
      itsme.script = {};
      expect((await start({ token, lang: 'fr' })).statusCode).toBe(200);
    },
  );

  it('requires a session', async () => {
    for (const token of ['', 'x', 'a.b.c']) {
      expect((await start({ token, lang: 'fr' })).statusCode).toBe(401);
    }
  });

  it('requires a provider that is offered', async () => {
    const token = await test.openSession();
    const url = '/api/v1/sign-in-url';
    expect((await start({ token, lang: 'fr', provider: 'other' }, url)).statusCode).toBe(404);
    expect((await start({ token, lang: 'fr', provider: 'social' }, url)).statusCode).toBe(200);
    expect((await start({ token, lang: 'de', provider: 'social' }, url)).statusCode).toBe(422);
    expect((await start({ token }, url)).statusCode).toBe(422);
  });
});
