/** The brand's river as a small drawing: a single stroke in a box. */
export const MARK = {
  width: 40,
  height: 20,
  strokeWidth: 5.5,
  path: 'M3 9.5C8 3 13 3 20 10s12 7 17 .5',
} as const;
