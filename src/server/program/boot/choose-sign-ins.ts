import type { Configuration } from '#configuration/load-configuration.ts';
import { createItsme, type ItsmeClient } from '../../applications/sign-in/itsme.ts';
import { type ItsmeKeys, importKeys } from '../../applications/sign-in/itsme-keys.ts';
import {
  createMockItsme,
  type MockItsme,
} from '../../applications/sign-in/mock-itsme/mock-itsme.ts';
import type { SignIns } from '../../applications/sign-in/sign-in-provider.ts';
import { createSocialSignIn } from '../../applications/sign-in/social-sign-in.ts';
import type { Settings } from '../settings/read-settings.ts';

/**
 * The providers on offer: itsme, if the lender has it, by the settings, or without settings its mock outside
 * production and nothing in production; then the sign-ins that the lender names.
 */
export function chooseSignIns(
  settings: Pick<Settings, 'itsme' | 'production' | 'publicUrl'>,
  { lender, places, brand }: Pick<Configuration, 'lender' | 'places' | 'brand'>,
  secrets: ReadonlyMap<string, string>,
): { signIns: SignIns; mockItsme: MockItsme | undefined } {
  const hasMock = lender.itsme && settings.itsme === undefined && !settings.production;
  const mockItsme = hasMock ? createMockItsme(settings, brand) : undefined;
  const own = lender.itsme ? settings.itsme : undefined;
  const client = mockItsme?.client ?? (own && clientOf(own));
  const social = (lender.signIns ?? []).map((signIn) =>
    createSocialSignIn({ ...signIn, secret: secrets.get(signIn.id) ?? '' }),
  );
  return {
    signIns: {
      providers: [...(client ? [createItsme(client, places)] : []), ...social],
      publicKeys: client && (async () => (await client.keys()).publicKeys),
    },
    mockItsme,
  };
}

function clientOf({ keys, ...client }: NonNullable<Settings['itsme']>): ItsmeClient {
  let imported: Promise<ItsmeKeys> | undefined;
  return {
    ...client,
    keys: () => {
      imported ??= importKeys(keys);
      return imported;
    },
  };
}
