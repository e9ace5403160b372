import { describe, expect, it } from 'vitest';
import { runInOrder, STAGES } from './stages.mjs';

/**
 * The order in which these stages begin and end.
 * @param {readonly import('./stages.mjs').Stage[]} stages
 */
async function follow(stages) {
  /** @type {string[]} */
  const seen = [];
  await runInOrder(stages, async ({ name }) => {
    seen.push(`${name} begins`);
    await new Promise((resolve) => void setImmediate(resolve));
    seen.push(`${name} ends`);
  });
  return seen;
}

/** @param {readonly string[]} names */
const chosen = (...names) => STAGES.filter(({ name }) => names.includes(name));

describe('the stages', () => {
  it('wait only for stages before them', () => {
    STAGES.forEach(({ waits, after }, index) => {
      const before = STAGES.slice(0, index).map(({ name }) => name);
      expect(before).toEqual(expect.arrayContaining([...waits, ...after]));
    });
  });

  it('run side by side where neither waits for the other', async () => {
    expect(await follow(chosen('types', 'lint', 'build'))).toEqual([
      'types begins',
      'lint begins',
      'types ends',
      'lint ends',
      'build begins',
      'build ends',
    ]);
  });

  it('wait for the build without which they make no sense, whatever else is left out', async () => {
    const seen = await follow(chosen('build', 'browser'));
    expect(seen).toEqual(['build begins', 'build ends', 'browser begins', 'browser ends']);
  });

  it('leave the browser the machine to itself', async () => {
    const seen = await follow(STAGES);
    const begins = seen.indexOf('browser begins');
    expect(seen.slice(begins)).toEqual(['browser begins', 'browser ends']);
    expect(seen).toHaveLength(2 * STAGES.length);
  });
});
