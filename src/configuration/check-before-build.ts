import process from 'node:process';
import { describeFault } from './fault.ts';
import { loadConfiguration } from './load-configuration.ts';

// Run before the site is built, so that a wrong line is told as such, and not as a page that cannot
// be rendered. The server checks again when it starts.
const loaded = loadConfiguration(process.env.CONFIG_DIR || 'config');
if (!loaded.ok) {
  process.stdout.write(`${loaded.faults.map(describeFault).join('\n')}\n`);
  process.exitCode = 1;
}
