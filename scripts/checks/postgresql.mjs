import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from './programs.mjs';

/** Where Debian and its derivatives install the server's programs, a folder for each version. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder with the programs of the newest PostgreSQL server; undefined if there is none. */
export function findPostgresql() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions
    .filter((version) => existsSync(join(DEBIAN, version, 'bin', 'postgres')))
    .sort((a, b) => Number(b) - Number(a))[0];
  return newest ? join(DEBIAN, newest, 'bin') : findProgram(['postgres']);
}
