import { describe, expect, it } from 'vitest';
import type { OwnFace } from '#domain/brand/faces.ts';
import {
  declareStandIn,
  familiesOf,
  familiesOnPages,
  styledFaces,
  styleFace,
} from './face-styles.ts';

const KREDO: OwnFace = {
  family: 'Kredo Sans',
  style: 'sans-serif',
  files: [{ path: '/kredo/sans.woff2', weight: '400 700' }],
  standIn: { sizeAdjust: 93.87, ascent: 109.09, descent: 42.61 },
  documents: {
    family: 'Kredo',
    regular: '/kredo/400.ttf',
    bold: '/kredo/700.ttf',
    lineHeight: 1.4,
  },
};

describe('a typeface in style sheets', () => {
  it('comes before the face that stands in, and those of its style (F-11.6)', () => {
    expect(familiesOnPages(KREDO)).toBe(
      '"Kredo Sans", "Kredo Sans stand-in", system-ui, sans-serif',
    );
    expect(familiesOnPages({ ...KREDO, style: 'serif' })).toBe(
      '"Kredo Sans", "Kredo Sans stand-in", Georgia, serif',
    );
    expect(familiesOf(KREDO)).toBe('"Kredo Sans", system-ui, sans-serif');
  });

  it('of the system is loaded from nowhere (F-11.1)', () => {
    expect(familiesOnPages('system')).toBe('system-ui, sans-serif');
    expect(styleFace('system')).toMatchObject({ files: [], standIn: undefined });
  });

  it('that is both title and text stands once (F-11.1)', () => {
    expect(styledFaces({ title: KREDO, text: KREDO })).toHaveLength(1);
    expect(styledFaces({ title: 'Besley', text: KREDO }).map(({ family }) => family)).toEqual([
      'Besley',
      'Kredo Sans',
    ]);
  });

  it('has a system face stretched to its measures stand in (F-11.6)', () => {
    const { family = '', standIn } = styleFace(KREDO);
    const declared = standIn ? declareStandIn(family, standIn) : [];
    expect(Object.fromEntries(declared.map(({ prop, value }) => [prop, value]))).toEqual({
      'font-family': '"Kredo Sans stand-in"',
      'font-weight': '400 700',
      src: 'local("Arial"), local("Liberation Sans"), local("Arimo")',
      'size-adjust': '93.87%',
      'ascent-override': '109.09%',
      'descent-override': '42.61%',
      'line-gap-override': '0%',
    });
  });
});
