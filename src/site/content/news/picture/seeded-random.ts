/** A pseudo-random number from 0 (included) to 1 (excluded), the same at each build. */
export type Random = () => number;

/** Random numbers seeded by a text: FNV-1a for the seed, then mulberry32. */
export function seededRandom(text: string): Random {
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

/** A random element. The list must not be empty. */
export function pick<T>(random: Random, among: readonly T[]): T {
  const picked = among[Math.floor(random() * among.length)];
  if (picked === undefined) throw new Error('There is nothing to pick from');
  return picked;
}

/** All elements in random order. */
export function shuffle<T>(random: Random, all: readonly T[]): T[] {
  return all
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** A whole number from `from` to `to`, both included. */
export function between(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}
