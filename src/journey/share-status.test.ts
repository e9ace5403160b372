import { expect, it } from 'vitest';
import {
  isWaiting,
  requireStateAfter,
  SHARE_ENDS,
  SHARE_EVENTS,
  SHARE_STATES,
  type ShareState,
  stateAfter,
} from './share-status.ts';

const NONE = undefined;

//
it.each<[ShareState, readonly (ShareState | undefined)[]]>([
  // send, propose, decline, accept, ask-again, refuse, withdraw, lapse
  ['open', ['sent', 'to-agree', 'declined', NONE, NONE, NONE, 'withdrawn', 'lapsed']],
  ['to-agree', [NONE, NONE, NONE, 'sent', 'open', 'refused', 'withdrawn', 'unanswered']],
])('leads from %s to %o', (state, after) => {
  expect(SHARE_EVENTS.map((event) => stateAfter(state, event))).toEqual([...after]);
});

it.each(SHARE_ENDS)('does not change once it is %s', (end) => {
  expect(SHARE_EVENTS.map((event) => stateAfter(end, event)).filter(Boolean)).toEqual([]);
});

it.each(SHARE_STATES)('refuses every event that is not possible while %s', (state) => {
  for (const event of SHARE_EVENTS) {
    const after = stateAfter(state, event);
    const change = () => requireStateAfter(state, event);
    if (after === undefined) expect(change).toThrow(event);
    else expect(change()).toBe(after);
  }
});

it('waits for one of the two, or has ended', () => {
  expect(SHARE_STATES.filter(isWaiting)).toEqual(['open', 'to-agree']);
  expect(SHARE_STATES.filter((state) => !isWaiting(state))).toEqual([...SHARE_ENDS]);
});
