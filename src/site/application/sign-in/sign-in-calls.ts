import type { ContractLocale } from '#domain/locale/locale.ts';
import type { OfferedSignIn } from '#journey/application/state.ts';
import { calls } from '../calls.ts';

/** The sign-ins on offer; empty if the server could not be reached. */
export async function fetchSignIns(): Promise<readonly OfferedSignIn[]> {
  const reply = await calls.signIns();
  return reply.kind === 'ok' ? reply.body : [];
}

/** The address where the provider identifies the visitor. */
export async function requestSignInUrl(
  token: string,
  locale: ContractLocale,
  provider: string,
): Promise<{ readonly url: string } | 'expired' | 'failed'> {
  const reply = await calls.signInUrl(token, locale, provider);
  if (reply.kind === 'ok') return reply.body;
  return reply.kind === 'unauthorized' ? 'expired' : 'failed';
}
