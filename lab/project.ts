import { withLock } from '../scripts/bootstrap/lock.mjs';
import { ensureBuild } from '../scripts/build/ensure-build.ts';
import { ensureInstalled, type NeedName } from '../scripts/system/ensure-installed.ts';

// Everything that the lab uses of scripts/, in one place: nothing else in the lab imports from there.
export { endChild, startChild, waitFor } from '../scripts/bootstrap/children.mjs';
export { inProject, SERVER_PROGRAM } from '../scripts/bootstrap/places.mjs';
export { Refusal, runCommand } from '../scripts/command.ts';
export { findChromium, findPostgresql, findProgram } from '../scripts/system/programs.ts';
export { environmentOfTools } from '../scripts/tools.ts';

/** Builds what is out of date, and makes sure that the system's packages are installed. */
export async function prepareProduct(...packages: readonly NeedName[]) {
  await withLock(ensureBuild);
  ensureInstalled(packages);
}
