import { randomBytes } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { MAX_FILE_BYTES, MAX_FILES } from '#domain/uploads/accepted-files.ts';
import { SERVER_PROGRAM } from '../../../../scripts/bootstrap/places.mjs';
import { USUAL_REQUEST_LIMITS } from '../../http/request-limits.ts';
import { readSettings } from './read-settings.ts';
import { VARIABLES } from './variables.ts';

const read = (file: string) => readFileSync(`operations/${file}`, 'utf8');
const [unit, nginx, haproxy, container] = [
  read('loanfront.service'),
  read('nginx.conf'),
  read('haproxy.cfg'),
  read('Containerfile'),
];

const texts = z.record(z.string(), z.string());
const compose = z
  .object({
    services: z.object({
      loanfront: z.object({
        build: z.object({ dockerfile: z.string(), args: texts }),
        environment: texts,
        secrets: z.array(z.string()),
        healthcheck: z.object({ test: z.array(z.string()) }),
        stop_grace_period: z.string(),
        read_only: z.literal(true),
        cap_drop: z.tuple([z.literal('ALL')]),
        security_opt: z.tuple([z.literal('no-new-privileges:true')]),
      }),
      database: z.object({ secrets: z.array(z.string()) }),
    }),
    secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
  })
  .parse(parse(read('compose.yaml')));
const { loanfront, database } = compose.services;

/** The assignments of one kind of line: `Environment=NAME=value`, `    NAME=value \`, `ARG NAME`. */
function namesIn(text: string, line: RegExp): readonly string[] {
  return [...text.matchAll(line)].map(([, name = '']) => name);
}

function assignmentsIn(text: string, line: RegExp): Record<string, string> {
  return Object.fromEntries([...text.matchAll(line)].map(([, name, value]) => [name, value]));
}

