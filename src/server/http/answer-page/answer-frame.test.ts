import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { fluvia } from '#tests/examples/fluvia.ts';
import { createAnswerFrame } from './answer-frame.ts';

it('has the lender’s colours, corners and lines, and a policy that allows them (F-2.2, F-2.5)', () => {
  const { light, dark } = fluvia.brand.colours;
  const brand = {
    ...fluvia.brand,
    colours: { light: { ...light, ink: '#14224f' }, dark },
    shape: { corner: 'none', buttons: 'corner', line: 'thin' },
  } as const;
  const { style, policy } = createAnswerFrame([], brand);
  expect(style).toContain('--ink: #14224f;');
  expect(style).toContain(`--paper: ${dark.paper};`);
  expect(style).toContain('--rule: 1px solid var(--ink);');
  expect(style).toContain('--round: 0px;');
  expect(style).not.toMatch(/@palette|@shape/);
  const hash = createHash('sha256').update(style).digest('base64');
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
});
