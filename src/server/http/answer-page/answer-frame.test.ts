import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { fluvia } from '#tests/examples/fluvia.ts';
import { createAnswerFrame } from './answer-frame.ts';

const ADDRESSES = [
  '/assets/kredo-bold.Xy12.woff2',
  '/assets/kredo.aB3-_x.woff2',
  '/assets/besley-latin-wght-normal.DIJ2eg_l.woff2',
];

// F-11.2
it('sets answer pages in the brand’s typefaces, from the files of the built pages', () => {
  const kredo = {
    family: 'Kredo',
    style: 'sans-serif' as const,
    files: [{ path: '/brand/faces/kredo.woff2', weight: '300 700' }],
    standIn: { sizeAdjust: 100, ascent: 100, descent: 30 },
    documents: { family: 'Kredo', regular: '/400.ttf', bold: '/700.ttf', lineHeight: 1.3 },
  };
  const faces = { title: 'Besley' as const, text: kredo };
  const { style } = createAnswerFrame(ADDRESSES, { ...fluvia.brand, faces });
  expect(style.match(/src: url\("[^"]*"\)/g)).toEqual([
    'src: url("/assets/besley-latin-wght-normal.DIJ2eg_l.woff2")',
    'src: url("/assets/kredo.aB3-_x.woff2")',
  ]);
  expect(style).toContain('--face-text: "Kredo", system-ui, sans-serif');
});

// F-11.1
it('loads no typeface for those of the system, or without pages', () => {
  const faces = { title: 'system', text: 'system' } as const;
  expect(createAnswerFrame(ADDRESSES, { ...fluvia.brand, faces }).style).not.toContain(
    '@font-face',
  );
  expect(createAnswerFrame([], fluvia.brand).style).not.toContain('@font-face');
});

it('has the lender’s colours, corners and lines, and a policy that allows them (F-2.2, F-2.5)', () => {
  const { light, dark } = fluvia.brand.colours;
  const brand = {
    ...fluvia.brand,
    colours: { light: { ...light, ink: '#14224f' }, dark },
    shape: { corner: 'none', buttons: 'corner', line: 'thin' },
  } as const;
  const { style, policy } = createAnswerFrame([], brand);
  expect(style).toContain('--ink: #14224f;');
  expect(style).toContain(`--paper: ${dark.paper};`);
  expect(style).toContain('--rule: 1px solid var(--ink);');
  expect(style).toContain('--round: 0px;');
  expect(style).not.toMatch(/@palette|@shape/);
  const hash = createHash('sha256').update(style).digest('base64');
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
});
