import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A released schema with data in every table, as SQL that PostgreSQL and PGlite read. */
export interface KeptSchema {
  /** The number of its newest migration: "0012". */
  name: string;
  /** Creates and fills an empty database. */
  sql: string;
  /** Fills our tables, naming the columns that the program of that time knew. */
  inserts: string;
}

const FOLDER = import.meta.dirname;

/** The queue deletes jobs that waited for weeks: these wait since now. */
const AS_YOUNG_AS_KEPT = `update pgboss.job set start_after = now(), created_on = now(),
  keep_until = now() + interval '14 days' where state = 'created';`;

/** Every released schema, the oldest first. */
export const KEPT_SCHEMAS: readonly KeptSchema[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql.gz'))
  .toSorted()
  .map((file) => {
    const sql = gunzipSync(readFileSync(join(FOLDER, file))).toString('utf8');
    return {
      name: file.replace(/^schema-|\.sql\.gz$/g, ''),
      sql: [sql, 'reset all;', AS_YOUNG_AS_KEPT].join('\n'),
      inserts: insertsIn(sql).join('\n'),
    };
  });

/** The lines that fill our tables; pieces of files refer to their files, which come first. */
function insertsIn(sql: string): readonly string[] {
  const lines = sql.split('\n').filter((line) => /^INSERT INTO public\.(?!kysely)/.test(line));
  const isPiece = (line: string) => line.startsWith('INSERT INTO public.upload_pieces');
  return [...lines.filter((line) => !isPiece(line)), ...lines.filter(isPiece)];
}
