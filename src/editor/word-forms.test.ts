import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { readWords } from '#configuration/word-files.ts';
import { LOCALES } from '#domain/locale/locale.ts';
import { isFixed } from '#words/fixed-words.ts';
import { sentencesOf } from '#words/override-words.ts';
import { isRecord } from './merge-yaml.ts';
import { listWordPaths, openWords, sentencesByCatalogue } from './word-forms.ts';

let configDir: string;
beforeEach(() => {
  configDir = mkdtempSync(join(tmpdir(), 'loanfront-words-'));
  onTestFinished(() => rmSync(configDir, { recursive: true }));
});

const open = (path: string) =>
  openWords(path, { configDir, contentDir: 'content', languages: ['fr', 'nl'] });
const wordsFile = () => join(configDir, 'words/fr.yaml');

function change(fields: Record<string, string>, path = 'words/fr/draftLink.json'): void {
  const held = open(path)?.read() ?? {};
  open(path)?.write(isRecord(held) ? { ...held, ...fields } : fields);
}

it('has a form for every sentence that can be replaced, and for no other (F-10.7)', () => {
  const keys = [...sentencesByCatalogue(LOCALES, () => true).values()].flat().map(({ key }) => key);
  expect(keys.toSorted()).toEqual(
    [...sentencesOf('fr').keys()].filter((key) => !isFixed(key)).toSorted(),
  );
  expect(listWordPaths(['fr', 'de'])).toContain('words/de/contact.json');
  expect(listWordPaths(['fr', 'de'])).not.toContain('words/de/application.json');
});

it('has no form for sentences about something that is not offered (F-10.7)', () => {
  const catalogues = sentencesByCatalogue(['fr'], (part) => part !== 'brokers');
  expect(catalogues.has('brokerFinder')).toBe(false);
  const frame = catalogues.get('frame')?.map(({ key }) => key);
  expect(frame).toContain('frame.pages.contact');
  expect(frame).not.toContain('frame.pages.brokers');
});

it('begins a file with the sentence that was changed (F-10.7)', () => {
  change({ 'draftLink/title': 'Continuer ailleurs' });
  expect(readFileSync(wordsFile(), 'utf8')).toBe('draftLink.title: "Continuer ailleurs"\n');
  expect(readWords(configDir, ['fr', 'nl'])).toEqual({
    ok: true,
    value: { fr: { 'draftLink.title': 'Continuer ailleurs' } },
  });
});

it('begins no file where nothing was changed', () => {
  for (const path of listWordPaths(['fr', 'nl'])) change({}, path);
  expect(existsSync(join(configDir, 'words'))).toBe(false);
});

it('keeps comments and other sentences of the file', () => {
  mkdirSync(join(configDir, 'words'));
  const before = '# Ours.\nmenu.home: \'Accueil\' # short\ndraftLink.title: "Ailleurs"\n';
  writeFileSync(wordsFile(), before);
  change({ 'draftLink/title': 'Plus tard' });
  expect(readFileSync(wordsFile(), 'utf8')).toBe(before.replace('Ailleurs', 'Plus tard'));
});

it.each([
  ['emptied', ''],
  ['the program’s again', sentencesOf('fr').get('draftLink.title') ?? ''],
])('removes a sentence that is %s', (_, text) => {
  change({ 'draftLink/title': 'Ailleurs', 'draftLink/send': 'Envoyer' });
  change({ 'draftLink/title': text });
  expect(readFileSync(wordsFile(), 'utf8')).toBe('draftLink.send: "Envoyer"\n');
});

it.each([
  'words/it/menu.json',
  'words/de/menu.json',
  'words/fr/nothing.json',
  'words/fr/../x.json',
])('opens no form for %s (F-10.4)', (path) => {
  expect(open(path)).toBeUndefined();
});
