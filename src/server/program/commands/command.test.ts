import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { USAGE } from './command.ts';

it('the README lists every command of the usage', () => {
  const readme = readFileSync('README.md', 'utf8');
  const commands = USAGE.split('\n').flatMap(
    (line) => /^ {2}(\w+(?: [a-z]\w*)?)/.exec(line)?.[1] ?? [],
  );
  expect(commands.length).toBeGreaterThan(30);
  expect(commands.filter((command) => !readme.includes(`\`${command}`))).toEqual([]);
});
