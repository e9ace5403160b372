import { readFileSync } from 'node:fs';
import { type PrivateJwk, parsePrivateJwks } from '../../applications/sign-in/itsme-keys.ts';

/** A client of itsme, as in the settings. */
export interface ItsmeSettings {
  issuer: string;
  clientId: string;
  service: string;
  keys: { sig: PrivateJwk; enc: PrivateJwk };
}

export const ITSME_VARIABLES = [
  'ITSME_ISSUER',
  'ITSME_CLIENT_ID',
  'ITSME_SERVICE',
  'ITSME_JWKS',
] as const;

type Given = Readonly<Partial<Record<(typeof ITSME_VARIABLES)[number], string | undefined>>>;
interface Fault {
  variable: string;
  reason: string;
}

/** All four settings or none; in production with https. `undefined`: itsme is not set up. */
export function readItsme(
  given: Given,
  production: boolean,
): { itsme: ItsmeSettings | undefined; faults: readonly Fault[] } {
  const missing = ITSME_VARIABLES.filter((variable) => given[variable] === undefined);
  if (missing.length === ITSME_VARIABLES.length) return { itsme: undefined, faults: [] };
  const faults: Fault[] = missing.map((variable) => ({
    variable,
    reason: `must be set too: ${ITSME_VARIABLES.join(', ')} go together`,
  }));
  const { ITSME_ISSUER: issuer, ITSME_CLIENT_ID: clientId, ITSME_SERVICE: service } = given;
  if (production && issuer?.startsWith('http:')) {
    faults.push({ variable: 'ITSME_ISSUER', reason: 'must start with https:// in production' });
  }
  const keys = given.ITSME_JWKS === undefined ? undefined : readJwks(given.ITSME_JWKS);
  if (typeof keys === 'string') faults.push({ variable: 'ITSME_JWKS', reason: keys });
  if (faults.length > 0 || !issuer || !clientId || !service || typeof keys !== 'object') {
    return { itsme: undefined, faults };
  }
  return { itsme: { issuer: issuer.replace(/\/+$/, ''), clientId, service, keys }, faults: [] };
}

/** The keys, or a sentence on what is wrong with them, which repeats nothing of them. */
function readJwks(written: string): ItsmeSettings['keys'] | string {
  const isFile = !written.trim().startsWith('{');
  let text = written;
  try {
    if (isFile) text = readFileSync(written, 'utf8');
  } catch {
    return 'must be a private JWKS, or the path of a file with one: it cannot be read';
  }
  return (
    parsePrivateJwks(text) ??
    'must hold two private RSA keys of 2048 bits or more, each with its own kid, one with use sig and one with use enc'
  );
}
