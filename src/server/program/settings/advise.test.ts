import { expect, it } from 'vitest';
import { adviseOnSettings } from './advise.ts';

it.each([
  ['in production with CLAMD_URL=none', true, undefined, 1],
  ['in production with a scanner', true, 'tcp://localhost:3310', 0],
  ['elsewhere', false, undefined, 0],
] as const)('advises a scanner %s', (_, production, clamdUrl, advice) => {
  const advised = adviseOnSettings({ production, clamdUrl });
  expect(advised).toHaveLength(advice);
  for (const line of advised) expect(line).toContain('CLAMD_URL=none');
});
