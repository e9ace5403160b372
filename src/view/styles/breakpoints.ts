/**
 * The widths at which a layout may change, in CSS pixels at a browser's usual text size. Style sheets
 * cannot read this table (a media query takes no variable): they repeat the width in em, which grows
 * with the reader's own text size, and a test holds them to it.
 */
export const BREAKPOINTS = {
  xxxs: 240, // W-1.11
  xxs: 320,
  xs: 480,
  s: 600,
  m: 768, // W-1.11: below it, mobile
  l: 1024, // W-1.11: desktop
  xl: 1280,
  xxl: 1440,
  xxxl: 1600, // W-1.11
} as const;
