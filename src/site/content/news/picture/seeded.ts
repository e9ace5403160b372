/** Numbers from 0 up to 1 that look like chance and are the same at each build. */
export type Chance = () => number;

/** Chance that follows from a text: FNV-1a for its start, mulberry32 from there. */
export function seededBy(text: string): Chance {
  let state = 0x811c9dc5;
  for (const character of text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of several. There has to be one. */
export function pick<T>(chance: Chance, among: readonly T[]): T {
  const picked = among[Math.floor(chance() * among.length)];
  if (picked === undefined) throw new Error('There is nothing to pick from');
  return picked;
}

/** All of them, in another order. */
export function shuffle<T>(chance: Chance, all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, place: chance() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
}

/** A whole number from `from` to `to`, both included. */
export function between(chance: Chance, from: number, to: number): number {
  return from + Math.floor(chance() * (to - from + 1));
}
