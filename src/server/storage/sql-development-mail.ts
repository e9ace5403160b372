import type { Selectable } from 'kysely';
import type { KeyRing } from '../encryption/key-ring.ts';
import type { DevelopmentMail, KeptMail, ListedMail } from '../mail/development-mail.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Executor } from './database.ts';
import { openEach } from './read-pages.ts';
import type { Tables } from './tables.ts';

type Row = Selectable<Tables['developmentMail']>;

const place = (id: string) => `development-mail/${id}`;
const placeOfAttachments = (id: string) => `development-mail-attachments/${id}`;

export function createSqlDevelopmentMail(executor: Executor, keyRing: KeyRing): DevelopmentMail {
  const openListed = (row: Omit<Row, 'sealedAttachments'>): ListedMail => {
    const mail: Omit<Mail, 'attachments'> = JSON.parse(keyRing.open(row.sealed, place(row.id)));
    return { ...mail, id: row.id, at: row.at };
  };
  const open = (row: Row): KeptMail => {
    const { sealedAttachments: sealed } = row;
    if (sealed === null) return openListed(row);
    const attachments = JSON.parse(keyRing.open(sealed, placeOfAttachments(row.id)));
    return { ...openListed(row), attachments };
  };
  return {
    keep: async ({ id, at, attachments = [], ...mail }) => {
      const sealed = keyRing.seal(JSON.stringify(mail), place(id));
      const sealedAttachments =
        attachments.length === 0
          ? null
          : keyRing.seal(JSON.stringify(attachments), placeOfAttachments(id));
      await executor
        .insertInto('developmentMail')
        .values({ id, at, sealed, sealedAttachments })
        .execute();
    },
    list: async (unreadable) => {
      const rows = await executor
        .selectFrom('developmentMail')
        .select(['position', 'id', 'sealed', 'at'])
        .orderBy('position', 'desc')
        .execute();
      const mails: ListedMail[] = [];
      for await (const mail of openEach(rows, openListed, unreadable)) mails.push(mail);
      return mails;
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
