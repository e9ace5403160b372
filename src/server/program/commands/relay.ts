import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, lstat, mkdir, unlink } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Role } from '../settings/variables.ts';
import { type CommandResult, gatherOutput, refuseCommand } from './command.ts';
import { type CommandLine, commandLineSchema } from './command-line.ts';

/**
 * Commands that a running server has to run: those that need data, where the database is embedded, because only a single
 * process can open it, and the one that makes it read the lender's files again. They are called through a socket in the
 * data folder that only its owner can open.
 */
export interface Relay {
  stop(): Promise<void>;
}

const answerSchema = z.object({ code: z.number(), output: z.string() });

/** The longest socket address that every system supports, in bytes. */
const MAX_SOCKET_PATH_BYTES = 100;

/** The server that holds an embedded database: there is one. Others are known by their role. */
export const EMBEDDED = 'embedded';

/** Which server of a data folder is called. */
export type Called = typeof EMBEDDED | Role;

/** Throws if the folder cannot be written, or if another server of that role takes the commands in it. */
export async function relayCommands(
  dataDir: string,
  run: (line: CommandLine) => Promise<CommandResult>,
  called: Called = EMBEDDED,
): Promise<Relay> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const address = socketIn(dataDir, called);
  if (isOutside(address, dataDir)) await mkdir(dirname(address), { mode: 0o700 }).catch(() => {});
  if (!(await isPrivate(address, dataDir)))
    throw new Error(`${dirname(address)} belongs to somebody else: choose a shorter DATA_DIR`);
  const other = await connectTo(address);
  other?.destroy();
  if (other !== undefined) throw new Error(`Another server takes the commands at ${address}`);
  await unlink(address).catch(() => {}); // left by a process that crashed
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
  socket.end(JSON.stringify(await gatherOutput(await run(line))));
}

/** `undefined` if no such server runs. */
export async function callRunningServer(
  dataDir: string,
  line: CommandLine,
  called: Called = EMBEDDED,
): Promise<CommandResult | undefined> {
  const path = socketIn(dataDir, called);
  if (!(await isPrivate(path, dataDir))) return undefined;
  const socket = await connectTo(path);
  if (socket === undefined) return undefined;
  socket.end(JSON.stringify(line));
  // A server that ends, or fails, closes the connection without an answer.
  const answered = await text(socket).catch(() => '');
  return answered === ''
    ? refuseCommand('The server did not finish the command: is it still running?', line.json)
    : answerSchema.parse(JSON.parse(answered));
}

async function connectTo(path: string): Promise<Socket | undefined> {
  const socket = connect({ path, allowHalfOpen: true });
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return undefined;
  }
}

/**
 * The socket in the folder itself; if its path is too long, under a name derived from it, in a folder of the user's own:
 * who may write next to it could read commands and answer them.
 */
function socketIn(dataDir: string, called: Called): string {
  const file = called === EMBEDDED ? 'commands.sock' : `commands-${called}.sock`;
  const whole = resolve(dataDir, file);
  const short = relative(process.cwd(), whole);
  const fits = [whole, short].find((path) => Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES);
  const name = createHash('sha256').update(whole).digest('hex').slice(0, 16);
  return fits ?? join(tmpdir(), `loanfront-${userInfo().uid}`, `${name}.sock`);
}

const isOutside = (address: string, dataDir: string) =>
  dirname(resolve(address)) !== resolve(dataDir);

/** Whether nobody else can open the socket's folder, or put another one in its place. The data folder is the owner's. */
async function isPrivate(address: string, dataDir: string): Promise<boolean> {
  if (!isOutside(address, dataDir)) return true;
  const folder = await lstat(dirname(address)).catch(() => undefined);
  return (
    folder?.isDirectory() === true && folder.uid === userInfo().uid && (folder.mode & 0o077) === 0
  );
}
