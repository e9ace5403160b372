import { describe, expect, it } from 'vitest';
import { contrast } from '#domain/brand/contrast.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { paint, paintMark, pictureColour } from './mail-pictures.ts';
import { createMailLook } from './mail-styles.ts';

const { brand } = fluvia;
const { light, dark } = brand.colours;
const { look, darkSheet } = createMailLook(brand);

describe('the pictures of a mail', () => {
  it.each(['light', 'dark'] as const)('stand out from the %s paper', (scheme) => {
    expect(contrast(pictureColour(brand), brand.colours[scheme].paper)).toBeGreaterThan(3);
  });

  it('pictures that cannot be painted are left out, and the mail is sent', async () => {
    expect(await paint('mark', 'no picture', { width: 40, height: 20 })).toBeUndefined();
    expect(await paintMark(brand)).toMatchObject({
      picture: { cid: 'mark@mail' },
      size: { width: 40, height: 20 },
    });
  });
});

it('gives a mail the buttons and lines of its brand (F-2.2, F-2.5)', () => {
  const square = { corner: 'none', buttons: 'corner', line: 'thin' } as const;
  const yellow = { ...light, act: '#ffd23f', onAct: '#1b1b1b' };
  const own = createMailLook({ ...brand, colours: { light: yellow, dark }, shape: square });
  expect(own.look('button').style).toMatchObject({
    backgroundColor: '#ffd23f',
    borderRadius: '0px',
    color: '#1b1b1b',
  });
  expect(own.look('title').style.borderTop).toBe(`1px solid ${light.ink}`);
  expect(look('button').style.borderRadius).toBe('999px');
});

describe('the dark scheme of mails', () => {
  it('overrides the colours that elements have by themselves (F-2.2)', () => {
    expect(darkSheet).toContain(`.text { color: ${dark.ink} !important }`);
    expect(look('link').style.color).toBe(light.data);
    expect(darkSheet).toContain(`.link { color: ${dark.data} !important }`);
    expect(darkSheet).toContain(
      `.body { background-color: ${dark.paper} !important; color: ${dark.ink} !important }`,
    );
    for (const colour of Object.values(light)) {
      if (!Object.values(dark).includes(colour)) expect(darkSheet).not.toContain(colour);
    }
  });
});
