import type { Selectable } from 'kysely';
import type { KeyRing } from '../encryption/key-ring.ts';
import type { DevelopmentMail, KeptMail } from '../mail/development-mail.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Executor } from './database.ts';
import type { Tables } from './tables.ts';

const place = (id: string) => `development-mail/${id}`;

export function keepDevelopmentMail(executor: Executor, keyRing: KeyRing): DevelopmentMail {
  const open = (row: Selectable<Tables['developmentMail']>): KeptMail => {
    const mail: Mail = JSON.parse(keyRing.open(row.sealed, place(row.id)));
    return { ...mail, id: row.id, at: row.at };
  };
  return {
    keep: async ({ id, at, ...mail }) => {
      const sealed = keyRing.seal(JSON.stringify(mail), place(id));
      await executor.insertInto('developmentMail').values({ id, at, sealed }).execute();
    },
    list: async () => {
      const rows = await executor
        .selectFrom('developmentMail')
        .selectAll()
        .orderBy('position', 'desc')
        .execute();
      return rows.map(open);
    },
    find: async (id) => {
      const row = await executor
        .selectFrom('developmentMail')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && open(row);
    },
    remove: async (id) => {
      await executor.deleteFrom('developmentMail').where('id', '=', id).execute();
    },
  };
}
