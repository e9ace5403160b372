import type { Effect } from './effect.ts';
import type { ApplicationEvent, EventOf } from './event.ts';
import type { ApplicationState, Try } from './state.ts';
import type { Surroundings } from './surroundings.ts';

/** The application after an event, with the effects to carry out. */
export interface Outcome {
  readonly state: ApplicationState;
  readonly effects: readonly Effect[];
}

/** A part of what an event does. */
export type Move = (state: ApplicationState, surroundings: Surroundings) => Outcome;

/** Handlers of some events, by the event's kind. */
export type Handlers<Kind extends ApplicationEvent['kind']> = {
  readonly [K in Kind]: (event: EventOf<K>) => Move;
};

type Change =
  | Partial<ApplicationState>
  | ((state: ApplicationState, surroundings: Surroundings) => Partial<ApplicationState>);

/** Changes these fields of the state. */
export const change =
  (to: Change): Move =>
  (state, surroundings) => ({
    state: { ...state, ...(typeof to === 'function' ? to(state, surroundings) : to) },
    effects: [],
  });

/** Adds this effect. */
export const run =
  (...effects: readonly Effect[]): Move =>
  (state) => ({ state, effects });

export const nothing: Move = run();

/** Runs the moves in sequence, each on the result of those before it. */
export const inTurn =
  (...moves: readonly Move[]): Move =>
  (before, surroundings) => {
    let state = before;
    const effects: Effect[] = [];
    for (const move of moves) {
      const after = move(state, surroundings);
      state = after.state;
      effects.push(...after.effects);
    }
    return { state, effects };
  };

/** Chooses the move from the state. */
export const depending =
  (on: (state: ApplicationState, surroundings: Surroundings) => Move): Move =>
  (state, surroundings) =>
    on(state, surroundings)(state, surroundings);

/** Starts a new try; answers to earlier tries come too late. */
export const trying = (move: (number: Try) => Move): Move =>
  depending(({ tries }) => inTurn(change({ tries: tries + 1 }), move(tries + 1)));
