import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyConfiguration, DEMONSTRATION } from '../configuration-copy.ts';
import { readDrawing } from './read-drawing.ts';

const NAME = 'brand/mark.svg';
const BOX = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"';

function readText(svg: string) {
  const folder = copyConfiguration([]);
  writeFileSync(join(folder, NAME), svg);
  return readDrawing(folder, NAME);
}

const reasonsFor = (svg: string) => {
  const read = readText(svg);
  return read.ok ? [] : read.faults.map(({ place, reason }) => `${place} ${reason}`.trim());
};

describe('a drawing of the lender’s', () => {
  it('is the demonstration’s mark', () => {
    const read = readDrawing(DEMONSTRATION, NAME);
    expect(read).toEqual({
      ok: true,
      value: {
        viewBox: [0, 0, 40, 20],
        shapes:
          '<g><path d="M3 9.5C8 3 13 3 20 10s12 7 17 .5" fill="none" stroke="currentColor" stroke-width="5.5"></path></g>',
      },
    });
  });

  it('may have colours and gradients of its own, and what drawing programs add to the root', () => {
    const svg = `<?xml version="1.0" encoding="UTF-8"?><!-- drawn -->
      <svg ${BOX} version="1.1" id="a" width="40" height="20" fill="none"><defs><linearGradient id="g-1" x1="0" x2="1">
      <stop offset="0" stop-color="#ff8800"/></linearGradient></defs>
      <g transform="translate(1 -2) rotate(45)"><circle cx="4" cy="4" r="3" fill="url(#g-1)"/></g></svg>`;
    expect(reasonsFor(svg)).toEqual([]);
    const read = readText(svg);
    expect(read.ok && read.value.shapes).toContain('<g fill="none"><defs>');
  });

  it.each<[string, string, string]>([
    ['a script', `<svg ${BOX}><script>alert(1)</script></svg>`, '<script> is not allowed'],
    ['an event', `<svg ${BOX}><path d="M0 0" onclick="x()"/></svg>`, 'attribute onclick'],
    ['an event of the root', `<svg ${BOX} onload="x()"/>`, 'attribute onload'],
    ['foreign markup', `<svg ${BOX}><foreignObject/></svg>`, '<foreignObject> is not allowed'],
    ['a link', `<svg ${BOX}><a href="javascript:x()"/></svg>`, '<a> is not allowed'],
    ['a picture', `<svg ${BOX}><image href="https://x.example/a.png"/></svg>`, '<image> is not'],
    ['a copy', `<svg ${BOX}><g id="a"/><use href="#a"/></svg>`, '<use> is not allowed'],
    ['a style', `<svg ${BOX}><style>@import "x"</style></svg>`, '<style> is not allowed'],
    ['a style attribute', `<svg ${BOX}><g style="fill:red"/></svg>`, 'attribute style'],
    ['a reference out', `<svg ${BOX}><g fill="url(https://x.example)"/></svg>`, 'fill is not'],
    ['a hidden reference', `<svg ${BOX}><g fill="u&#114;l(x)"/></svg>`, 'fill is not a plain'],
    ['an animation', `<svg ${BOX}><animate attributeName="d"/></svg>`, '<animate> is not'],
    ['text', `<svg ${BOX}><g>Kredo</g></svg>`, 'has text: draw letters as paths'],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "aa">]><svg ${BOX}/>`, '<!DOCTYPE> is not allowed'],
    ['CDATA', `<svg ${BOX}><![CDATA[x]]></svg>`, 'has CDATA'],
    ['no viewBox', '<svg width="40" height="20"/>', 'has no viewBox'],
    ['a viewBox without room', '<svg viewBox="0 0 0 20"/>', 'has no viewBox'],
    ['two drawings', `<svg ${BOX}/><svg ${BOX}/>`, 'outside the one <svg>'],
    ['nothing that is closed', `<svg ${BOX}><g>`, 'is not closed'],
    ['no drawing', '', 'is not an SVG drawing'],
    ['another file', 'PNG', 'has text'],
    ['a page', '<html><body/></html>', '<html> is outside'],
    ['too many paths', `<svg ${BOX}>${'<g/>'.repeat(6_000)}</svg>`, 'is over 20 KB'],
  ])('is refused with %s (F-3.5)', (_, svg, reason) => {
    expect(reasonsFor(svg).join('\n')).toContain(reason);
  });

  it('is reported with its line', () => {
    expect(reasonsFor(`<svg ${BOX}>\n  <use href="#a"/>\n</svg>`)[0]).toMatch(/^2:3 <use>/);
  });

  it('is reported where it is missing', () => {
    const folder = copyConfiguration([]);
    rmSync(join(folder, NAME));
    expect(readDrawing(folder, NAME)).toEqual({
      ok: false,
      faults: [{ file: join(folder, NAME), place: '', reason: 'cannot be read' }],
    });
  });
});
