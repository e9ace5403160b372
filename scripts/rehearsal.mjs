import process from 'node:process';
import { ensureSystemPackages } from './checks/system-packages.mjs';
import { runCommand } from './commands/refusal.mjs';
import { inProject } from './preparation/places.mjs';
import { prepareProduct } from './preparation/prepare.mjs';
import { runInForeground } from './processes/children.mjs';

// npm run rehearsal [-- --rate 2] [--only TEXT] [--patience SECONDS]: two servers behind HAProxy, PostgreSQL with a standby, a mail server,
// a webhook's receiver and clamd, with visitors, while one after another fails. Run by hand; about four minutes, and
// as long as mails and deliveries are outstanding. Needs Debian's postgresql and haproxy; clamav-daemon and
// libfaketime where they can be had. docs/reliability.md has the figures.
await runCommand(async () => {
  const node = await prepareProduct();
  await ensureSystemPackages(['postgresql', 'haproxy']);
  const script = inProject('scripts', 'rehearsal', 'run.mjs');
  return await runInForeground(node, [script, ...process.argv.slice(2)]);
});
