import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { exampleFolders, FLUVIA } from '#tests/examples/lender-folders.ts';
import { checkLender } from './check-lender.ts';
import { copyConfiguration, DEMONSTRATION } from './configuration-copy.ts';
import { findDemonstrationNames } from './demonstration-names.ts';
import { type ConfigurationFault, describeFault } from './fault.ts';
import { MARK } from './marks.ts';

const CONTENT = FLUVIA.CONTENT_DIR;

/** A copy of the demonstration's texts, in which one of them is changed. */
function copyContent(name: string, change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'loanfront-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(CONTENT, folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return folder;
}

const places = (faults: readonly ConfigurationFault[], folder: string) =>
  faults.map((fault) => describeFault(fault).replace(`${folder}/`, ''));

// F-8.1
it('finds nothing in the demonstration', () => {
  const { faults, marks } = checkLender({ configDir: DEMONSTRATION, contentDir: CONTENT });
  expect({ faults, marks }).toEqual({ faults: [], marks: [] });
});

// F-8.1
it('refuses a loan’s text that does not start with a heading, as its page would', () => {
  const contentDir = copyContent('loans/nl/car.md', (text) =>
    text.replace(/\n---\n/, '\n---\nEen inleiding.\n'),
  );
  const { faults } = checkLender({ configDir: DEMONSTRATION, contentDir });
  expect(places(faults, contentDir)).toEqual([
    expect.stringMatching(/^loans\/nl\/car\.md:\d+:1: has to start with a heading/),
  ]);
});

// F-1.8
it('reports links of the lender’s file to a page of questions of which there are none', () => {
  const { CONFIG_DIR, CONTENT_DIR } = exampleFolders('knotwilg');
  const [configDir, contentDir] = ['config', 'content'].map((name) => {
    const folder = mkdtempSync(join(tmpdir(), `loanfront-${name}-`));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(name === 'config' ? CONFIG_DIR : CONTENT_DIR, folder, { recursive: true });
    return folder;
  }) as [string, string];
  rmSync(join(contentDir, 'faq'), { recursive: true });
  const file = join(configDir, 'lender.yaml');
  const written = readFileSync(file, 'utf8');
  const faults = () => places(checkLender({ configDir, contentDir }).faults, configDir);
  expect(faults()).toContainEqual(
    expect.stringMatching(
      /^lender\.yaml:\d+:\d+ links\.faq\.nl: leads to the page faq, which has no text to list$/,
    ),
  );
  writeFileSync(file, written.replace(/^ {2}faq: .*\n/m, ''));
  expect(faults().filter((fault) => fault.startsWith('lender.yaml'))).toEqual([]);
});

// F-8.8
it('reports addresses that no page has, in a text and in the lender’s file', () => {
  const contentDir = copyContent(
    'faq/fr/how-much.md',
    (text) => `${text}\n[Ici](/fr/contacte/).\n`,
  );
  const configDir = copyConfiguration([
    { file: 'lender.yaml', replace: 'nl: /nl/privacy/', by: 'nl: /nl/prive/' },
  ]);
  const { faults } = checkLender({ configDir, contentDir });
  expect([...places(faults, contentDir), ...places(faults, configDir)]).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^faq\/fr\/how-much\.md:\d+:\d+: leads to \/fr\/contacte\/, which no page has: is it \/fr\/contact\/\?$/,
      ),
      expect.stringMatching(
        /^lender\.yaml:\d+:\d+ links\.privacy\.nl: leads to \/nl\/prive\/, which no page has/,
      ),
    ]),
  );
  expect(faults).toHaveLength(2);
});

// F-8.2
it('reports no text as missing where the languages of the site cannot be read', () => {
  const configDir = copyConfiguration([]);
  writeFileSync(join(configDir, 'lender.yaml'), 'languages: [nl\n');
  const { faults } = checkLender({ configDir, contentDir: CONTENT });
  expect(places(faults, configDir)).toEqual([expect.stringMatching(/^lender\.yaml:/)]);
});

// F-8.2
it('misses no text about what is not offered where another file has a fault', () => {
  const { CONFIG_DIR, CONTENT_DIR } = exampleFolders('knotwilg');
  const configDir = mkdtempSync(join(tmpdir(), 'loanfront-config-'));
  onTestFinished(() => rmSync(configDir, { recursive: true }));
  cpSync(CONFIG_DIR, configDir, { recursive: true });
  writeFileSync(join(configDir, 'holidays.yaml'), 'holidays: []\n');
  const { faults } = checkLender({ configDir, contentDir: CONTENT_DIR });
  expect(places(faults, configDir)).toEqual([expect.stringMatching(/^holidays\.yaml:/)]);
});

// F-8.3
it('finds a mark in a text and in the configuration, but not in a comment', () => {
  const configDir = copyConfiguration([
    { file: 'lender.yaml', replace: 'name: Fluvia\n', by: `# ${MARK}\nname: "${MARK} Fluvia"\n` },
  ]);
  const contentDir = copyContent('faq/fr/data.md', (text) => `${text}\n${MARK} Encore.\n`);
  const { faults, marks } = checkLender({ configDir, contentDir });
  expect(faults).toEqual([]);
  expect(marks.map(({ file }) => file)).toEqual([
    join(configDir, 'lender.yaml'),
    join(contentDir, 'faq/fr/data.md'),
  ]);
});

// F-8.4
it('finds the demonstration’s names in the files of a lender of another name', () => {
  const found = findDemonstrationNames([DEMONSTRATION], 'Kredo');
  expect(places(found, DEMONSTRATION)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^lender\.yaml:\d+:1: has the demonstration's "Fluvia"$/),
      expect.stringMatching(/^lender\.yaml:\d+:1: has the demonstration's "0999\.999\.922"$/),
    ]),
  );
  expect(findDemonstrationNames([DEMONSTRATION], 'Fluvia')).toEqual([]);
});
