import { expect, it } from 'vitest';
import { describeComparison } from './describe-comparison.ts';

const SHELL = 'HeadlessChrome/156.0.8078.79';
const CHROME = 'Chrome/156.0.8078.79';

it.each([
  [[SHELL, SHELL], `pictures: compared in pixels, made with this build (${SHELL})`],
  [[CHROME, CHROME], `pictures: compared in layout alone: made with ${CHROME}, this is ${SHELL}`],
  [
    [SHELL, CHROME, CHROME],
    `pictures: 1 compared in pixels, made with this build (${SHELL}); 2 in layout alone: made with ${CHROME}`,
  ],
])('with pictures made with %j', (madeWith, note) => {
  expect(describeComparison(SHELL, madeWith)).toBe(note);
});
