import type { CSSProperties } from 'react';

const PAPER = '#FBF7EF';
const INK = '#10312B';
const SOFT_INK = '#4C625C';
const ACT = '#C23A12';
const WATER = '#2B6F69';
const SHALLOW = '#CFE5DF';

// Mail programs know inline styles only, and none of our fonts.
const TEXT_FONT = "'Hanken Grotesk', 'Segoe UI', Helvetica, Arial, sans-serif";
const TITLE_FONT = "Besley, Rockwell, 'Bookman Old Style', Georgia, serif";

/** How every mail looks. */
export const mailStyles = {
  body: { backgroundColor: PAPER, color: INK, fontFamily: TEXT_FONT, margin: 0 },
  container: { maxWidth: '560px', padding: '32px 24px' },
  brand: { color: WATER, fontFamily: TITLE_FONT, fontSize: '22px', fontWeight: 700, margin: 0 },
  title: { fontFamily: TITLE_FONT, fontSize: '20px', lineHeight: '28px', margin: '32px 0 8px' },
  text: { fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  soft: { color: SOFT_INK, fontSize: '14px', lineHeight: '20px', margin: '0 0 12px' },
  reference: {
    borderBottom: `2px solid ${INK}`,
    borderTop: `2px solid ${INK}`,
    fontFamily: TITLE_FONT,
    fontSize: '26px',
    letterSpacing: '1px',
    lineHeight: '36px',
    margin: '0 0 16px',
    padding: '14px 0',
  },
  stepNumber: { color: WATER, fontFamily: TITLE_FONT, fontSize: '20px' },
  figureName: { color: SOFT_INK, fontSize: '15px', padding: '8px 0' },
  figure: { fontSize: '16px', fontWeight: 700, padding: '8px 0', textAlign: 'right' },
  row: { borderBottom: `1px solid ${SHALLOW}` },
  warning: { fontSize: '16px', fontWeight: 700, lineHeight: '24px', margin: '20px 0 12px' },
  rule: { borderColor: INK, borderTopWidth: '2px', margin: '32px 0 16px' },
  link: { color: ACT, textDecoration: 'underline' },
} as const satisfies Record<string, CSSProperties>;
