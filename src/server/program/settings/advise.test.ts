import { expect, it } from 'vitest';
import { adviseOnLender, adviseOnSettings } from './advise.ts';

it.each([
  ['in production with CLAMD_URL=none', true, undefined, 1],
  ['in production with a scanner', true, 'tcp://localhost:3310', 0],
  ['elsewhere', false, undefined, 0],
] as const)('advises a scanner %s', (_, production, clamdUrl, advice) => {
  const advised = adviseOnSettings({ production, clamdUrl });
  expect(advised).toHaveLength(advice);
  for (const line of advised) expect(line).toContain('CLAMD_URL=none');
});

it.each([
  ['in production as the demonstration’s lender', true, '0999.999.922', 1],
  ['in production as another lender', true, '0999.999.823', 0],
  ['elsewhere', false, '0999.999.922', 0],
] as const)('advises an own lender %s', (_, production, enterpriseNumber, advice) => {
  expect(adviseOnLender(production, { name: 'Fluvia', enterpriseNumber })).toHaveLength(advice);
});
