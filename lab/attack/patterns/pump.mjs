/** @typedef {import('./collect.mjs').Pattern} Pattern */

/** The longest text that may reach a pattern, in characters: the first file or folder that fits counts. */
export const LONGEST = /** @type {readonly (readonly [string, number])[]} */ ([
  // A claim of a sign-in is dropped beyond that: LONGEST of read-claims.ts.
  ['src/server/sign-in/split-street.ts', 200],
  ['src/server/sign-in/normalise-claims.ts', 200],
  // What is typed to find a place: LONGEST_TYPED of search-query.ts.
  ['src/domain/places/', 80],
  // A number's digits.
  ['src/domain/money/format.ts', 24],
  // What the lender or the build wrote: a broker's address, a setting, a style sheet, a built page's head.
  ['src/domain/brokers/split-address.ts', 1_000],
  ['src/server/settings/', 2_000],
  ['src/view/palette.ts', 2_000],
  ['src/server/broker-pages/fill-shell.ts', 16_384],
  // A stored answer: LONGEST_TEXT of read-answers.ts; and names of our own fields.
  ['src/server/mail/without-national-numbers.ts', 2_000],
  ['src/journey/', 2_000],
  // A file's text: megabytes, of which this tells the growth.
  ['src/server/uploads/', 262_144],
  // Heads and addresses: what Node takes.
  ['src/', 16_384],
]);

/** @param {string} file */
export const longestFor = (file) =>
  LONGEST.find(([folder]) => file.startsWith(folder))?.[1] ?? 2_000;

/** What is tried beside what the pattern itself names. */
const USUAL = [
  ' ',
  '0',
  'a',
  'A',
  'é',
  '-',
  '.',
  ',',
  '/',
  '_',
  '@',
  '<',
  '\n',
  '\t',
  '(',
  '"',
  '\\',
];

/** Ends that make a match fail at last. */
const ENDS = ['', '\0', '!', '\n\0'];

/** A text grows to so many times the smallest one; time that grows by more than this again is not linear. */
const [TIMES, TOO_STEEP] = [4, 8];

/** A time below which nothing is concluded, in milliseconds. */
const NOTICED = 10;

/**
 * The text that takes longest, and how its time grows.
 * @typedef {object} Measured
 * @property {number} ms at the longest
 * @property {number} growth how many times longer a text takes that is four times as long
 * @property {string} pumped what is repeated
 */

/**
 * Tries a pattern with texts that repeat what it names, up to the longest that can reach it.
 * @param {Pattern} pattern
 * @param {readonly { start: string, piece: string, end: string }[]} more texts to try, as a checker proposes
 * @returns {Measured}
 */
export function pump({ file, source, flags }, more = []) {
  const pattern = new RegExp(source, flags.replaceAll(/[gy]/g, ''));
  const longest = longestFor(file);
  /** @type {Measured} */
  let worst = { ms: 0, growth: 1, pumped: '' };
  for (const { start, piece, end } of [...more, ...textsFor(source)]) {
    const textOf = (/** @type {number} */ length) =>
      start + piece.repeat(Math.max(1, Math.floor(length / piece.length))) + end;
    const quarter = timeOf(pattern, textOf(longest / TIMES));
    // A quarter that is slow by itself says enough, and the whole might not end.
    const ms = quarter > 2_000 ? quarter * TIMES * TIMES : timeOf(pattern, textOf(longest));
    if (ms <= worst.ms) continue;
    worst = { ms, growth: ms / Math.max(quarter, 0.01), pumped: JSON.stringify(start + piece) };
  }
  return worst;
}

/** @param {Measured} measured */
export const isSteep = ({ ms, growth }) => ms > NOTICED && growth > TOO_STEEP;

/** @param {string} source */
function textsFor(source) {
  const named = source
    .replaceAll(/\\[a-zA-Z]|[[\](){}^$|*+?\\]/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const letters = [...new Set([...named.flatMap((word) => [...word]), ...USUAL])].slice(0, 40);
  const pieces = [...letters, ...named.slice(0, 12)];
  const starts = ['', ...named.slice(0, 6)];
  return pieces.flatMap((piece) =>
    starts.flatMap((start) => ENDS.slice(0, 2).map((end) => ({ start, piece, end }))),
  );
}

/** The best of two, for a machine that does other work too. @param {RegExp} pattern @param {string} text */
function timeOf(pattern, text) {
  const once = () => {
    const began = performance.now();
    pattern.test(text);
    return performance.now() - began;
  };
  const first = once();
  return first > 1 ? Math.min(first, first > 500 ? first : once()) : first;
}
