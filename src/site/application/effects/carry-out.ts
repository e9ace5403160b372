import type { Effect } from '#journey/application/effect.ts';
import { CALLS } from './calls-made.ts';
import { IN_THE_BROWSER } from './in-the-browser.ts';
import type { CarryingOut, Outside } from './outside.ts';
import { STORED } from './stored.ts';

const EFFECTS: CarryingOut<Effect['kind']> = { ...CALLS, ...STORED, ...IN_THE_BROWSER };

/** Carries out an effect of an event. Rejects where a call throws; a call that fails dispatches that it did. */
export async function carryOut(effect: Effect, outside: Outside): Promise<void> {
  // Each kind has its own function; TypeScript cannot match the two for a union.
  const carry = EFFECTS[effect.kind] as (effect: Effect, outside: Outside) => unknown;
  await carry(effect, outside);
}
