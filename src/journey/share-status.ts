/** The final states of a shared request. */
export const SHARE_ENDS = [
  'sent',
  'declined',
  'withdrawn',
  'lapsed',
  'refused',
  'unanswered',
] as const;
export type ShareEnd = (typeof SHARE_ENDS)[number];

/** `open`: the co-borrower fills in their part; `to-agree`: the applicant decides on other conditions. */
export const WAITING_STATES = ['open', 'to-agree'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

export type ShareState = WaitingState | ShareEnd;

export const SHARE_STATES: readonly ShareState[] = [...WAITING_STATES, ...SHARE_ENDS];

/**
 * What changes the state of a shared request. The co-borrower sends (`send`, or `propose` if the
 * applicant has to agree first) or declines; the applicant accepts, refuses or withdraws. `ask-again`:
 * the conditions changed, and the co-borrower has to accept the new ones. `lapse`: its time is over.
 */
export const SHARE_EVENTS = [
  'send',
  'propose',
  'decline',
  'accept',
  'ask-again',
  'refuse',
  'withdraw',
  'lapse',
] as const;
export type ShareEvent = (typeof SHARE_EVENTS)[number];

/** The only place that names the state after an event. */
const TRANSITIONS: Readonly<
  Record<WaitingState, Readonly<Partial<Record<ShareEvent, ShareState>>>>
> = {
  open: {
    send: 'sent',
    propose: 'to-agree',
    decline: 'declined',
    withdraw: 'withdrawn',
    lapse: 'lapsed',
  },
  'to-agree': {
    accept: 'sent',
    'ask-again': 'open',
    refuse: 'refused',
    withdraw: 'withdrawn',
    lapse: 'unanswered',
  },
};

export const isWaiting = (state: ShareState): state is WaitingState =>
  WAITING_STATES.some((waiting) => waiting === state);

/** The state of a request that has just been shared. */
export const FIRST_STATE: WaitingState = 'open';

/** The state after an event; undefined if the event is not possible in this state. */
export function stateAfter(state: ShareState, event: ShareEvent): ShareState | undefined {
  return isWaiting(state) ? TRANSITIONS[state][event] : undefined;
}

/** The same, where the event must be possible: throws if it is not. */
export function requireStateAfter(state: ShareState, event: ShareEvent): ShareState {
  const next = stateAfter(state, event);
  if (next === undefined) throw new Error(`A share that is ${state} does not allow: ${event}`);
  return next;
}
