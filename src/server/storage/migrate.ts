import { sql } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

// The bundler writes the SQL into the program, so that it migrates wherever it runs.
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

/** Thrown where a later version of the program brought the database to a shape that this one does not know. */
export class NewerSchema extends Error {
  override readonly name = 'NewerSchema';
  readonly migrations: readonly string[];

  constructor(migrations: readonly string[]) {
    super(`The database holds migrations of a later version: ${migrations.join(', ')}`);
    this.migrations = migrations;
  }
}

/**
 * Brings the database to the newest shape: all missing migrations in one transaction, under a lock,
 * so that servers may start together. Throws when one fails; then none of them was applied.
 */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({
    db: database.executor.withoutPlugins(),
    provider,
    // Branches bring their own numbers: a lower one may come after a higher one was applied.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const unknown = await findUnknownMigrations(database);
  throw unknown.length > 0 ? new NewerSchema(unknown) : error;
}

/** Those that were applied, and that this version does not have. */
async function findUnknownMigrations(database: Database): Promise<readonly string[]> {
  const own = Object.keys(await provider.getMigrations());
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(database.executor)
    .catch(() => ({ rows: [] })); // none was ever applied
  return applied.rows.map(({ name }) => name).filter((name) => !own.includes(name));
}

/** Prepared statements take one statement each. Our migrations hold no semicolon but at an end. */
function splitStatements(text: string): string[] {
  return text
    .replace(/--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
