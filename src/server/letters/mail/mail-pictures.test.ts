import { describe, expect, it } from 'vitest';
import { contrast } from '#domain/brand/contrast.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { PALETTE } from '#view/palette.ts';
import { PICTURE_COLOUR, paint, paintMark } from './mail-pictures.ts';
import { DARK_SHEET, look } from './mail-styles.ts';

describe('the pictures of a mail', () => {
  it.each(['light', 'dark'] as const)('stand out from the %s paper', (scheme) => {
    expect(contrast(PICTURE_COLOUR, PALETTE[scheme].paper)).toBeGreaterThan(3);
  });

  it('pictures that cannot be painted are left out, and the mail is sent', async () => {
    expect(await paint('mark', 'no picture', { width: 40, height: 20 })).toBeUndefined();
    expect(await paintMark(fluvia.brand.mark)).toMatchObject({
      picture: { cid: 'mark@mail' },
      size: { width: 40, height: 20 },
    });
  });
});

describe('the dark scheme of mails', () => {
  it('overrides the colours that elements have by themselves', () => {
    expect(DARK_SHEET).toContain(`.text { color: ${PALETTE.dark.ink} !important }`);
    expect(look('link').style.color).toBe(PALETTE.light.data);
    expect(DARK_SHEET).toContain(`.link { color: ${PALETTE.dark.data} !important }`);
    expect(DARK_SHEET).toContain(
      `.body { background-color: ${PALETTE.dark.paper} !important; color: ${PALETTE.dark.ink} !important }`,
    );
    for (const colour of Object.values(PALETTE.light)) {
      if (!Object.values(PALETTE.dark).includes(colour)) expect(DARK_SHEET).not.toContain(colour);
    }
  });
});
