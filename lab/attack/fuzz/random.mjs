/**
 * A generator of numbers that gives the same ones for the same seed and place (mulberry32), so that each
 * request can be made again alone.
 * @param {number} seed
 * @param {number} place the request's number
 */
export function createRandom(seed, place) {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(place + 1, 0xc2b2ae35);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (/** @type {number} */ limit) => Math.floor(next() * limit);
  return {
    /** A whole number from 0 on. @param {number} limit the first that is too large */
    below,
    /** @param {number} share from 0 to 1 */
    chance: (share) => next() < share,
    /** @template T @param {readonly T[]} values at least one @returns {T} */
    pick: (values) => /** @type {T} */ (values[below(values.length)]),
    /** @template {string} K @param {Readonly<Record<K, number>>} weights @returns {K} */
    weigh: (weights) => {
      const entries = /** @type {[K, number][]} */ (Object.entries(weights));
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) {
        left -= weight;
        if (left < 0) return name;
      }
      return /** @type {[K, number]} */ (entries.at(-1))[0];
    },
    /** Letters and digits. @param {number} length */
    word: (length) => Array.from({ length }, () => ALPHABET[below(ALPHABET.length)]).join(''),
  };
}

/** @typedef {ReturnType<typeof createRandom>} Random */

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
