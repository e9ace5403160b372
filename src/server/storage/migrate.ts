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
  if (error !== undefined) throw error;
}

/** Prepared statements take one statement each. Our migrations hold no semicolon but at an end. */
function splitStatements(text: string): string[] {
  return text
    .replace(/--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
