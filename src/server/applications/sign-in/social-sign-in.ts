import * as openid from 'openid-client';
import { createOpenIdProvider, type OpenIdProfile } from './openid-provider.ts';
import { readSocialClaims } from './read-claims.ts';
import type { SignInProvider } from './sign-in-provider.ts';

/** An OpenID provider that the lender names, with the shared client secret. */
export interface SocialClient
  extends Pick<OpenIdProfile, 'id' | 'name' | 'issuer' | 'clientId' | 'fetch' | 'timeout'> {
  secret: string;
}

/** A sign-in for names and e-mail, with the provider's preferred client authentication. */
export function createSocialSignIn(client: SocialClient): SignInProvider {
  const byPost = openid.ClientSecretPost(client.secret);
  const byHeader = openid.ClientSecretBasic(client.secret);
  return createOpenIdProvider({
    ...client,
    scope: 'openid profile email',
    authenticate: (server, ...rest) => {
      // The default is the header (OpenID Connect Discovery §3).
      const known = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
      const authenticate = known.includes('client_secret_basic') ? byHeader : byPost;
      return authenticate(server, ...rest);
    },
    readClaims: readSocialClaims,
  });
}
