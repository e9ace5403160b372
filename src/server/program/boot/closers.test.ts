import { expect, it } from 'vitest';
import { createClosers } from './closers.ts';

it('closes in a fixed order, whatever the order of opening, and once', async () => {
  const closed: string[] = [];
  const closers = createClosers();
  for (const part of ['database', 'calls', 'mail', 'jobs'] as const)
    closers.opened(part, async () => void closed.push(part));
  await closers.closeAll();
  await closers.closeAll();
  expect(closed).toEqual(['calls', 'jobs', 'mail', 'database']);
});
