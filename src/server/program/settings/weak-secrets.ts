import { keysOf } from '../../security/encryption/key-ring.ts';

/** Of 32 random bytes, fewer distinct values than this occur once in 10¹⁵ keys. */
const DISTINCT_BYTES = 16;

/** Of 32 random hexadecimal digits, fewer distinct values than this occur once in 10⁹ secrets. */
const DISTINCT_CHARACTERS = 7;

/**
 * The minimum of distinct differences between neighbouring bytes or characters: random texts have
 * more, and texts that count up, in an alphabet or two, have fewer.
 */
const DISTINCT_STEPS = 7;

/** A repeated part counts as a secret of its own length. */
const MIN_PART_LENGTH = 16;

/** Why keys cannot be random, in words that follow their variable's name. */
export function weaknessOfKeys(written: string): string | undefined {
  for (const bytes of keysOf(written)) {
    const distinct = new Set(bytes).size;
    if (distinct === 1) return `must be random: a key is one byte, ${bytes.length} times`;
    if (distinct < DISTINCT_BYTES)
      return `must be random: a key has only ${distinct} distinct bytes`;
    if (lengthOfPart([...bytes]) < MIN_PART_LENGTH)
      return 'must be random: a key is a few bytes over and over';
    if (countSteps([...bytes]) < DISTINCT_STEPS) return 'must be random: a key only counts';
  }
  return undefined;
}

/** The same for secrets that are text. */
export function weaknessOfSecrets(secrets: readonly string[]): string | undefined {
  for (const secret of secrets) {
    const characters = [...secret];
    const distinct = new Set(characters).size;
    if (distinct === 1) return 'must be random: one character, repeated, is no secret';
    if (distinct < DISTINCT_CHARACTERS)
      return `must be random: a secret has only ${distinct} distinct characters`;
    if (lengthOfPart(characters) < MIN_PART_LENGTH)
      return 'must be random: a secret is a few characters over and over';
    if (countSteps(characters.map((character) => character.codePointAt(0) ?? 0)) < DISTINCT_STEPS)
      return 'must be random: a secret only counts, or spells an alphabet';
  }
  return undefined;
}

function countSteps(codes: readonly number[]): number {
  return new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0))).size;
}

/** The length of the shortest part whose repetition gives the whole. */
function lengthOfPart(whole: readonly unknown[]): number {
  for (let length = 1; length < whole.length; length += 1) {
    if (whole.every((part, n) => part === whole[n % length])) return length;
  }
  return whole.length;
}
