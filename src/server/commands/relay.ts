import { createHash } from 'node:crypto';
import { chmod, unlink } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { CommandResult } from './command.ts';
import { type CommandLine, commandLineSchema } from './command-line.ts';

/**
 * The embedded database opens in one process alone. So while a server runs, it carries out the
 * commands that need data, asked through a socket in the data folder that only its owner can open.
 */
export interface Relay {
  stop(): Promise<void>;
}

const answerSchema = z.object({ code: z.number(), output: z.string() });

/** What a socket's address may hold on every system, in bytes. */
const LONGEST_ADDRESS = 100;

export async function relayCommands(
  dataDir: string,
  run: (line: CommandLine) => Promise<CommandResult>,
): Promise<Relay> {
  const address = socketIn(dataDir);
  await unlink(address).catch(() => {}); // of a process that ended without a chance to
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    answer(socket, run).catch(() => socket.destroy());
  });
  const before = process.umask(0o077);
  await new Promise<void>((settle, reject) => {
    server.once('error', reject);
    server.listen(address, settle);
  }).finally(() => process.umask(before));
  await chmod(address, 0o600);
  server.unref();
  return {
    stop: () => new Promise((settle) => server.close(() => settle())),
  };
}

async function answer(
  socket: Socket,
  run: (line: CommandLine) => Promise<CommandResult>,
): Promise<void> {
  const line = commandLineSchema.parse(JSON.parse(await text(socket)));
  socket.end(JSON.stringify(await run(line)));
}

/** `undefined` where no server holds the folder. */
export async function askRunningServer(
  dataDir: string,
  line: CommandLine,
): Promise<CommandResult | undefined> {
  const socket = connect({ path: socketIn(dataDir), allowHalfOpen: true });
  try {
    await new Promise<void>((settle, reject) => {
      socket.once('error', reject);
      socket.once('connect', settle);
    });
  } catch {
    return undefined;
  }
  socket.end(JSON.stringify(line));
  return answerSchema.parse(JSON.parse(await text(socket)));
}

/** In the folder itself; where its path is too long for a socket, under a name made from it. */
function socketIn(dataDir: string): string {
  const whole = resolve(dataDir, 'commands.sock');
  const short = relative(process.cwd(), whole);
  const fits = [whole, short].find((path) => Buffer.byteLength(path) <= LONGEST_ADDRESS);
  const name = createHash('sha256').update(whole).digest('hex').slice(0, 16);
  return fits ?? join(tmpdir(), `loanfront-${name}.sock`);
}
