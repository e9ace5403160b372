import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openBarePglite } from '#tests/server/database-in-memory.ts';
import { DatabaseUnavailable } from '../stores/database-unavailable.ts';
import { embedDatabase } from './embedded-database.ts';
import { freeBytes, MIN_FREE_BYTES, watchFreeSpace } from './free-space.ts';

describe('free space', () => {
  it('is measured again only after a while', async () => {
    let looks = 0;
    const space = watchFreeSpace('/', async () => {
      looks += 1;
      return MIN_FREE_BYTES;
    });
    for (let n = 0; n < 50; n += 1) await space.require();
    expect(looks).toBeLessThan(10);
  });

  it('is that of the disk', async () => {
    expect(await freeBytes('.')).toBeGreaterThan(0);
    await expect(
      watchFreeSpace('.', async () => MIN_FREE_BYTES - 1).require(),
    ).rejects.toMatchObject({
      code: '53100',
      statusCode: 503,
    });
  });
});

describe('the embedded database on a full disk', () => {
  it('still reads, refuses to write, and writes again once there is room', async () => {
    let isEnough = true;
    const space = {
      isEnough: async () => isEnough,
      require: async () => {
        if (!isEnough) throw new DatabaseUnavailable('53100');
      },
    };
    const database = embedDatabase(await openBarePglite(), { space });
    const { executor } = database;
    const insert = (n: number) => sql`insert into written values (${n})`.execute(executor);
    const inTransaction = (n: number) =>
      database.transact(async (transaction) => {
        await sql`insert into written values (${n})`.execute(transaction.executor);
      });
    const written = async () =>
      (await sql<{ n: number }>`select n from written order by n`.execute(executor)).rows;
    await sql`create table written (n integer primary key)`.execute(executor);
    await insert(1);

    isEnough = false;
    await expect(insert(2)).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(inTransaction(3)).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await written()).toEqual([{ n: 1 }]);

    isEnough = true;
    const filled = database.transact(async (transaction) => {
      await sql`insert into written values (4)`.execute(transaction.executor);
      isEnough = false;
      await sql`insert into written values (5)`.execute(transaction.executor);
    });
    await expect(filled).rejects.toBeInstanceOf(DatabaseUnavailable);
    isEnough = true;
    await inTransaction(6);
    expect(await written()).toEqual([{ n: 1 }, { n: 6 }]);
    await database.close();
  });

  it('is unavailable too if the disk fills up after the check', async () => {
    const space = { isEnough: async () => true, require: async () => {} };
    const database = embedDatabase(await openBarePglite(), { space });
    const fillUp = sql`do $$ begin raise exception 'no space left' using errcode = '53100'; end $$`;
    await expect(fillUp.execute(database.executor)).rejects.toBeInstanceOf(DatabaseUnavailable);
    const inTransaction = database.transact(async ({ executor }) => {
      await fillUp.execute(executor);
    });
    await expect(inTransaction).rejects.toBeInstanceOf(DatabaseUnavailable);
    await database.close();
  });
});
