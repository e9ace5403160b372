import { sql } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

// The bundler puts the SQL into the program, so that it can migrate wherever it runs.
const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const provider: MigrationProvider = {
  async getMigrations() {
    return Object.fromEntries(
      Object.entries(files).map(([path, text]) => [
        path.replace(/^.*\/|\.sql$/g, ''),
        {
          up: async (db) => {
            for (const statement of splitStatements(text)) await sql.raw(statement).execute(db);
          },
        },
      ]),
    );
  },
};

/** Thrown if a later version of the program has migrated the database beyond what this version knows. */
export class NewerSchema extends Error {
  override readonly name = 'NewerSchema';
  /** The newest migration of this version. */
  readonly known: string;
  /** The newest that the database has. */
  readonly found: string;

  constructor(known: string, found: string) {
    super(`The database has migration ${found}, this version ends with ${known}`);
    this.known = known;
    this.found = found;
  }
}

/**
 * Applies all missing migrations in one transaction, under a lock, so that servers may start
 * together. Throws if a migration fails; then none is applied.
 */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database.executor.withoutPlugins(),
    provider,
    // Branches bring their own numbers, so a lower number may be applied after a higher number.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  throw (await findNewerSchema(database)) ?? error;
}

/** The migrations of this version that the database lacks. Throws `NewerSchema` for a later version's database. */
export async function findMissingMigrations(database: Database): Promise<readonly string[]> {
  const newer = await findNewerSchema(database);
  if (newer !== undefined) throw newer;
  const applied = new Set(await readApplied(database));
  return Object.keys(await provider.getMigrations())
    .filter((name) => !applied.has(name))
    .toSorted();
}

async function findNewerSchema(database: Database): Promise<NewerSchema | undefined> {
  const known = Object.keys(await provider.getMigrations()).toSorted();
  const found = (await readApplied(database)).findLast((name) => !known.includes(name));
  return found === undefined ? undefined : new NewerSchema(known.at(-1) ?? 'none', found);
}

/** By name; empty if no migration was ever applied. */
async function readApplied(database: Database): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ found: string | null }>`
    select to_regclass('kysely_migration')::text as found`.execute(database.executor);
  if (!tables[0]?.found) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(database.executor);
  return rows.map(({ name }) => name);
}

/** A statement: what stands before a semicolon that ends a line, unless it is in a body between two `$$`. */
const STATEMENT = /(?:\$\$.*?\$\$|(?!;\s*$).)+/gms;

/** Prepared statements take a single statement. */
function splitStatements(text: string): string[] {
  const statements = text.replace(/--.*$/gm, '').match(STATEMENT) ?? [];
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '');
}
