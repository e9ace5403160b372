import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programFolder } from '#configuration/program-folder.ts';

/** The version of Loanfront, from its `package.json`. */
export function programVersion(): string {
  const program: { version?: string } = JSON.parse(
    readFileSync(join(programFolder(), 'package.json'), 'utf8'),
  );
  return program.version ?? 'unknown';
}
