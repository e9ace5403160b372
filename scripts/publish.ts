import process from 'node:process';
import { withLock } from './bootstrap/lock.mjs';
import { inProject } from './bootstrap/places.mjs';
import { ensureBuild } from './build/ensure-build.ts';
import { Refusal, runCommand } from './command.ts';
import { runQuietly } from './tools.ts';

// `npm run publish`: builds what has changed next to the running site, checks it, and lets the server take it. What
// the build or the server refuses changes nothing.
await runCommand(() =>
  withLock(async () => {
    let answer: string | undefined;
    const offer = async () => {
      const cli = inProject('dist', 'server', 'cli.mjs');
      const { code, output } = await runQuietly([cli, 'reload'], {
        NODE_ENV: process.env.NODE_ENV,
      });
      if (code !== 0) throw new Refusal(`Not published. ${output.trimEnd()}`);
      answer = output;
    };
    await ensureBuild({ forStart: true, offer });
    if (answer === undefined) await offer();
    process.stdout.write(answer ?? '');
  }),
);
