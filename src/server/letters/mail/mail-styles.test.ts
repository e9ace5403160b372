import { describe, expect, it } from 'vitest';
import type { Face } from '#domain/brand/faces.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { createMailLook } from './mail-styles.ts';

const OWN: Face = {
  family: 'Kredo Serif',
  style: 'serif',
  files: [],
  standIn: { sizeAdjust: 100, ascent: 100, descent: 30 },
  documents: { family: 'Kredo', regular: '/400.ttf', bold: '/700.ttf', lineHeight: 1.3 },
};

describe('the typefaces of mails', () => {
  it.each<[Face, string]>([
    ['Besley', "Besley, Georgia, 'Times New Roman', serif"],
    ['Hanken Grotesk', "'Hanken Grotesk', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"],
    ['system', "'Segoe UI', Roboto, Helvetica, Arial, sans-serif"],
    [OWN, "'Kredo Serif', Georgia, 'Times New Roman', serif"],
  ])('are the brand’s, before those that mail programs have (F-11.2)', (face, families) => {
    const titles = createMailLook({ ...fluvia.brand, faces: { title: face, text: 'Besley' } });
    expect(titles.look('greeting').style.fontFamily).toBe(families);
    const texts = createMailLook({ ...fluvia.brand, faces: { title: 'Besley', text: face } });
    expect(texts.look('body').style.fontFamily).toBe(families);
  });
});
