import { createServer, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import {
  CompactEncrypt,
  exportJWK,
  type GenerateKeyPairResult,
  generateKeyPair,
  importJWK,
  type JWK,
  SignJWT,
} from 'jose';
import { writeEndlessly } from '../server/write-endlessly.ts';

/** What a script changes in the provider's answers. */
export interface Script {
  /** The issuer in discovery and in the answers. */
  issuer?: string;
  /** Claims of the id_token that replace the right ones; `undefined` omits a claim. */
  idToken?: Readonly<Record<string, unknown>>;
  /** Claims of userinfo that replace the right ones. */
  userinfo?: Readonly<Record<string, unknown>>;
  /** `none`: no signature; `HS256`: signed with the public key; `other`: signed by a foreign key. */
  signature?: 'none' | 'HS256' | 'other';
  /** In the header. */
  kid?: string;
  encrypted?: { idToken?: false; userinfo?: false };
  /** What these endpoints do instead of answering. */
  at?: Partial<Record<Place, Misbehaviour>>;
}

/** `endless`: endless; `swells`: small until decompressed; `stalls`: begins and then stops. */
export type Misbehaviour = 'fails' | 'hangs' | 'babbles' | 'endless' | 'swells' | 'stalls';

export type Place = 'discovery' | 'jwks' | 'token' | 'userinfo';

export interface ScriptedProvider {
  issuer: string;
  script: Script;
  /** The requests to the token endpoint, in order. */
  tokenRequests: URLSearchParams[];
  /** Sends the browser back as after consent: the callback's address, with a fresh code. */
  agree(authorizationUrl: string): string;
  /** Stops answering at all. */
  stop(): Promise<void>;
  /** Answers again at the same address, after it stopped. */
  startAgain(): Promise<void>;
}

const PERSON = {
  sub: 'person-1',
  given_name: 'Émile',
  family_name: 'Hondtenaar',
  email: 'emile@example.be',
};

/** Its own keys, and foreign ones. Generating them takes longer than a test, so providers share them. */
export interface ProviderKeys {
  own: GenerateKeyPairResult;
  other: GenerateKeyPairResult;
}

export async function makeProviderKeys(): Promise<ProviderKeys> {
  const make = () => generateKeyPair('RS256', { extractable: true });
  return { own: await make(), other: await make() };
}

/**
 * An OpenID provider that behaves as a test scripts it, and otherwise correctly. `encryptFor`: the client's
 * public keys, if its answers are encrypted.
 */
export async function startScriptedProvider(options: {
  clientId: string;
  keys: ProviderKeys;
  encryptFor?: () => Promise<{ keys: JWK[] }>;
}): Promise<ScriptedProvider> {
  const { own, other } = options.keys;
  const publicJwk = { ...(await exportJWK(own.publicKey)), kid: 'own', use: 'sig', alg: 'RS256' };
  const nonces = new Map<string, string>();
  let codes = 0;

  const server = createServer(async (request, response) => {
    const place = placeOf(request.url ?? '');
    if (place === undefined) return void response.writeHead(404).end();
    const instead = provider.script.at?.[place];
    if (instead !== undefined) return misbehave(instead, response);
    if (place === 'discovery') return json(response, discovery());
    if (place === 'jwks') return json(response, { keys: [publicJwk] });
    if (place === 'token') return await giveTokens(await text(request), response);
    const claims = {
      ...PERSON,
      iss: issuerOf(),
      aud: options.clientId,
      ...provider.script.userinfo,
    };
    if (options.encryptFor === undefined) return json(response, claims);
    const token = await makeToken(claims, provider.script.encrypted?.userinfo !== false);
    response.writeHead(200, { 'content-type': 'application/jwt' }).end(token);
  });
  const address = await listen(server);

  const issuerOf = () => provider.script.issuer ?? address;
  const discovery = () => ({
    issuer: issuerOf(),
    authorization_endpoint: `${address}/authorize`,
    token_endpoint: `${address}/token`,
    userinfo_endpoint: `${address}/userinfo`,
    jwks_uri: `${address}/jwks`,
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'private_key_jwt'],
  });

  async function giveTokens(body: string, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(body);
    provider.tokenRequests.push(form);
    const code = form.get('code') ?? '';
    const nonce = nonces.get(code);
    nonces.delete(code); // once
    if (nonce === undefined) return json(response, { error: 'invalid_grant' }, 400);
    const now = Math.floor(Date.now() / 1000);
    const idToken = await makeToken(
      {
        iss: issuerOf(),
        sub: PERSON.sub,
        aud: options.clientId,
        iat: now,
        exp: now + 300,
        nonce,
        ...provider.script.idToken,
      },
      provider.script.encrypted?.idToken !== false,
    );
    json(response, { access_token: 'access', token_type: 'Bearer', id_token: idToken });
  }

  async function makeToken(claims: Record<string, unknown>, encrypted: boolean): Promise<string> {
    const given = Object.entries(claims).filter(([, value]) => value !== undefined);
    const signed = await sign(Object.fromEntries(given));
    const keys = encrypted ? await options.encryptFor?.() : undefined;
    const jwk = keys?.keys.find(({ use }) => use === 'enc');
    if (jwk === undefined) return signed;
    return await new CompactEncrypt(new TextEncoder().encode(signed))
      .setProtectedHeader({
        alg: 'RSA-OAEP-256',
        enc: 'A128CBC-HS256',
        cty: 'JWT',
        ...(jwk.kid !== undefined && { kid: jwk.kid }),
      })
      .encrypt(await importJWK(jwk, 'RSA-OAEP-256'));
  }

  async function sign(claims: Record<string, unknown>): Promise<string> {
    const { signature, kid = 'own' } = provider.script;
    if (signature === 'none') {
      const parts = [{ alg: 'none', kid }, claims].map((part) =>
        Buffer.from(JSON.stringify(part)).toString('base64url'),
      );
      return `${parts.join('.')}.`;
    }
    const jwt = new SignJWT(claims).setProtectedHeader({
      alg: signature === 'HS256' ? 'HS256' : 'RS256',
      kid,
    });
    if (signature === 'HS256') return await jwt.sign(new TextEncoder().encode(publicJwk.n ?? ''));
    return await jwt.sign(signature === 'other' ? other.privateKey : own.privateKey);
  }

  const provider: ScriptedProvider = {
    issuer: address,
    script: {},
    tokenRequests: [],
    agree: (authorizationUrl) => {
      const query = new URL(authorizationUrl).searchParams;
      codes += 1;
      const code = `code-${codes}`;
      nonces.set(code, query.get('nonce') ?? '');
      const back = new URL(query.get('redirect_uri') ?? '');
      back.search = String(new URLSearchParams({ code, state: query.get('state') ?? '' }));
      return back.href;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((settle) => server.close(settle));
    },
    startAgain: async () => {
      await listen(server, Number(new URL(address).port));
    },
  };
  return provider;
}

function placeOf(url: string): Place | undefined {
  if (url.startsWith('/.well-known/openid-configuration')) return 'discovery';
  return (['jwks', 'token', 'userinfo'] as const).find((place) => url.startsWith(`/${place}`));
}

function misbehave(how: Misbehaviour, response: ServerResponse): void {
  if (how === 'fails') response.writeHead(500, { 'content-type': 'text/plain' }).end('broken');
  if (how === 'babbles') response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello');
  if (how === 'endless')
    writeEndlessly(response.writeHead(200, { 'content-type': 'application/json' }));
  if (how === 'swells')
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
      .end(gzipSync(`{"much":"${' '.repeat(16 * 1024 * 1024)}"}`));
  if (how === 'stalls') response.writeHead(200, { 'content-type': 'application/json' }).write('{');
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function listen(server: Server, port = 0): Promise<string> {
  await new Promise<void>((settle) => server.listen(port, '127.0.0.1', settle));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('Nowhere to listen');
  return `http://127.0.0.1:${address.port}`;
}
