import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from './programs.mjs';

/** Where Debian and its relatives keep the server's programs, a folder a version. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder with the programs of a PostgreSQL server, the newest one; undefined where there is none. */
export function findPostgresql() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const newest = versions
    .filter((version) => existsSync(join(DEBIAN, version, 'bin', 'postgres')))
    .sort((a, b) => Number(b) - Number(a))[0];
  return newest ? join(DEBIAN, newest, 'bin') : findProgram(['postgres']);
}
