import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = globSync('src/site/**/*.css').filter(
  (file) => !file.startsWith('src/site/components/styles/'),
);

it('finds the components’ sheets', () => {
  expect(sheets.length).toBeGreaterThan(0);
});

it.each(sheets)('%s names the order of the layers before it uses one', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/^@import "\.{1,2}\/(.+\/)?styles\/layers\.css";/);
});
