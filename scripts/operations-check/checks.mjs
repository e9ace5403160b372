import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { inProject } from '../preparation/places.mjs';

/**
 * A file of `operations/`, and the program that judges it.
 * @typedef {object} Check
 * @property {string} file
 * @property {string} program as Debian names it
 * @property {(folder: string) => string[]} prepare writes the file, with paths that exist here, into an empty folder;
 *   returns the program's arguments
 */

/** @param {string} file */
const read = (file) => readFileSync(inProject('operations', file), 'utf8');

/** The lowest exposure that systemd may see in the unit, in tenths: 20 of 100 is its «OK». */
const MOST_EXPOSED = 20;

/** @type {readonly Check[]} */
export const CHECKS = [
  {
    file: 'nginx.conf',
    program: 'nginx',
    prepare: (folder) => {
      const site = read('nginx.conf')
        .replaceAll('/etc/nginx/tls', join(folder, 'tls'))
        .replaceAll('/var/log/nginx', folder);
      const whole = `pid ${folder}/nginx.pid;\nevents {}\nhttp {\n${site}\n}\n`;
      return ['-t', '-q', '-e', 'stderr', '-c', write(folder, 'nginx.conf', whole)];
    },
  },
  {
    file: 'haproxy.cfg',
    program: 'haproxy',
    prepare: (folder) => {
      const site = read('haproxy.cfg').replaceAll('/etc/haproxy/tls/', join(folder, 'joined/'));
      return ['-c', '-q', '-f', write(folder, 'haproxy.cfg', site)];
    },
  },
  {
    file: 'loanfront.service',
    program: 'systemd-analyze',
    prepare: (folder) => ['verify', '--man=no', writeUnit(folder)],
  },
  {
    file: 'loanfront.service',
    program: 'systemd-analyze',
    prepare: (folder) => [
      'security',
      '--offline=true',
      `--threshold=${MOST_EXPOSED}`,
      '--no-pager',
      writeUnit(folder),
    ],
  },
  {
    file: 'prometheus/alerts.yaml',
    program: 'promtool',
    prepare: () => ['check', 'rules', inProject('operations', 'prometheus', 'alerts.yaml')],
  },
  {
    file: 'prometheus/alerts.test.yaml',
    program: 'promtool',
    prepare: () => ['test', 'rules', inProject('operations', 'prometheus', 'alerts.test.yaml')],
  },
];

/** @param {string} folder */
function writeUnit(folder) {
  const unit = read('loanfront.service').replace(
    /^ExecStart=\S+/m,
    `ExecStart=${process.execPath}`,
  );
  return write(folder, 'loanfront.service', unit.replace('=/opt/loanfront\n', '=/tmp\n'));
}

/** @param {string} folder @param {string} name @param {string} text */
function write(folder, name, text) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
