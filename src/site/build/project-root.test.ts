import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute } from 'node:path';
import { expect, it, vi } from 'vitest';
import { inProject } from './project-root.ts';

it('the root is the project’s from whichever folder a command is started', () => {
  vi.spyOn(process, 'cwd').mockReturnValue(tmpdir());
  const path = inProject('package.json');
  expect(isAbsolute(path)).toBe(true);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ name: 'loanfront' });
});
