import * as openid from 'openid-client';
import { createOpenIdProvider, type OpenIdProfile } from './openid-provider.ts';
import { readSocialClaims } from './read-claims.ts';
import type { SignInProvider } from './sign-in-provider.ts';

/** Any OpenID provider that the lender names, with the secret it shares with it. */
export interface SocialClient
  extends Pick<OpenIdProfile, 'id' | 'name' | 'issuer' | 'clientId' | 'fetch' | 'timeout'> {
  secret: string;
}

/** A sign-in for names and e-mail, with whatever authentication of clients the provider prefers. */
export function createSocialSignIn(client: SocialClient): SignInProvider {
  const byPost = openid.ClientSecretPost(client.secret);
  const byHeader = openid.ClientSecretBasic(client.secret);
  return createOpenIdProvider({
    ...client,
    scope: 'openid profile email',
    authenticate: (server, ...rest) => {
      // Not named, it is the header (OpenID Connect Discovery §3).
      const known = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
      const authenticate = known.includes('client_secret_basic') ? byHeader : byPost;
      return authenticate(server, ...rest);
    },
    readClaims: readSocialClaims,
  });
}
