import process from 'node:process';
import { ensureSystemPackages } from './checks/system-packages.mjs';
import { runCommand } from './commands/refusal.mjs';
import { preparePackages } from './preparation/prepare.mjs';
import { environmentOfTools, scriptOf } from './preparation/tools.mjs';
import { startChild, waitFor } from './processes/children.mjs';

// `npm run documents`: checks files written by LibreOffice, Ghostscript and qpdf, and ClamAV's test files, as
// files from visitors. Run by hand, because installing an office suite takes longer than all other tests.
await runCommand(async () => {
  const node = await preparePackages();
  await ensureSystemPackages(['clamavTestfiles', 'ghostscript', 'qpdf', 'writer', 'calc']);
  const args = [scriptOf('vitest'), 'run', '--project=documents', ...process.argv.slice(2)];
  return waitFor(startChild(node, args, { stdio: 'inherit', env: environmentOfTools() }));
});
