import process from 'node:process';
import { withLock } from './bootstrap/lock.mjs';
import { ensureBuild, ensureServer } from './build/ensure-build.ts';
import { runCommand } from './command.ts';

// `npm run build`: builds what has changed. `--server`: the server alone; `--start`: checks the settings of a start too.
const options = process.argv.slice(2);
await runCommand(() =>
  withLock(() =>
    options.includes('--server')
      ? ensureServer()
      : ensureBuild({ forStart: options.includes('--start') }),
  ),
);
