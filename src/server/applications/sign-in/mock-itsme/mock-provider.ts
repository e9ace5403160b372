import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Provider, { type Configuration, errors, interactionPolicy } from 'oidc-provider';
import { type ContractLocale, isContractLocale } from '#domain/locale/locale.ts';
import type { SheetBrand } from '#view/palette.ts';
import { CALLBACK_PATH } from '../begin-sign-in.ts';
import { generatePrivateJwks, type ItsmeKeys, importKeys } from '../itsme-keys.ts';
import { ITSME_CLAIM } from '../read-claims.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { createMockPages, type MockPages } from './mock-pages.tsx';
import { isPersonId, PEOPLE } from './people.ts';

export interface Page {
  page: string;
  policy: string;
  status: number;
}

export interface LoadedMock {
  /** The keys of the client, which is this program. */
  clientKeys: ItsmeKeys;
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  showChoice(request: IncomingMessage, response: ServerResponse): Promise<Page>;
  /** Continues as this person, or refuses. */
  choose(
    request: IncomingMessage,
    response: ServerResponse,
    person: string | undefined,
  ): Promise<{ url: string } | Page>;
}

const CLIENT_ID = 'loanfront-development';
const SERVICE = 'service:LOANFRONT_DEVELOPMENT';
const SCOPES = ['openid', SERVICE, 'profile', 'email', 'phone', 'address', 'eid'];
const SECONDS = 900;

/** itsme's profile and claims, without a login session: it always asks who signs in. */
export async function loadMock(issuer: string, brand: SheetBrand): Promise<LoadedMock> {
  const pages = createMockPages(brand);
  const [client, own] = await Promise.all([generatePrivateJwks(), generatePrivateJwks()]);
  const clientKeys = await importKeys(client);
  const callback = new URL(`${CALLBACK_PATH}/itsme`, issuer).href;
  const provider = new Provider(issuer, {
    ...profile(new URL(issuer).pathname, pages),
    jwks: { keys: [{ ...own.sig, alg: 'RS256', kid: 'stand-in-1' }] },
    clients: [
      {
        client_id: CLIENT_ID,
        redirect_uris: [callback],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        jwks: clientKeys.publicKeys,
        token_endpoint_auth_method: 'private_key_jwt',
        token_endpoint_auth_signing_alg: 'RS256',
        id_token_signed_response_alg: 'RS256',
        id_token_encrypted_response_alg: 'RSA-OAEP-256',
        id_token_encrypted_response_enc: 'A128CBC-HS256',
        userinfo_signed_response_alg: 'RS256',
        userinfo_encrypted_response_alg: 'RSA-OAEP-256',
        userinfo_encrypted_response_enc: 'A128CBC-HS256',
      },
    ],
  });
  provider.proxy = true; // host and protocol come with each request
  const answer = provider.callback();
  return {
    clientKeys,
    handle: async (request, response) => {
      await answer(request, response);
    },
    showChoice: (request, response) =>
      orExpired(pages, async () => {
        const { params } = await provider.interactionDetails(request, response);
        const page = pages.choicePage(localeOf(params.ui_locales));
        return { page, policy: pages.policy, status: 200 };
      }),
    choose: (request, response, person) =>
      orExpired(pages, async () => ({
        url: await provider.interactionResult(request, response, resultOf(person)),
      })),
  };
}

function resultOf(person: string | undefined) {
  const agrees = isPersonId(person) && 'claims' in PEOPLE[person];
  return agrees
    ? { login: { accountId: person, remember: false } }
    : { error: 'access_denied', error_description: 'The user refused' };
}

/** A page that was left open too long, or whose cookie is gone, has expired. */
async function orExpired<T>(pages: MockPages, work: () => Promise<T>): Promise<T | Page> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof errors.SessionNotFound)) throw error;
    return { page: pages.messagePage('over'), policy: pages.policy, status: 410 };
  }
}

function localeOf(uiLocales: unknown): ContractLocale {
  const first = typeof uiLocales === 'string' ? uiLocales.split(' ')[0] : undefined;
  return isContractLocale(first) ? first : 'fr';
}

function profile(mount: string, pages: MockPages): Configuration {
  const { Check, Prompt } = interactionPolicy;
  const chooseEachTime = new Check(
    'choose',
    'Whoever signs in says who they are',
    'login',
    (ctx) =>
      ctx.oidc.result?.login === undefined ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT,
  );
  return {
    adapter: createMemoryAdapter(() => Date.now()),
    scopes: SCOPES,
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'birthdate', 'gender'],
      email: ['email', 'email_verified'],
      phone: ['phone_number', 'phone_number_verified'],
      address: ['address'],
      eid: [`${ITSME_CLAIM}BENationalNumber`],
      [`${ITSME_CLAIM}claim_citizenship`]: null,
      [`${ITSME_CLAIM}claim_citizenship_as_iso`]: null,
      [`${ITSME_CLAIM}place_of_birth`]: null,
    },
    clientAuthMethods: ['private_key_jwt'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      encryption: { enabled: true },
      jwtUserinfo: { enabled: true },
      claimsParameter: { enabled: true },
      rpInitiatedLogout: { enabled: false },
    },
    enabledJWA: {
      clientAuthSigningAlgValues: ['RS256'],
      idTokenSigningAlgValues: ['RS256'],
      idTokenEncryptionAlgValues: ['RSA-OAEP-256'],
      idTokenEncryptionEncValues: ['A128CBC-HS256'],
      userinfoSigningAlgValues: ['RS256'],
      userinfoEncryptionAlgValues: ['RSA-OAEP-256'],
      userinfoEncryptionEncValues: ['A128CBC-HS256'],
    },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    interactions: {
      url: (_ctx, { uid }) => `${mount}/choose/${uid}`,
      policy: [new Prompt({ name: 'login', requestable: true }, chooseEachTime)],
    },
    ttl: {
      AccessToken: SECONDS,
      AuthorizationCode: 180, // as at itsme
      Grant: SECONDS,
      IdToken: SECONDS,
      Interaction: SECONDS,
      Session: SECONDS,
    },
    findAccount: (_ctx, id) => {
      const person = isPersonId(id) ? PEOPLE[id] : undefined;
      if (person === undefined || !('claims' in person)) return undefined;
      return { accountId: id, claims: async () => ({ sub: id, ...person.claims }) };
    },
    // Choosing a person includes consent to all claims.
    loadExistingGrant: async (ctx) => {
      const accountId = ctx.oidc.session?.accountId;
      if (accountId === undefined) return undefined;
      const grant = new ctx.oidc.provider.Grant({ clientId: CLIENT_ID, accountId });
      grant.addOIDCScope(SCOPES.join(' '));
      grant.addOIDCClaims([...ctx.oidc.requestParamClaims]);
      await grant.save();
      return grant;
    },
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.set('content-security-policy', pages.policy);
      ctx.body = pages.messagePage('wrong');
    },
  };
}
