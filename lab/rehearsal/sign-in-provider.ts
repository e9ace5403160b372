import { generatePrivateJwks, importKeys } from '../../src/server/sign-in/itsme-keys.ts';
import { makeProviderKeys, startScriptedProvider } from '../../tests/sign-in/scripted-provider.ts';

const CLIENT_ID = 'rehearsal';

/** An OpenID provider with itsme's profile, in whose place it is set up. It can go away and come back. */
export async function startSignInProvider() {
  const { sig, enc } = await generatePrivateJwks();
  const { publicKeys } = await importKeys({ sig, enc });
  const provider = await startScriptedProvider({
    clientId: CLIENT_ID,
    keys: await makeProviderKeys(),
    encryptFor: async () => publicKeys,
  });
  return {
    settings: {
      ITSME_ISSUER: provider.issuer,
      ITSME_CLIENT_ID: CLIENT_ID,
      ITSME_SERVICE: 'REHEARSAL',
      ITSME_JWKS: JSON.stringify({ keys: [sig, enc] }),
    },
    agree: provider.agree,
    leave: provider.stop,
    comeBack: provider.startAgain,
  };
}
