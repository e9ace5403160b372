import type { Database } from '../../storage/database.ts';
import { type EmbeddedRefusal, openEmbeddedDatabase } from '../../storage/embedded-database.ts';
import { MIN_FREE_BYTES } from '../../storage/free-space.ts';
import { migrateJobQueue } from '../../storage/jobs/job-queue.ts';
import { findMissingMigrations, migrate, NewerSchema } from '../../storage/migrate.ts';
import { openServedDatabase } from '../../storage/served-database.ts';
import { JOB_LIMITS, VISITOR_LIMITS } from '../../storage/time-limits.ts';
import type { Settings } from '../settings/read-settings.ts';
import { type Refusal, refuse } from './refusal.ts';

/**
 * The database of the settings, with this version's schema. Without `migrates` a server's database that lacks migrations
 * is refused: other servers may be using it with an earlier version, and there is no way back (W-10.20). An embedded
 * database is nobody else's, and always migrated.
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  { migrates }: { migrates: boolean },
): Promise<{ ok: true; database: Database } | Refusal> {
  const { databaseUrl, dataDir } = settings;
  const opened =
    databaseUrl === undefined
      ? await openEmbeddedDatabase(dataDir)
      : { ok: true as const, database: openServedDatabase(databaseUrl) };
  if (!opened.ok) return refuse(describeRefusal(opened.reason, dataDir));
  try {
    const missing =
      migrates || opened.database.kind === 'embedded'
        ? []
        : await findMissingMigrations(opened.database);
    if (missing.length > 0) {
      await opened.database.close();
      return refuse(
        `The database lacks ${missing.length} migrations of this version, the first of them ${missing[0]}: a start of this version adds them, after which an earlier version does not start any more. For a restored copy: doctor --migrate.`,
      );
    }
    await migrate(opened.database);
    return opened;
  } catch (error) {
    await opened.database.close().catch(() => {});
    if (error instanceof NewerSchema) {
      return refuse(
        `The database was changed by a later version of Loanfront: its newest migration is ${error.found}, this version's is ${error.known}. Start that version or a later one, or restore a backup made before (docs/how-to/back-up-and-restore.md).`,
      );
    }
    const code = codeOf(error);
    if (databaseUrl === undefined || code === undefined) throw error;
    return refuse(
      `The database at ${placeOf(databaseUrl)} cannot be used (${code}): check DATABASE_URL.`,
    );
  }
}

function describeRefusal(reason: EmbeddedRefusal['reason'], dataDir: string): string {
  switch (reason.kind) {
    case 'diskFull':
      return `The disk of the data folder ${dataDir} is full: the embedded database needs ${MIN_FREE_BYTES / 1024 / 1024} MB free. Make room, or choose another folder with DATA_DIR.`;
    case 'folderLocked':
      return `The data folder ${dataDir} is in use by process ${reason.pid}: stop it first, or choose another folder with DATA_DIR.`;
    case 'damaged':
      return `The embedded database in ${dataDir} cannot be read: its files were changed by something else, or some are missing. Restore a copy of the whole folder (docs/how-to/back-up-and-restore.md), or choose another with DATA_DIR.`;
  }
}

/** A database as a server uses it: visitors have stricter limits than jobs. */
export interface ServingDatabases {
  ok: true;
  forVisitors: Database;
  /** The same database if embedded, or another connection pool to the same server. */
  forJobs: Database;
  close(): Promise<void>;
}

/**
 * Opens the database to serve. Migrations and commands have no limits, so their connection is closed here.
 * `prepare` runs on it before anything is served, and may refuse.
 */
export async function openToServe(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  prepare: (database: Database) => Promise<{ ok: true } | Refusal> = async () => ({ ok: true }),
): Promise<ServingDatabases | Refusal> {
  const opened = await openDatabase(settings, { migrates: true });
  if (!opened.ok) return opened;
  const { database } = opened;
  const prepared = await prepare(database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  if (!prepared.ok) {
    await database.close();
    return prepared;
  }
  const { databaseUrl } = settings;
  if (databaseUrl === undefined) {
    return { ok: true, forVisitors: database, forJobs: database, close: () => database.close() };
  }
  await migrateJobQueue(database).finally(() => database.close());
  const forVisitors = openServedDatabase(databaseUrl, VISITOR_LIMITS);
  const forJobs = openServedDatabase(databaseUrl, JOB_LIMITS);
  const close = async () => {
    await Promise.all([forVisitors.close(), forJobs.close()]);
  };
  return { ok: true, forVisitors, forJobs, close };
}

/** The address without user and password. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

/** The system's or the server's code: ECONNREFUSED, 28P01 (wrong password), 3D000 (no database). */
function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
