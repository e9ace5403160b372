import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir, unlink } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { type CommandResult, gatherOutput } from './command.ts';
import { type CommandLine, commandLineSchema } from './command-line.ts';

/**
 * Only a single process can open the embedded database. While a server runs, it therefore runs the
 * commands that need data, called through a socket in the data folder that only its owner can open.
 */
export interface Relay {
  stop(): Promise<void>;
}

const answerSchema = z.object({ code: z.number(), output: z.string() });

/** The longest socket address that every system supports, in bytes. */
const MAX_SOCKET_PATH_BYTES = 100;

export async function relayCommands(
  dataDir: string,
  run: (line: CommandLine) => Promise<CommandResult>,
): Promise<Relay> {
  const address = socketIn(dataDir);
  if (isOutside(address, dataDir)) await mkdir(dirname(address), { mode: 0o700 }).catch(() => {});
  if (!(await isPrivate(address, dataDir)))
    throw new Error(`${dirname(address)} belongs to somebody else: choose a shorter DATA_DIR`);
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

/** `undefined` if no server holds the folder. */
export async function callRunningServer(
  dataDir: string,
  line: CommandLine,
): Promise<CommandResult | undefined> {
  const path = socketIn(dataDir);
  if (!(await isPrivate(path, dataDir))) return undefined;
  const socket = connect({ path, allowHalfOpen: true });
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

/**
 * The socket in the folder itself; if its path is too long, under a name derived from it, in a folder of the user's own:
 * who may write next to it could read commands and answer them.
 */
function socketIn(dataDir: string): string {
  const whole = resolve(dataDir, 'commands.sock');
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
