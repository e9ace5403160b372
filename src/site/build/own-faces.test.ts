import { resolve } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import type { Faces, OwnFace } from '#domain/brand/faces.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { preloadFaces, sheetPlugins } from './own-faces.ts';

const SERIF: OwnFace = {
  family: 'Kredo Serif',
  style: 'serif',
  files: [
    { path: '/kredo/400.woff2', weight: '400' },
    { path: '/kredo/700.woff2', weight: '700' },
  ],
  standIn: { sizeAdjust: 121.6, ascent: 85.2, descent: 27.55 },
  documents: {
    family: 'Kredo',
    regular: '/kredo/400.ttf',
    bold: '/kredo/700.ttf',
    lineHeight: 1.4,
  },
};

/** A style sheet with a brand's faces written into it, its white space reduced. */
async function write(css: string, faces: Faces): Promise<string> {
  const postcss = sheetPlugins({ ...fluvia.brand, faces });
  const config = await resolveConfig({ configFile: false, css: { postcss } }, 'build');
  const { code } = await preprocessCSS(css, resolve('src/view/styles/fonts.css'), config);
  return code.replace(/\s+/g, ' ');
}

const FONTS = resolve('src/view/styles/fonts');

describe('the typefaces in style sheets', () => {
  it('are those of the demonstration, with what stands in for them (F-11.6)', async () => {
    const css = await write('@faces files;', fluvia.brand.faces);
    expect(css).toContain(
      `@font-face { font-family: "Besley"; font-style: normal; font-display: swap; font-weight: 400 700; src: url("${FONTS}/besley-latin-wght-normal.woff2") format("woff2") }`,
    );
    expect(css).toContain(
      '@font-face { font-family: "Hanken Grotesk stand-in"; font-weight: 400 700; src: local("Arial"), local("Liberation Sans"), local("Arimo"); size-adjust: 100.79%; ascent-override: 99.21%; descent-override: 30.06%; line-gap-override: 0% }',
    );
    expect(await write(':root { @faces families; }', fluvia.brand.faces)).toContain(
      '--face-title: "Besley", "Besley stand-in", "Rockwell", "Georgia", serif; --face-text: "Hanken Grotesk", "Hanken Grotesk stand-in", system-ui, sans-serif',
    );
  });

  it('are a lender’s own, a file for each weight (F-11.2)', async () => {
    const css = await write('@faces files;', { title: SERIF, text: SERIF });
    expect(css.match(/font-weight: \d+; src: url\("[^"]*"\)/g)).toEqual([
      'font-weight: 400; src: url("/kredo/400.woff2")',
      'font-weight: 700; src: url("/kredo/700.woff2")',
    ]);
    expect(css.match(/@font-face/g)).toHaveLength(3);
  });

  it('are not there where they are those of the system (F-11.1)', async () => {
    expect(await write('@faces files;', { title: 'system', text: 'system' })).toBe('');
  });
});

describe('the typefaces that pages load first', () => {
  const preloaded = (faces: Faces) => {
    const { load } = preloadFaces(faces);
    const call = typeof load === 'function' ? load : expect.unreachable('load is a function');
    return String(Reflect.apply(call, {}, ['/x/src/view/brand/preloaded-faces.ts', {}]));
  };

  it('are the bold file of titles and the regular one of texts (F-11.2)', () => {
    expect(preloaded({ title: SERIF, text: 'Hanken Grotesk' })).toBe(
      [
        'import file0 from "/kredo/700.woff2?url";',
        `import file1 from "${FONTS}/hanken-grotesk-latin-wght-normal.woff2?url";`,
        'export const PRELOADED_FACES = [file0, file1];',
      ].join('\n'),
    );
  });

  it('are none of the system’s (F-11.1)', () => {
    expect(preloaded({ title: 'system', text: 'system' }).trim()).toBe(
      'export const PRELOADED_FACES = [];',
    );
  });
});
