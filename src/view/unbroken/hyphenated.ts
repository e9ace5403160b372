/**
 * A word with a hyphen, "e-mail", and what is set next to it: a line never ends within it. One of more than 17 letters may
 * have to.
 */
export const HYPHENATED =
  /((?<![^\s«(])(?=\S{3,17}(?!\S))[^\s<>/-]{1,8}(?:-[^\s<>/-]{1,12}){1,2})(?![^\s])/u;
