// Everything that the lab uses of scripts/, in one place: nothing else in the lab imports from there.
export { findChromium } from '../scripts/checks/chromium.mjs';
export { findPostgresql } from '../scripts/checks/postgresql.mjs';
export { findProgram } from '../scripts/checks/programs.mjs';
export { ensureSystemPackages } from '../scripts/checks/system-packages.mjs';
export { Refusal, runCommand } from '../scripts/commands/refusal.mjs';
export { inProject } from '../scripts/preparation/places.mjs';
export { prepareProduct } from '../scripts/preparation/prepare.mjs';
export { environmentOfTools, scriptOf } from '../scripts/preparation/tools.mjs';
export { endChild, runInForeground, startChild, waitFor } from '../scripts/processes/children.mjs';
export { serveProduct } from '../scripts/processes/serve-product.mjs';
export { SERVER_PROGRAM } from '../scripts/processes/server-program.mjs';
