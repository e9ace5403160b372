import { globSync, readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import process from 'node:process';
import { importsOf, pathOf } from './checks/imports.mjs';

// Prints figures of the structure as Markdown tables, for docs/structure.md. By hand:
// node scripts/measure-structure.mjs [root of another checkout]

const root = resolve(process.argv[2] ?? '.');
const TEST = /\.(?:test|contract)\.tsx?$/;
const EXAMPLE = /\.examples\.tsx?$/;
const files = new Map(
  globSync('src/**/*.{ts,tsx,astro,css}', { cwd: root }).map((file) => [
    file.replaceAll(sep, '/'),
    readFileSync(`${root}/${file}`, 'utf8'),
  ]),
);
const tests = new Map([...files].filter(([file]) => TEST.test(file)));
const sources = new Map([...files].filter(([file]) => !TEST.test(file) && !EXAMPLE.test(file)));
const code = new Map([...sources].filter(([file]) => !file.endsWith('.css')));

/** @param {string} text */
const countLines = (text) => text.split('\n').length - 1;
/** @param {readonly number[]} values @param {number} share from 0 to 1 */
const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;
/** @param {Iterable<string>} texts */
const linesOf = (texts) => [...texts].map(countLines);
/** @param {readonly number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);
/** @param {readonly (string | number)[]} cells */
const print = (...cells) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
/** @param {string} prefix @param {ReadonlyMap<string, string>} among */
const textsBelow = (prefix, among) =>
  [...among].filter(([file]) => file.startsWith(prefix)).map(([, text]) => text);

const HEAD = [
  'layer',
  'files',
  'lines',
  'median',
  'p90',
  'longest',
  'test lines',
  'ratio',
  'no css',
];
print(...HEAD);
print(...HEAD.map(() => '---'));
const layers = [...new Set([...files.keys()].map((file) => file.split('/')[1] ?? ''))].sort();
for (const layer of ['', ...layers]) {
  const prefix = layer === '' ? 'src/' : `src/${layer}/`;
  const lines = linesOf(textsBelow(prefix, sources));
  const testLines = sum(linesOf(textsBelow(prefix, tests)));
  const codeLines = sum(linesOf(textsBelow(prefix, code)));
  const shape = [quantile(lines, 0.5), quantile(lines, 0.9), Math.max(...lines)];
  const ratios = [testLines / sum(lines), testLines / codeLines].map((ratio) => ratio.toFixed(2));
  print(layer || 'all', lines.length, sum(lines), ...shape, testLines, ...ratios);
}

/** The folder of src/site that a file lies in. @param {string | undefined} file */
const folderOf = (file) => /^src\/site\/([^/]+)\//.exec(file ?? '')?.[1];
const crossings = [...code].flatMap(([file, text]) => {
  const from = folderOf(file);
  return importsOf(text)
    .map((to) => folderOf(pathOf(file, to)))
    .filter((to) => from !== undefined && to !== undefined && to !== from)
    .map((to) => `${from} → ${to}`);
});
const siteFolders = new Set([...sources.keys()].flatMap((file) => folderOf(file) ?? []));
/** @param {RegExp} pattern */
const occurrences = (pattern) => {
  const counts = [...code.values()].map((text) => text.match(pattern)?.length ?? 0);
  return `${sum(counts)} in ${counts.filter((count) => count > 0).length} files`;
};

process.stdout.write('\n');
print('what', 'count');
print('---', '---');
print('folders in `src/site`', siteFolders.size);
print('pairs of them, the one importing the other', new Set(crossings).size);
print('imports from one to another', crossings.length);
print('`fetch(`', occurrences(/\bfetch\(/g));
print('`/api/v1`', occurrences(/\/api\/v1/g));
