import type { Configuration } from '#configuration/load-configuration.ts';
import type { Settings } from '../settings/read-settings.ts';
import { createItsme, type ItsmeClient } from './itsme.ts';
import { type ItsmeKeys, importKeys } from './itsme-keys.ts';
import type { SignIns } from './sign-in-provider.ts';
import { createSocialSignIn } from './social-sign-in.ts';
import { createItsmeStandIn, type ItsmeStandIn } from './stand-in/stand-in.ts';

/**
 * What is offered: itsme as the settings have it, without them outside production its stand-in, in
 * production none; then the sign-ins that the lender names.
 */
export function chooseSignIns(
  settings: Pick<Settings, 'itsme' | 'production' | 'publicUrl'>,
  { lender, places }: Pick<Configuration, 'lender' | 'places'>,
  secrets: ReadonlyMap<string, string>,
): { signIns: SignIns; itsmeStandIn: ItsmeStandIn | undefined } {
  const hasStandIn = settings.itsme === undefined && !settings.production;
  const itsmeStandIn = hasStandIn ? createItsmeStandIn(settings) : undefined;
  const client = itsmeStandIn?.client ?? (settings.itsme && clientOf(settings.itsme));
  const social = (lender.signIns ?? []).map((signIn) =>
    createSocialSignIn({ ...signIn, secret: secrets.get(signIn.id) ?? '' }),
  );
  return {
    signIns: {
      providers: [...(client ? [createItsme(client, places)] : []), ...social],
      publicKeys: client && (async () => (await client.keys()).publicKeys),
    },
    itsmeStandIn,
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
