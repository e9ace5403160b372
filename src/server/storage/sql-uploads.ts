import { sql } from 'kysely';
import type { KeyRing } from '../security/encryption/key-ring.ts';
import type { Upload } from '../stores/upload.ts';
import type { UploadStore } from '../stores/upload-store.ts';
import type { Executor } from './database.ts';
import { PURGED_AT_ONCE, purgeInBatches } from './purge-in-batches.ts';

export const placeOfUpload = (id: string) => `uploads/${id}`;
export const placeOfPiece = (id: string, position: number, isLast: boolean) =>
  `uploads/${id}/${position}${isLast ? '/last' : ''}`;

export function createSqlUploads(executor: Executor, keyRing: KeyRing): UploadStore {
  const open = ({ id, sealed }: { id: string; sealed: Uint8Array | null }): Upload => {
    if (sealed === null) throw new Error(`An upload without an end: ${id}`);
    return { id, ...JSON.parse(keyRing.open(sealed, placeOfUpload(id))) };
  };
  return {
    begin: async (id, begunAt) => {
      await executor.insertInto('uploads').values({ id, begunAt }).execute();
    },
    write: async (uploadId, position, piece, isLast) => {
      const sealed = keyRing.sealBytes(piece, placeOfPiece(uploadId, position, isLast));
      await executor.insertInto('uploadPieces').values({ uploadId, position, sealed }).execute();
    },
    finish: async ({ id, ...known }) => {
      const sealed = keyRing.seal(JSON.stringify(known), placeOfUpload(id));
      await executor.updateTable('uploads').set({ sealed }).where('id', '=', id).execute();
    },
    claim: async (ids, subjectId) => {
      for (const [position, id] of ids.entries()) {
        const claimed = await executor
          .updateTable('uploads')
          .set({ subjectId, position })
          .where('id', '=', id)
          .where('subjectId', 'is', null)
          .where('sealed', 'is not', null)
          .executeTakeFirst();
        if (Number(claimed.numUpdatedRows) !== 1) throw new Error(`No upload ${id} to claim`);
      }
    },
    findUnclaimed: async (id) => {
      const row = await executor
        .selectFrom('uploads')
        .select(['id', 'sealed'])
        .where('id', '=', id)
        .where('subjectId', 'is', null)
        .where('sealed', 'is not', null)
        .executeTakeFirst();
      return row && open(row);
    },
    countUnclaimed: async () => {
      const { count } = await executor
        .selectFrom('uploads')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('subjectId', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    find: async (id) => {
      const row = await executor
        .selectFrom('uploads')
        .select(['id', 'sealed'])
        .where('id', '=', id)
        .where('subjectId', 'is not', null)
        .executeTakeFirst();
      return row && open(row);
    },
    listOf: async (subjectId) => {
      const rows = await executor
        .selectFrom('uploads')
        .select(['id', 'sealed'])
        .where('subjectId', '=', subjectId)
        .orderBy('position')
        .execute();
      return rows.map(open);
    },
    read: (id) => readPieces(executor, keyRing, id),
    remove: async (id) => {
      await executor.deleteFrom('uploads').where('id', '=', id).execute();
    },
    purge: async (before) => {
      return await purgeInBatches(async () => {
        const { rows } = await sql`
          with due as (
            select id from uploads where subject_id is null and begun_at <= ${before}
            limit ${sql.lit(PURGED_AT_ONCE)} for update skip locked
          )
          delete from uploads as gone using due where gone.id = due.id returning gone.id`.execute(
          executor,
        );
        return rows.length;
      });
    },
  };
}

/** Reads the pieces one at a time. Only the last is decrypted as the last, so truncation is detected. */
async function* readPieces(
  executor: Executor,
  keyRing: KeyRing,
  uploadId: string,
): AsyncGenerator<Buffer> {
  const { last } = await executor
    .selectFrom('uploadPieces')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('uploadId', '=', uploadId)
    .executeTakeFirstOrThrow();
  const end = Math.max(last ?? 0, 0);
  for (let position = 0; position <= end; position += 1) {
    const piece = await executor
      .selectFrom('uploadPieces')
      .select('sealed')
      .where('uploadId', '=', uploadId)
      .where('position', '=', position)
      .executeTakeFirst();
    const sealed = piece?.sealed ?? Buffer.alloc(0);
    yield keyRing.openBytes(sealed, placeOfPiece(uploadId, position, position === end));
  }
}
