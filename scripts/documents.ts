import process from 'node:process';
import { runCommand } from './command.ts';
import { ensureInstalled } from './system/ensure-installed.ts';
import { runTool, scriptOf } from './tools.ts';

// `npm run documents`: checks files written by LibreOffice, Ghostscript and qpdf, and ClamAV's test files, as
// files from visitors. Run by hand, because installing an office suite takes longer than all other tests.
await runCommand(() => {
  ensureInstalled([
    'the test files of ClamAV',
    'Ghostscript',
    'qpdf',
    'LibreOffice Writer',
    'LibreOffice Calc',
  ]);
  return runTool([scriptOf('vitest'), 'run', '--project=documents', ...process.argv.slice(2)]);
});
