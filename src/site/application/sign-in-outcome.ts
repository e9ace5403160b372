import type { SignInOutcome } from './use-sign-in.ts';

const PARAMETER = 'sign-in';
const OUTCOMES = ['done', 'cancelled', 'failed'] as const;

/** What the address says of a sign-in one comes back from; said once, it is taken off the address. */
export function takeSignInOutcome(): SignInOutcome {
  const query = new URLSearchParams(location.search);
  const said = query.get(PARAMETER);
  if (said === null) return undefined;
  query.delete(PARAMETER);
  const rest = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
  return OUTCOMES.find((outcome) => outcome === said);
}
