import { expect, it } from 'vitest';
import { findStaleGroups } from './script-groups.mjs';

it('names the paths of groups that match no file, and ignores packages', () => {
  const config = "answers: ['/src/journey/answers.'], island: ['/react/index', '/src/site/gone/']";
  expect(findStaleGroups(config, ['src/journey/answers.ts'])).toEqual(['src/site/gone/']);
});