const ofUnit = assignmentsIn(unit, /^Environment=([A-Z_]+)=(.*)$/gm);
const ofExample = assignmentsIn(read('loanfront.env.example'), /^([A-Z_]+)=(.*)$/gm);
const buildArguments = namesIn(container, /^ARG ([A-Z_]+)/gm).filter(
  (name) => name !== 'NODE_IMAGE',
);
const KEPT = [
  'KEEP_DRAFTS_DAYS',
  'KEEP_SHARES_DAYS',
  'KEEP_PROSPECTS_MONTHS',
  'KEEP_REQUESTS_DAYS',
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'loanfront-installed-'));
  const secrets = {
    'database-url': 'postgres://loanfront:secret@database/loanfront',
    'smtp-url': 'smtp://loanfront:secret@mail.lender.example:587',
    'encryption-keys': `k1:${randomBytes(32).toString('base64')}`,
    'token-secret': randomBytes(32).toString('hex'),
  };
  for (const [name, secret] of Object.entries(secrets)) writeFileSync(join(folder, name), secret);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the settings of an installation', () => {
  // C-9.1
  it('stand in the table of the README', () => {
    const readme = readFileSync('README.md', 'utf8');
    const missing = Object.keys(VARIABLES.shape).filter(
      (name) => !new RegExp(`\\b${name}\\b`).test(readme),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['the unit file', ofUnit],
    ['the example of settings', ofExample],
    ['compose.yaml', loanfront.environment],
    ["compose.yaml's build", loanfront.build.args],
    ['the image', assignmentsIn(container, /^(?:ENV| {3}) ([A-Z_]+)=(\S*)/gm)],
    ["the image's build", Object.fromEntries(buildArguments.map((name) => [name, '']))],
  ])('exist: those of %s', (_, settings) => {
    const known = new Set([...Object.keys(VARIABLES.shape), ...KEPT]);
    const names = Object.keys(settings).map((name) => name.replace(/_FILE$/, ''));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each([
    ['systemd', ofUnit],
    ['compose', { ...loanfront.environment, NODE_ENV: 'production' }],
  ])('are accepted in production as %s gives them', (_, settings) => {
    const given = Object.entries({ ...ofExample, ...settings }).map(([name, value]) => [
      name,
      value === `\${PUBLIC_URL}`
        ? ofExample.PUBLIC_URL
        : value.replace(/^(?:%d|\/run\/secrets)/, folder),
    ]);
    expect(readSettings(Object.fromEntries(given))).toMatchObject({
      ok: true,
      settings: { production: true, trustProxy: { hops: 1 }, drainSeconds: 6 },
    });
  });

  it('are given by files where they are secret', () => {
    const credentials = namesIn(unit, /^LoadCredential=([a-z-]+):/gm);
    const read = Object.values(ofUnit).filter((value) => value.startsWith('%d/'));
    expect(read).toEqual(credentials.map((name) => `%d/${name}`));
    const mounted = Object.values(loanfront.environment).filter((v) => v.startsWith('/run/'));
    expect(mounted).toEqual(loanfront.secrets.map((name) => `/run/secrets/${name}`));
    expect(Object.keys(compose.secrets).toSorted()).toEqual(
      [...loanfront.secrets, ...database.secrets].toSorted(),
    );
  });
});

describe('what an installation does by the clock', () => {
  const timers = globSync('operations/*.timer');

  //
  it.each(timers)('%s starts a unit of its name, which runs an installed command', (timer) => {
    const service = readFileSync(timer.replace(/timer$/, 'service'), 'utf8');
    const commands = namesIn(service, /^ExecStart=(\S+)/gm);
    expect(commands.length).toBeGreaterThan(0);
    const install = readFileSync('docs/how-to/install.md', 'utf8');
    for (const command of commands) expect(install).toContain(` ${command}\n`);
    expect(install).toContain(timer.replace('operations/', ''));
    for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet='])
      expect(`${service}\n`).toContain(`${line}\n`);
  });

  it('leave PostgreSQL its shared memory, whose user makes the dump', () => {
    const backup = read('loanfront-backup.service');
    expect(backup).toContain('\nUser=postgres\n');
    expect(backup).not.toMatch(/^RemoveIPC=/m);
  });

  it('are a dump, a check of all data and a probe', () => {
    expect(timers.toSorted()).toEqual(
      ['backup', 'probe', 'verify'].map((name) => `operations/loanfront-${name}.timer`),
    );
    const verify = read('loanfront-verify.service');
    expect(verify).toContain('loanfront audit verify\n');
    expect(verify).toContain('loanfront integrity check\n');
  });
});

describe('the times of an installation', () => {
  const drain = Number(ofUnit.DRAIN_SECONDS);
  const seconds = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);

  it('let the server have more memory than it was measured to take, and no more than a container', () => {
    expect(/^MemoryMax=(\d)G$/m.exec(unit)?.[1]).toBe('2');
    expect(read('compose.yaml')).toContain('mem_limit: 2g');
  });

  it('let a server drain and end before it is killed', () => {
    expect(seconds(unit, /^TimeoutStopSec=(\d+)$/m)).toBeGreaterThan(drain + 10);
    expect(loanfront.environment.DRAIN_SECONDS).toBe(String(drain));
    expect(seconds(loanfront.stop_grace_period, /^(\d+)s$/)).toBeGreaterThan(drain + 10);
  });

  it('let a proxy notice that a server stops while it drains', () => {
    const [, inter, fall] = /inter (\d+)s fall (\d+)/.exec(haproxy) ?? [];
    expect(Number(inter) * Number(fall)).toBeLessThan(drain);
    const idle = seconds(nginx, /^ {4}keepalive_timeout (\d+)s;/m);
    expect(idle).toBeLessThan(drain);
    expect(idle).toBeLessThan(USUAL_REQUEST_LIMITS.keepAliveSeconds);
  });
});

