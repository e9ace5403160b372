import type { SignInOutcome } from '#journey/application/state.ts';

const PARAMETER = 'sign-in';
const OUTCOMES = ['done', 'cancelled', 'failed'] as const;

/** What the address says of a sign-in that the visitor comes back from; read once, it is taken off the address. */
export function takeSignInOutcome(): SignInOutcome | undefined {
  const query = new URLSearchParams(location.search);
  const outcome = query.get(PARAMETER);
  if (outcome === null) return undefined;
  query.delete(PARAMETER);
  const rest = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
  return OUTCOMES.find((known) => known === outcome);
}
