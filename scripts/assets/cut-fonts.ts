import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cutFont, FONTS, licenceOf } from './fonts.ts';

// Writes the faces of src/view/styles/fonts: the weights that the site uses, of the faces as they are published. Run by
// hand when a face is released again, or when a style uses another weight: node scripts/run.mjs scripts/assets/cut-fonts.ts

const require = createRequire(import.meta.url);
const folder = new URL('../../src/view/styles/fonts/', import.meta.url);
for (const font of FONTS) {
  const whole = readFileSync(require.resolve(font.source));
  const cut = await cutFont(whole, font);
  writeFileSync(new URL(font.file, folder), cut);
  copyFileSync(require.resolve(licenceOf(font)), new URL(font.licence, folder));
  console.log(`${font.file}: ${whole.length} bytes, now ${cut.length}`);
}
