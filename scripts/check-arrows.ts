import { readFileSync } from 'node:fs';
import process from 'node:process';
import { findStateOrDom, findWrongImports } from './arrows/arrows.ts';
import { readSources } from './arrows/imports.ts';
import { inProject } from './bootstrap/places.mjs';

// Part of the stage “lint”: reports every import that arrows/arrows.ts does not allow, and every group of scripts in
// astro.config.ts that matches no file any more.

const sources = readSources();
const wrongImports = [...sources].flatMap(([file, text]) => [
  ...findWrongImports(file, text).map(({ to, why }) => `${file}: ${why} (${to})`),
  ...findStateOrDom(file, text).map((name) => `${file}: view has no state and no DOM (${name})`),
]);
const groups = readFileSync(inProject('astro.config.ts'), 'utf8').matchAll(/'\/(src\/[^']+)'/g);
const staleGroups = [...groups]
  .map(([, path = '']) => path)
  .filter((path) => !path.endsWith('.css'))
  .filter((path) => ![...sources.keys()].some((file) => file.startsWith(path)))
  .map((path) => `astro.config.ts: no file begins with ${path}`);
const faults = [...wrongImports, ...staleGroups];
process.stdout.write(faults.map((fault) => `${fault}\n`).join(''));
process.exitCode = faults.length > 0 ? 1 : 0;
