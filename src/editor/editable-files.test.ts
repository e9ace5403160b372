import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { LOCALES } from '#domain/locale/locale.ts';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import {
  fileBehind,
  listPaths,
  mergeFile,
  openFile,
  readValue,
  writeValue,
} from './editable-files.ts';
import type { Value } from './merge-yaml.ts';

const folders = {
  configDir: FLUVIA.CONFIG_DIR,
  contentDir: FLUVIA.CONTENT_DIR,
  languages: LOCALES,
};

/** What the browser sends back. */
const sent = (value: Value): Value => JSON.parse(JSON.stringify(value));

it('saving a form in which nothing was changed changes no byte of any file (F-10.2)', () => {
  const paths = listPaths(folders);
  expect(paths.length).toBeGreaterThan(500);
  for (const path of paths) {
    const file = fileBehind(path, folders) ?? '';
    const before = readFileSync(file, 'utf8');
    expect(mergeFile(file, before, sent(readValue(file))), file).toBe(before);
  }
});

it('keeps lists that the editor leaves out because they are empty', () => {
  const before = '# Hours.\nhours:\n  saturday: [] # closed\n  sunday: [09:00-12:00]\nrest: {}\n';
  expect(mergeFile('lender.yaml', before, { hours: {} })).toBe(
    before.replace('[09:00-12:00]', '[]'),
  );
});

it('changes one cell of a broker in one line, and quotes what has to be', () => {
  const before = 'id,name,hours\nb-1,"Bureau, Namur",Mo-Fr\nb-2,Courtage,\n';
  const brokers = [
    { id: 'b-1', name: 'Bureau, Namur', hours: 'Mo-Fr' },
    { id: 'b-2', name: 'Courtage “A”, Mons' },
  ];
  expect(mergeFile('brokers.csv', before, { brokers })).toBe(
    before.replace('b-2,Courtage,', 'b-2,"Courtage “A”, Mons",'),
  );
});

it('writes a new text with its folder, as the check reads it', () => {
  const contentDir = mkdtempSync(join(tmpdir(), 'loanfront-texts-'));
  onTestFinished(() => rmSync(contentDir, { recursive: true }));
  const file = fileBehind('content/faq/nl/new-question.json', { ...folders, contentDir }) ?? '';
  const question = { question: 'Mag ik {name} bellen?', topic: 'request', order: 9, body: 'Ja.' };
  writeValue(file, question);
  expect(readFileSync(file, 'utf8')).toBe(
    '---\nquestion: "Mag ik {name} bellen?"\ntopic: "request"\norder: 9\n---\n\nJa.\n',
  );
  expect(readValue(file)).toEqual(question);
});

it('opens the tariffs of the folder, and the law’s tables where there are none (F-10.6, F-10.8)', () => {
  const configDir = mkdtempSync(join(tmpdir(), 'loanfront-tariffs-'));
  onTestFinished(() => rmSync(configDir, { recursive: true }));
  const own = { ...folders, configDir };
  mkdirSync(join(configDir, 'tariffs'));
  for (const name of ['spring-2027.yaml', '.hidden.yaml', 'notes.md'])
    writeFileSync(join(configDir, 'tariffs', name), 'products: {}\n');
  const listed = listPaths(own).filter((path) => path.startsWith('config/'));
  expect(listed).toEqual(['config/tariffs/spring-2027.json']);
  expect(openFile('config/tariffs/spring-2027.json', own)?.read()).toEqual({ products: {} });
  const law = openFile('config/law.json', own);
  expect(law?.read()).toBeUndefined();
  law?.write({ highestTaegs: [{ since: '2026-12-01', source: 'FPS', limits: [{ taeg: 12 }] }] });
  expect(readFileSync(join(configDir, 'law.yaml'), 'utf8')).toContain('since: "2026-12-01"');
});

it.each([
  'config/../../etc/passwd.json',
  'content/faq/fr/../../../x.json',
  'content/faq/fr/.hidden.json',
  'content/other/fr/x.json',
  'content/faq/it/x.json',
  'config/constructor.json',
  'content/faq/fr/x.md',
  'config/tariffs/.hidden.json',
  'config/tariffs/missing.json',
  'config/brand/mark.json',
])('opens no file for %s (F-10.4)', (path) => {
  expect(fileBehind(path, folders)).toBeUndefined();
});
