/**
 * The widths at which a layout may change, in CSS pixels. Style sheets cannot read this table (a
 * media query takes no variable): they repeat the number, and a test holds them to it.
 */
export const BREAKPOINTS = {
  xxxs: 240, // spec 1 §9
  xxs: 320,
  xs: 480,
  s: 600,
  m: 768, // spec 1 §9: below it, mobile
  l: 1024, // spec 1 §9: desktop
  xl: 1280,
  xxl: 1440,
  xxxl: 1600, // spec 1 §9
} as const;
