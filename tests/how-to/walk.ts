import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { type CodeBlock, readCodeBlocks } from './code-blocks.ts';
import { type Debian, routeOn, type WalkedBlock } from './route.ts';

// `node scripts/run.mjs tests/how-to/walk.ts 12 bookworm.tar node.tar.xz`: follows the how-tos on a bare Debian, with its
// own systemd and network, word for word (README.md). As root; a step that fails ends it with 1.

const [debian = '', archive = '', node] = process.argv.slice(2);

/** Makes of the folder a machine: its own mounts, devices and control groups, and systemd as its first process. */
const BOOT = `set -e
mount --bind $1 $1
mount -t tmpfs -o mode=755 tmpfs $1/run
mount -t proc proc $1/proc
mount --bind /proc/sys $1/proc/sys
mount -o remount,bind,ro $1/proc/sys
mount -t sysfs -o ro sysfs $1/sys
mount -t cgroup2 cgroup2 $1/sys/fs/cgroup
mount -t tmpfs -o mode=755 tmpfs $1/dev
mkdir $1/dev/shm $1/dev/pts
mount -t tmpfs tmpfs $1/dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts $1/dev/pts
ln -s pts/ptmx $1/dev/ptmx
ln -s /proc/self/fd $1/dev/fd
for device in null zero full random urandom tty; do
  touch $1/dev/$device
  mount --bind /dev/$device $1/dev/$device
done
cd $1
pivot_root . mnt
umount --lazy /mnt
mount --make-rshared /
exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin container=other /lib/systemd/systemd`;

/** Whose certificates Node accepts in the machine, besides its own. */
const AUTHORITIES = '/root/authorities.pem';

const OWN = ['--mount', '--pid', '--net', '--uts', '--ipc', '--cgroup'];

const folder = mkdtempSync('/var/tmp/loanfront-walk-');
const root = join(folder, 'root');
const started: ChildProcess[] = [];
try {
  if (debian !== '12' && debian !== '13') throw new Error('Which Debian: 12 or 13?');
  process.exitCode = await walk(debian);
} finally {
  for (const child of started.reverse()) child.kill('SIGKILL');
  await wait(1_000);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 1_000 });
}

async function walk(version: Debian): Promise<number> {
  run('mkdir', root);
  run('tar', '--directory', root, '--extract', '--file', archive);
  run('git', 'clone', '--quiet', '--bare', '--no-hardlinks', '.', join(root, 'root/loanfront.git'));
  if (node !== undefined) cpSync(node, join(root, 'root/node.tar.xz'));
  // A network may look into TLS by an authority of its own.
  const { NODE_EXTRA_CA_CERTS: authorities } = process.env;
  if (authorities !== undefined) cpSync(authorities, join(root, AUTHORITIES));
  // The reader says yes.
  writeFileSync(join(root, 'etc/apt/apt.conf.d/yes'), 'APT::Get::Assume-Yes "true";\n');
  writeFileSync(join(root, 'etc/resolv.conf'), 'nameserver 10.0.2.3\n');
  const machine = await boot();
  for (const step of [{ byHand: 'lists', commands: 'apt-get update' }, ...routeOn(version)]) {
    const name = 'block' in step ? step.block : `by hand: ${step.byHand}`;
    const text = 'block' in step ? textOf(step) : step.commands;
    const began = performance.now();
    const code = await enter(machine, text, step);
    const seconds = Math.round((performance.now() - began) / 1_000);
    process.stdout.write(`\n== ${code === 0 ? 'done' : 'FAILED'} in ${seconds} s: ${name}\n`);
    if (code === 0) continue;
    await enter(machine, 'systemctl --failed; journalctl --no-pager --lines=40');
    return 1;
  }
  return 0;
}

/** Returns the process that is the machine's first. */
async function boot(): Promise<string> {
  const unshared = start(
    'unshare',
    ...OWN,
    '--fork',
    '--kill-child',
    'sh',
    '-c',
    BOOT,
    'boot',
    root,
  );
  for (;;) {
    await wait(500);
    const { stdout } = spawnSync('pgrep', ['-P', String(unshared.pid)], { encoding: 'utf8' });
    const first = stdout.trim();
    const asked = inside(first, ['systemctl', 'is-system-running']);
    if (spawnSync('nsenter', asked, { encoding: 'utf8' }).stdout !== 'running\n') continue;
    start('slirp4netns', '--configure', '--mtu=65520', '--disable-host-loopback', first, 'tap0');
    return first;
  }
}

function inside(machine: string, command: readonly string[]): readonly string[] {
  return ['-t', machine, '-m', '-p', '-n', '-u', '-i', ...command];
}

/** The block as it stands in the page, with what the reader fills in. */
function textOf({ block, filledIn = {} }: WalkedBlock): string {
  const [page = '', rest = ''] = block.split('#');
  const [section, at = '0'] = rest.split('/');
  const isMeant = (found: CodeBlock) => found.section === section && found.at === Number(at);
  const found = readCodeBlocks(page).find(isMeant);
  if (found === undefined) throw new Error(`No block ${block}`);
  return Object.entries(filledIn).reduce((text, [asked, given]) => {
    if (!text.includes(asked)) throw new Error(`${block} has no ${asked}`);
    return text.replaceAll(asked, given);
  }, found.text);
}

/** Runs commands in the reader's shell: its folder and variables are those of the step before. */
async function enter(
  machine: string,
  text: string,
  { as, types = 'true' }: Pick<WalkedBlock, 'as' | 'types'> = {},
): Promise<number> {
  const state = `/var/tmp/shell-${as ?? 'root'}`;
  const script = `touch ${state} && . ${state} 2> /dev/null; set -aexuo pipefail
{ ${text}
} < <(${types})
{ set +x; declare -px | grep -vE ' (EUID|PPID|UID|SHELLOPTS|BASHOPTS|BASH[A-Z_]*)='; echo "cd '$PWD'"; } > ${state} 2> /dev/null`;
  const environment = `HOME=/root TERM=dumb PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive NODE_EXTRA_CA_CERTS=${AUTHORITIES}`;
  const shell = ['env', '-i', ...environment.split(' '), 'bash', '-c', script];
  const person = as === undefined ? shell : ['runuser', '-u', as, '--', ...shell];
  const child = start('nsenter', ...inside(machine, person));
  return await new Promise((settle) => child.on('exit', (code) => settle(code ?? 1)));
}

function start(command: string, ...args: readonly string[]): ChildProcess {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  started.push(child);
  return child;
}

function run(command: string, ...args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}
