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

it('closes the rest although a part fails, and throws its failure', async () => {
  const closed: string[] = [];
  const closers = createClosers();
  closers.opened('jobs', async () => {
    throw new Error('on purpose');
  });
  closers.opened('database', async () => void closed.push('database'));
  await expect(closers.closeAll()).rejects.toThrow('on purpose');
  expect(closed).toEqual(['database']);
});