describe('a proxy', () => {
  it('lets through the largest form, and not much more', () => {
    const largest = (MAX_FILES + 2) * MAX_FILE_BYTES;
    const limits = [
      Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1]) * 1024 * 1024,
      Number(/req\.body_size gt (\d+)/.exec(haproxy)?.[1]),
    ];
    for (const limit of limits) {
      expect(limit).toBeGreaterThan(largest);
      expect(limit).toBeLessThan(largest * 2);
    }
  });

  it('limits the requests and connections of an address, before the server runs out of them', () => {
    expect(nginx).toMatch(/^ {4}limit_req zone=loanfront_requests burst=\d+ nodelay;$/m);
    expect(haproxy).toMatch(/http-request deny deny_status 429 if { sc0_http_req_rate gt \d+ }/);
    const connections = [
      Number(/limit_conn loanfront_connections (\d+);/.exec(nginx)?.[1]),
      Number(/sc0_conn_cur gt (\d+)/.exec(haproxy)?.[1]),
    ];
    for (const most of connections) {
      expect(most).toBeGreaterThan(0);
      expect(most).toBeLessThanOrEqual(USUAL_REQUEST_LIMITS.maxConnections / 10);
    }
  });

  it('hides the addresses for checks from visitors, however they are encoded', () => {
    expect(nginx).toMatch(/location = \/api\/v1\/ready/); // nginx decodes the path first
    const hidden = /return status 404 if { (.*?) \/api\/v1\/ready \/api\/v1\/health }/;
    expect(hidden.exec(haproxy)?.[1]).toBe('path,url_dec -m str');
  });

  it('counts a household of IPv6 as one visitor, a /56', () => {
    expect(haproxy).toContain('src,ipmask(32,56)');
    const [, full = '', short = ''] =
      /"(~\^\(\?<network>.*?)" \$network;\s*"(~\^\(\?<short>.*?)" \$short;/.exec(nginx) ?? [];
    const visitorOf = (address: string) =>
      [full, short].map((pattern) => new RegExp(pattern.slice(1)).exec(address)?.[1]).find(Boolean);
    const [one, same, other] = ['11aa', '11ff', '12aa'].map((group) =>
      visitorOf(`2001:db8:1:${group}::1`),
    );
    expect(one).toBe(same);
    expect(one).not.toBe(other);
    expect(visitorOf('2001:db8:1:ff::1')).toBe(visitorOf('2001:db8:1:1::1'));
    expect(visitorOf('2001:db8::1')).toBe('2001:db8:');
    expect(visitorOf('192.0.2.9')).toBeUndefined();
  });

  it('tells the address that it sees, and nothing that a visitor claims', () => {
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(nginx).not.toContain('proxy_add_x_forwarded_for');
    expect(haproxy).toContain('http-request set-header X-Forwarded-For %[src]');
    expect(haproxy).not.toMatch(/^\s*option forwardfor/m);
  });

  it('adds no header to an answer, because the server sends them all', () => {
    expect(nginx).not.toMatch(/^\s*(?:add_header|expires|proxy_hide_header)/m);
    expect(haproxy).not.toMatch(/^\s*http-(?:response|after-response)/m);
  });

  it('logs no address, which may open a draft', () => {
    expect(/log_format loanfront ([^;]*);/.exec(nginx)?.[1]).not.toMatch(
      /\$(?:request\b|uri|args|http)/,
    );
    expect(/log-format (.*)/.exec(haproxy)?.[1]).not.toMatch(/%(?:r|HU|HP|HQ|HV|hr|ci)\b/);
    expect(haproxy).not.toContain('option httplog');
  });
});

describe('the image', () => {
  it('is built for each setting that pages state', () => {
    expect(buildArguments).toEqual(
      expect.arrayContaining(['PUBLIC_URL', 'GEOCODER_URL', 'CONFIG_DIR', 'CONTENT_DIR', ...KEPT]),
    );
  });

  it('runs as nobody in particular, and is asked whether it is alive', () => {
    expect(container).toMatch(/^USER 10001:10001$/m);
    expect(container).toMatch(/^HEALTHCHECK [\s\S]*\/api\/v1\/health/m);
    expect(loanfront.healthcheck.test.join(' ')).toContain('/api/v1/ready');
  });

  it('has every package that the server loads, and not the provider that plays itsme', () => {
    expect(container).toContain('npm prune --omit=dev');
    const { devDependencies } = z
      .object({ devDependencies: texts })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')));
    const removed = Object.keys(devDependencies);
    const served = globSync('src/!(site|editor)/**/*.{ts,tsx}').filter(
      (file) => !/\.(test|contract|examples)\.|-copy\./.test(file),
    );
    expect(served.length).toBeGreaterThan(500);
    const text = served.map((file) => readFileSync(file, 'utf8')).join('\n');
    const isNamed = (name: string) =>
      new RegExp(
        `(?:^(?!import type).*from |import |import\\(|resolve\\()['"]${name}[/'"]`,
        'm',
      ).test(text);
    expect(removed.filter(isNamed)).toEqual(['oidc-provider']);
  });

  it('takes no secret in', () => {
    const left = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(left).toEqual(
      expect.arrayContaining(['.data', '.git', '**/.env*', 'operations', 'secrets']),
    );
  });
});

it('run the server with the arguments that npm start gives it', () => {
  const [flag, path] = SERVER_PROGRAM;
  const program = relative(process.cwd(), path ?? '');
  expect(unit).toMatch(new RegExp(`^ExecStart=/\\S+/node ${flag} ${program}$`, 'm'));
  expect(container).toContain(`\nCMD ["node", "${flag}", "${program}"]\n`);
});
