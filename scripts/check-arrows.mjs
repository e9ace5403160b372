import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import process from 'node:process';
import { findWrongImports } from './checks/arrows.mjs';
import { ROOT } from './preparation/places.mjs';

// Part of the stage «lint»: names every import that scripts/checks/arrows.mjs does not allow.

/** Tests import what they test with, and examples. */
const TEST = /\.(?:test|contract|documents|examples)\.tsx?$/;

const files = globSync('src/**/*.{ts,tsx,astro}', { cwd: ROOT })
  .map((file) => file.replaceAll(sep, '/'))
  .filter((file) => !TEST.test(file));
const faults = files.flatMap((file) =>
  findWrongImports(file, readFileSync(`${ROOT}/${file}`, 'utf8')).map(
    ({ to, why }) => `${file}: ${why} (${to})`,
  ),
);
process.stdout.write(faults.map((fault) => `${fault}\n`).join(''));
process.exitCode = faults.length > 0 ? 1 : 0;
