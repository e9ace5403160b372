import { runCommand } from './commands/run-command.ts';

const { code, output } = await runCommand(process.argv.slice(2), process.env, new Date());
process.stdout.write(output);
process.exitCode = code;
