import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = globSync('src/**/*.css').filter((file) => !file.startsWith('src/view/styles/'));

it('finds the components’ sheets', () => {
  expect(sheets.length).toBeGreaterThan(0);
});

it.each(sheets)('%s names the order of the layers before it uses one', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/^@import "#view\/styles\/layers\.css";/);
});
