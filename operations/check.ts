import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

// `node scripts/run.mjs operations/check.ts`: lets nginx, HAProxy, systemd and Prometheus check the files of
// `operations/` that they would read. Run by hand, because it needs them installed:
// `apt-get install nginx haproxy systemd prometheus openssl`.

/** The highest exposure that systemd may see in a unit, in tenths. From 1.0 to 4.9 it says “OK”. */
const MAX_EXPOSURE = 20;

const folder = mkdtempSync(join(tmpdir(), 'loanfront-operations-'));
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

try {
  makeCertificate();
  const units = readdirSync(import.meta.dirname)
    .filter((name) => /\.(?:service|timer)$/.test(name))
    .map((name) =>
      write(
        name,
        read(name)
          .replace(/^(Exec\w+)=\S+/gm, `$1=${process.execPath}`)
          .replace('=/opt/loanfront\n', '=/tmp\n'),
      ),
    );
  const services = units.filter((name) => name.endsWith('.service'));
  const nginx = read('nginx.conf')
    .replaceAll('/etc/nginx/tls', join(folder, 'tls'))
    .replaceAll('/var/log/nginx', folder);
  const nginxFile = write(
    'nginx.conf',
    `pid ${folder}/nginx.pid;\nevents {}\nhttp {\n${nginx}\n}\n`,
  );
  const haproxy = read('haproxy.cfg').replaceAll('/etc/haproxy/tls/', join(folder, 'joined/'));
  const rules = (file: string) => join(import.meta.dirname, 'prometheus', file);
  const results = [
    check('nginx', '-t', '-q', '-e', 'stderr', '-c', nginxFile),
    check('haproxy', '-c', '-q', '-f', write('haproxy.cfg', haproxy)),
    check('systemd-analyze', 'verify', '--man=no', ...units),
    ...services.map((service) =>
      check(
        'systemd-analyze',
        'security',
        '--offline=true',
        `--threshold=${MAX_EXPOSURE}`,
        service,
      ),
    ),
    check('promtool', 'check', 'rules', rules('alerts.yaml')),
    check('promtool', 'test', 'rules', rules('alerts.test.yaml')),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

function check(program: string, ...args: readonly string[]): boolean {
  process.stdout.write(`\n— ${program} ${args.join(' ')} —\n`);
  const { error, status } = spawnSync(program, args, { stdio: 'inherit' });
  process.stdout.write(
    error ? `not checked: ${error.message}\n` : status === 0 ? 'ok\n' : 'FAILED\n',
  );
  return status === 0;
}

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** Makes what the examples expect from a certificate authority. */
function makeCertificate(): void {
  for (const name of ['tls', 'joined']) mkdirSync(join(folder, name));
  const base = join(folder, 'tls', 'www.lender.example');
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=www.lender.example';
  spawnSync('openssl', [...request.split(' '), '-keyout', `${base}.key`, '-out', `${base}.pem`]);
  const both = readFileSync(`${base}.pem`, 'utf8') + readFileSync(`${base}.key`, 'utf8');
  writeFileSync(join(folder, 'joined', 'site.pem'), both);
}
