import * as openid from 'openid-client';
import type { Places } from '#domain/places/places.ts';
import { ITSME } from '#journey/signed-in.ts';
import type { ItsmeKeys } from './itsme-keys.ts';
import { createOpenIdProvider, type OpenIdProfile } from './openid-provider.ts';
import { ITSME_CLAIM, readItsmeClaims } from './read-claims.ts';
import type { SignInProvider } from './sign-in-provider.ts';

/** A client as registered with itsme. */
export interface ItsmeClient
  extends Pick<OpenIdProfile, 'issuer' | 'clientId' | 'fetch' | 'timeout'> {
  /** The code of the service that the lender has agreed on with itsme. */
  service: string;
  keys: () => Promise<ItsmeKeys>;
}

/** No scope includes these, so they are requested by name. */
const CLAIMS_ASKED = ['claim_citizenship_as_iso', 'claim_citizenship', 'place_of_birth'];

/** itsme's profile of OpenID Connect: a signed client, answers signed and then encrypted. */
export function createItsme(
  client: ItsmeClient,
  places: Pick<Places, 'localities' | 'isPostcode'>,
): SignInProvider {
  return createOpenIdProvider({
    ...client,
    id: ITSME,
    name: ITSME,
    scope: `openid service:${client.service} profile email phone address eid`,
    metadata: { id_token_signed_response_alg: 'RS256', userinfo_signed_response_alg: 'RS256' },
    authenticate: async (server, metadata, body, headers) => {
      const { signing } = await client.keys();
      const sign = openid.PrivateKeyJwt(signing, {
        [openid.modifyAssertion]: (_header, payload) => {
          payload.aud = server.token_endpoint ?? server.issuer;
        },
      });
      await sign(server, metadata, body, headers);
    },
    parameters: {
      claims: JSON.stringify({
        userinfo: Object.fromEntries(CLAIMS_ASKED.map((name) => [ITSME_CLAIM + name, null])),
      }),
    },
    decryption: async () => (await client.keys()).decryption,
    readClaims: (claims, { lang }) => readItsmeClaims(claims, places, lang),
  });
}
