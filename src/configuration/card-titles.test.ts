import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { OwnFace } from '#domain/brand/faces.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { checkCardTitles } from './card-titles.ts';
import { checkLender } from './check-lender.ts';
import { copyConfiguration, lineOf } from './configuration-copy.ts';
import { describeFault } from './fault.ts';

const LONG = 'Simuler un prêt, puis en demander un, à une personne ou à deux. '.repeat(3).trim();

/** The faults of a configuration, without its folder's name. */
const faultsOf = (configDir: string, contentDir: string = FLUVIA.CONTENT_DIR) =>
  checkLender({ configDir, contentDir }).faults.map((fault) =>
    describeFault(fault).replace(`${configDir}/`, '').replace(`${contentDir}/`, ''),
  );

// F-8.7
it('the name of a page in the lender’s own words that is too long for its picture is a fault', () => {
  const folder = copyConfiguration([]);
  mkdirSync(join(folder, 'words'));
  writeFileSync(
    join(folder, 'words/fr.yaml'),
    `frame.pages.faq: "${LONG}"\nhome.headline: "${'long'.repeat(20)}"\n`,
  );
  expect(faultsOf(folder).toSorted()).toEqual([
    'words/fr.yaml:1:1 frame.pages.faq: does not fit on the picture of a shared link',
    'words/fr.yaml:2:1 home.headline: does not fit on the picture of a shared link',
  ]);
});

// F-8.7
it('the name of a lender without a wordmark that takes more than a line is a fault', () => {
  const name = 'Crédit mutuel des bateliers de la haute Meuse';
  const folder = copyConfiguration([
    { file: 'lender.yaml', replace: 'name: Fluvia\n', by: `name: ${name}\n` },
  ]);
  const line = lineOf(folder, 'lender.yaml', `name: ${name}`);
  const fault = `lender.yaml:${line}:1 name: does not fit on the picture of a shared link`;
  expect(faultsOf(folder)).toEqual([fault]);
  cpSync(join(folder, 'brand/mark.svg'), join(folder, 'brand/wordmark.svg'));
  expect(faultsOf(folder)).toEqual([]);
});

/** Besley with letters four times as wide as they are high. */
function writeWideFont(file: string): void {
  const font = readFileSync('src/view/styles/fonts/besley-700.ttf');
  const head = font.readUInt32BE(font.indexOf('head') + 8);
  font.writeUInt16BE(font.readUInt16BE(head + 18) / 4, head + 18);
  writeFileSync(file, font);
}

// F-8.7
it('a typeface too wide for titles or the warning is a fault at each article, and of the brand at the program’s own', () => {
  const configDir = copyConfiguration([]);
  const bold = join(configDir, 'wide.ttf');
  writeWideFont(bold);
  const own = { documents: { bold, regular: bold, lineHeight: 1.675 } } as OwnFace;
  const brand = { ...fluvia.brand, faces: { ...fluvia.brand.faces, title: own, text: own } };
  const folders = { configDir, contentDir: FLUVIA.CONTENT_DIR };
  const faults = checkCardTitles(folders, () => true, { ...fluvia, brand }).map((fault) =>
    describeFault(fault).replace(`${configDir}/`, ''),
  );
  const article = /news\/fr\/first-months-of-interest\.md:2:1 title: does not fit on the picture/;
  expect(faults).toContainEqual(expect.stringMatching(article));
  const line = lineOf(configDir, 'brand/brand.yaml', '  title: Besley');
  expect(faults).toContainEqual(
    expect.stringMatching(
      new RegExp(`^brand/brand\\.yaml:${line}:3 faces\\.title: is so wide that “.+” does not fit`),
    ),
  );
  expect(faults).toContainEqual(
    expect.stringMatching(/ faces\.text: is so wide that “Attention, emprunter .+” does not fit/),
  );
});
