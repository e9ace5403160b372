import { chownSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { findPostgresql } from '../../scripts/checks/postgresql.mjs';
import { EMPTY_CLUSTER, findUser, initCluster } from './start-postgres.ts';

/** Creates an empty PostgreSQL cluster once, before the integration tests, which copy it. */
export default function makeEmptyCluster() {
  const programs = findPostgresql();
  // Those that need PostgreSQL say so themselves.
  if (programs === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'loanfront-empty-cluster-'));
  const runAs = findUser();
  if ('uid' in runAs) chownSync(folder, runAs.uid, runAs.gid);
  const cluster = join(folder, 'cluster');
  initCluster(cluster, programs, runAs);
  process.env[EMPTY_CLUSTER] = cluster;
  return () => rm(folder, { recursive: true, force: true });
}
