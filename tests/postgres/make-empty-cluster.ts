import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresql } from '../../scripts/system/programs.ts';
import { createEmptyCluster, findUser, makeOwnedFolder } from './create-cluster.ts';

/** Creates an empty PostgreSQL cluster once, before the integration tests, which copy it. */
export default function makeEmptyCluster() {
  const programs = findPostgresql();
  // The tests that need PostgreSQL name it as missing.
  if (programs === undefined) return undefined;
  const runAs = findUser();
  const folder = makeOwnedFolder(join(tmpdir(), 'loanfront-empty-cluster-'), runAs);
  createEmptyCluster(join(folder, 'cluster'), programs, runAs);
  return () => rm(folder, { recursive: true, force: true });
}
