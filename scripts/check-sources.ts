import { globSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { findWrongImports } from './arrows/arrows.ts';
import { readSources } from './arrows/imports.ts';
import { inProject, ROOT } from './bootstrap/places.mjs';
import { findOldWords, readOldWords } from './words/old-words.ts';

// Part of the stage “lint”: reports every import that arrows/arrows.ts does not allow, every word that the glossary
// refuses, and every group of scripts in astro.config.ts that matches no file any more.

const sources = readSources();
const wrongImports = [...sources].flatMap(([file, text]) =>
  findWrongImports(file, text).map(({ to, why }) => `${file}: ${why} (${to})`),
);
const read = (file: string) => readFileSync(inProject(file), 'utf8');
const words = readOldWords(read('docs/glossary.md'));
const written = ['{src,scripts,tests,lab}/**/*.{ts,tsx,astro,mjs}', 'docs/**/*.md', '*.md'];
const history = [
  'docs/glossary.md',
  'docs/decisions/**',
  'CHANGELOG.md',
  'scripts/words/*.test.ts',
];
const oldWords = globSync(written, { cwd: ROOT, exclude: history }).flatMap((file) =>
  findOldWords(file, read(file), words),
);
const groups = read('astro.config.ts').matchAll(/'\/(src\/[^']+)'/g);
const staleGroups = [...groups]
  .map(([, path = '']) => path)
  .filter((path) => !path.endsWith('.css'))
  .filter((path) => ![...sources.keys()].some((file) => file.startsWith(path)))
  .map((path) => `astro.config.ts: no file begins with ${path}`);
const faults = [...wrongImports, ...oldWords, ...staleGroups];
process.stdout.write(faults.map((fault) => `${fault}\n`).join(''));
process.exitCode = faults.length > 0 ? 1 : 0;
