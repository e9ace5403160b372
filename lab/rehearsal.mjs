import process from 'node:process';
import {
  ensureSystemPackages,
  inProject,
  prepareProduct,
  runCommand,
  runInForeground,
} from './project.mjs';

// npm run rehearsal [-- --rate 2] [--only TEXT] [--patience SECONDS]: two servers behind HAProxy, PostgreSQL with a standby, a mail server,
// a webhook's receiver and clamd, with visitors, while one after another fails. Run by hand; about four minutes, and
// as long as mails and deliveries are outstanding. Needs Debian's postgresql and haproxy; clamav-daemon and
// libfaketime where they can be had. docs/reliability.md has the figures.
await runCommand(async () => {
  const node = await prepareProduct();
  await ensureSystemPackages(['postgresql', 'haproxy']);
  const script = inProject('lab', 'rehearsal', 'run.mjs');
  return await runInForeground(node, [script, ...process.argv.slice(2)]);
});
